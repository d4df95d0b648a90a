import type { OrderDocument } from '../database/collections.ts';
import { isClosing } from '../domain/desk.ts';
import { REOPENING_MS, statusSince } from '../domain/order-outcomes.ts';
import { FIRST_STATUS, isClosed } from '../domain/order-status.ts';
import type { Admin } from '../http/access.ts';
import { Conflict } from '../http/errors.ts';
import { changeOrder, type OrderAtDesk } from '../orders/change-order.ts';
import { statusWithPayment } from '../orders/status-with-payment.ts';
import { kept } from './kept.ts';

/** The page records a payment in the call before the one that closes the order: so much earlier, at most. */
const WITH_CLOSING_MS = 60_000;

/** Returns how many orders changed: 0 when it is open already. @throws {Conflict} {NotFound} */
export async function reopenOrder(id: string, by: Admin): Promise<number> {
  const changed = await changeOrder(id, by, (now, at) => {
    const { order } = now;
    if (!isClosed(order.status)) return undefined;
    const closedAt = statusSince(order);
    if (at - closedAt > REOPENING_MS)
      throw new Conflict('closed-too-long', 'The order was closed more than a day ago.');
    const { closedFor, outcome } = order;
    return {
      order: { ...asBefore(order, closedAt), closedFor: undefined, outcome: undefined },
      desk: deskReopened(now, by, at),
      event: 'reopened',
      audited: { before: { closedFor, ...outcome }, after: {} },
    };
  });
  return changed ? 1 : 0;
}

/** Status and payment of before it was closed; a payment that came with the closing, or after it, is taken back. */
function asBefore({ payment, timeline }: OrderDocument, closedAt: number): Pick<OrderDocument, 'status' | 'payment'> {
  const steps = timeline.slice(0, timeline.findLastIndex(({ status }) => !isClosed(status)) + 1);
  const status = steps.at(-1)?.status ?? FIRST_STATUS;
  if (!payment || payment.at < closedAt - WITH_CLOSING_MS) return { status, payment };
  return { status: statusWithPayment({ status, timeline: steps }, false), payment: undefined };
}

/** Whoever was said to have refused, or to be no buyer at all, is called once more. */
function deskReopened({ desk }: OrderAtDesk, { email }: Admin, at: number) {
  if (!isClosing(desk.state)) return {};
  const attempts = kept(desk.attempts, { at, by: email, outcome: 'toCall' as const });
  return { state: 'toCall' as const, callAt: desk.createdAt, attempts };
}
