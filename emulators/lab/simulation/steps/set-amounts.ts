import { isDeepStrictEqual } from 'node:util';
import { AMOUNT_KINDS, AMOUNTS, type AmountKind } from '@aloghor/functions/domain/amounts';
import { isClosed } from '@aloghor/functions/domain/order-status';
import { type Expected, rejected, type Step } from '../call.ts';
import type { Who } from '../cast.ts';
import type { Known } from '../known.ts';
import type { Amounts, PlacedOrder } from '../world.ts';
import { ofOrder, someOrder } from './change-order.ts';

/** In poisha: so much more than an order is worth can be taken off. */
const BEYOND_WORTH = 100_000;

/** All amounts of an order at once; a missing one is removed. */
export function setAmounts(who: Who, place: number, amounts: Amounts): Step {
  return {
    name: `${who} sets the amounts of order ${place} to ${JSON.stringify(amounts)}`,
    prepare(known: Known) {
      const id = someOrder(known, place)?.id;
      if (id === undefined) return undefined;
      const happen = ofOrder(id, (order) => {
        if (isClosed(order.status)) return rejected(409, 'order-closed');
        if (isDeepStrictEqual(amounts, order.amounts)) return modified(0);
        if (order.paid !== undefined) return rejected(409, 'order-paid');
        const most = order.total + sumOf(amounts, ({ sold }) => sold) + BEYOND_WORTH;
        if (takenOff(amounts) > takenOff(order.amounts) && takenOff(amounts) > most)
          return rejected(409, 'beyond-worth');
        order.amounts = amounts;
        return modified(1);
      });
      const body = {
        amounts: kindsIn(amounts).map((kind) => ({
          kind,
          taka: (amounts[kind] ?? 0) / 100,
          ...(AMOUNTS[kind].received && { transaction: 'BKX7' }),
        })),
      };
      const what = `POST /orders/admin/${id}/amounts` as const;
      return { who, what, body, access: 'orders:correct', writes: 'orders', happen };
    },
  };
}

/** The answer also has the revision of the desk. */
function modified(count: 0 | 1): Expected {
  return { status: 200, shown: count, read: ({ modifiedCount }) => modifiedCount };
}

/** In poisha. */
export function toCollect({ parcel, total, amounts }: PlacedOrder): number {
  return parcel?.collected ?? Math.max(0, total + sumOf(amounts, () => true));
}

/** Whether money came ahead for it. */
export function hasAdvance({ amounts }: PlacedOrder): boolean {
  return kindsIn(amounts).some((kind) => AMOUNTS[kind].received);
}

/** An order without what came ahead for it. */
export function withoutAdvance({ amounts }: PlacedOrder): Amounts {
  const left = kindsIn(amounts).filter((kind) => !AMOUNTS[kind].received);
  return Object.fromEntries(left.map((kind) => [kind, amounts[kind]]));
}

function takenOff(amounts: Amounts): number {
  return -sumOf(amounts, ({ sign }) => sign < 0);
}

function sumOf(amounts: Amounts, isSummed: (definition: (typeof AMOUNTS)[AmountKind]) => boolean): number {
  return kindsIn(amounts)
    .filter((kind) => isSummed(AMOUNTS[kind]))
    .reduce((sum, kind) => sum + AMOUNTS[kind].sign * (amounts[kind] ?? 0), 0);
}

function kindsIn(amounts: Amounts): AmountKind[] {
  return AMOUNT_KINDS.filter((kind) => amounts[kind] !== undefined);
}
