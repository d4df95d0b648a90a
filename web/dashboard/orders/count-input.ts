import type { InputOf } from '@aloghor/functions/contract/calls';
import type { Order } from '@aloghor/functions/contract/orders';
import {
  damagedOf,
  isAwaited,
  isBack,
  linesThatStayed,
  type ReturnReason,
} from '@aloghor/functions/domain/order-outcomes';
import { isDelivered } from '@aloghor/functions/domain/order-status';
import { isPaid, orderTotal, stillToCome, sumOfTaka, toCollect } from '@aloghor/functions/domain/orders';

export type Counted = InputOf<'POST /orders/admin/:id/counted'>['body'];

export interface CountInput {
  /** By product id, all that has come back until now, and all of that which is damaged, as typed. */
  cameBack: Record<string, string>;
  damaged: Record<string, string>;
  reason: ReturnReason | '';
  /** In taka; undefined until it is typed: then it is less by the price of what came back now. */
  kept?: string;
}

type Countable = Pick<Order, 'orderItems' | 'status' | 'closedFor' | 'outcome' | 'payment' | 'totalPrice' | 'amounts'>;

/** Whether something may come back of it yet, or turn out to be damaged. */
export function isCountable(order: Pick<Order, 'status' | 'closedFor' | 'outcome'>): boolean {
  return isDelivered(order.status) || (isBack(order.closedFor) && !isAwaited(order));
}

/** What has been counted already. */
export function alreadyCounted({ outcome }: Pick<Order, 'outcome'>): Pick<CountInput, 'cameBack' | 'damaged'> {
  const texts = (pieces: readonly { _id: string; quantity: number }[]) =>
    Object.fromEntries(pieces.map(({ _id, quantity }) => [_id, String(quantity)]));
  return { cameBack: texts(outcome?.cameBack ?? []), damaged: texts(outcome ? damagedOf(outcome) : []) };
}

/** What the shop keeps of what was paid, in taka, where nothing else is agreed. */
export function keptAfter(order: Countable, { cameBack }: Pick<CountInput, 'cameBack'>): number {
  const [before, now] = [alreadyCounted(order).cameBack, cameBack].map((quantities) =>
    orderTotal(linesThatStayed(order.orderItems, piecesIn(order, quantities))),
  );
  return Math.max(0, sumOfTaka([toCollect(order), now ?? 0, -(before ?? 0)]));
}

/** The request body; undefined while no reason is chosen. */
export function toCounted(order: Countable, typed: CountInput): Counted | undefined {
  const { cameBack, damaged, reason, kept } = typed;
  if (reason === '') return undefined;
  return {
    reason,
    cameBack: piecesIn(order, cameBack),
    damaged: piecesIn(order, damaged),
    ...(mayKeepLess(order) && { collected: Number(kept ?? keptAfter(order, typed)) }),
  };
}

/**
 * Whether money may be given back with it: not while some is still to come, which would then be expected of nobody. That of a
 * returned order is settled as its payment is.
 */
export function mayKeepLess(order: Countable): boolean {
  return isDelivered(order.status) && isPaid(order) && stillToCome(order) === 0;
}

/** Whether more has come back, or is damaged, or less is kept, than is recorded. */
export function isMore(order: Countable, { cameBack, damaged, collected }: Counted): boolean {
  const known = alreadyCounted(order);
  const isSame = (pieces: readonly { _id: string; quantity: number }[], counted: Record<string, string>) =>
    pieces.every(({ _id, quantity }) => Number(counted[_id] ?? 0) === quantity);
  const keepsAll = collected === undefined || collected === toCollect(order);
  return !(isSame(cameBack, known.cameBack) && isSame(damaged ?? [], known.damaged) && keepsAll);
}

function piecesIn({ orderItems }: Pick<Order, 'orderItems'>, quantities: Record<string, string>) {
  return orderItems
    .map(({ _id }) => ({ _id, quantity: Number(quantities[_id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
