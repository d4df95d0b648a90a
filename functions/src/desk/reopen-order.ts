import { isClosing } from '../domain/desk.ts';
import { REOPENING_MS, statusSince } from '../domain/order-outcomes.ts';
import { isClosed, statusBefore } from '../domain/order-status.ts';
import { changeOrder, type OrderAtDesk } from '../orders/change-order.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { Admin } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { kept } from './kept.ts';

/** Returns how many orders changed: 0 when it is open already. @throws {Conflict} {NotFound} */
export async function reopenOrder(id: string, by: Admin): Promise<number> {
  const changed = await changeOrder(id, by, (now, at) => {
    const { order } = now;
    if (!isClosed(order.status)) return undefined;
    if (at - statusSince(order) > REOPENING_MS)
      throw new Conflict('closed-too-long', 'The order was closed more than a day ago.');
    const { closedFor, outcome } = order;
    return {
      order: { ...asBefore(order), closedFor: undefined, outcome: undefined },
      desk: deskReopened(now, by, at),
      event: 'reopened',
      audited: { before: { closedFor, ...outcome }, after: {} },
    };
  });
  return changed ? 1 : 0;
}

/** The status of before it was closed, and without the payment that the closing call itself recorded: another stays. */
function asBefore(order: OrderDocument): Pick<OrderDocument, 'status' | 'payment'> {
  const { payment } = order;
  return { status: statusBefore(order, 'reopening'), payment: payment?.withClosing ? undefined : payment };
}

/** Whoever was said to have refused, or to be no buyer at all, is called once more. */
function deskReopened({ desk }: OrderAtDesk, { email }: Admin, at: number) {
  if (!isClosing(desk.state)) return {};
  const attempts = kept(desk.attempts, { at, by: email, outcome: 'toCall' as const });
  return { state: 'toCall' as const, callAt: desk.createdAt, attempts };
}
