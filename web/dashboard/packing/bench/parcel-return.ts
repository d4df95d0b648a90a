import type { PackingOrder } from '@aloghor/functions/contract/packing';
import {
  damagedOf,
  expectedReturn,
  isRestocked,
  linesThatStayed,
  type ReturnKind,
  type ReturnReason,
} from '@aloghor/functions/domain/order-outcomes';
import type { Returned } from '../packing-api.ts';
import type { Counted } from './parcel-scan.ts';

type Outside = Pick<PackingOrder, 'orderItems' | 'outcome'>;

/** The order with those of its lines alone that are not back. */
export function withoutReturned<One extends Outside>(order: One): One {
  return { ...order, orderItems: linesThatStayed(order.orderItems, order.outcome?.cameBack) };
}

/** Whether something of an order may come back yet. */
export function mayComeBack(order: PackingOrder): boolean {
  return expectedReturn(order) !== undefined && withoutReturned(order).orderItems.length > 0;
}

/** The pieces that are here now. Nobody scans what has no code: with a whole parcel it is taken to be there. */
export function piecesHere(kind: ReturnKind, { orderItems }: Outside, counted: Counted): Counted {
  return Object.fromEntries(
    orderItems.map(({ _id, article, quantity }) => {
      const isThere = kind === 'whole' && article === undefined;
      return [_id, isThere ? quantity : (counted[_id] ?? 0)];
    }),
  );
}

/** Of the pieces that are here, those that cannot be sold again: as somebody has said, else all or none by the reason. */
export function damagedHere(here: Counted, said: Counted, reason: ReturnReason | ''): Counted {
  const isDamaged = reason !== '' && !isRestocked(reason);
  return Object.fromEntries(
    Object.entries(here).map(([id, quantity]) => [id, Math.min(quantity, said[id] ?? (isDamaged ? quantity : 0))]),
  );
}

/** What somebody has found of an order: the pieces that are here now, those of them that are damaged, and why. */
export interface Found {
  reason: ReturnReason;
  here: Counted;
  damaged: Counted;
}

/** The request body: what is here now, with what came back before. */
export function toReturned({ outcome }: Outside, { reason, here, damaged }: Found): Returned {
  return {
    reason,
    cameBack: withPieces(outcome?.cameBack ?? [], here),
    damaged: withPieces(outcome ? damagedOf(outcome) : [], damaged),
  };
}

function withPieces(before: readonly Returned['cameBack'][number][], now: Counted): Returned['cameBack'] {
  const sums = new Map(before.map(({ _id, quantity }) => [_id, quantity]));
  for (const [id, quantity] of Object.entries(now)) if (quantity > 0) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].map(([_id, quantity]) => ({ _id, quantity }));
}

export function sumOf(counted: Counted): number {
  return Object.values(counted).reduce((total, quantity) => total + quantity, 0);
}
