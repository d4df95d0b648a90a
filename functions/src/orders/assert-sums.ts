import { receivableAtMost, toCollect } from '../domain/orders.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} when somebody else has changed what is to be collected since the caller read it */
export function assertSumSeen(order: OrderDocument, seen: number | undefined): void {
  const now = toCollect(order);
  if (seen !== undefined && seen !== now)
    throw new Conflict('sum-changed', `The sum to collect is ${now} taka now, not ${seen}.`);
}

/** @throws {Conflict} when nobody pays, or is given, that much for this order */
export function assertReceivable(order: Pick<OrderDocument, 'totalPrice' | 'money'>, sum: number): void {
  const most = receivableAtMost(order);
  if (sum > most) throw new Conflict('beyond-worth', `At most ${most} taka can come for the order, or be taken off.`);
}
