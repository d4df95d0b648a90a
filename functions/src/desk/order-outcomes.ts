import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '../contract/endpoint.ts';
import type { closeParcel as closeParcelEndpoint } from '../contract/order-outcomes.ts';
import type { Outcome } from '../contract/orders.ts';
import { isClosing } from '../domain/desk.ts';
import {
  countQuantity,
  isAwaited,
  type ParcelOutcome,
  REOPENING_MS,
  reasonOf,
  statusOfOutcome,
  statusSince,
} from '../domain/order-outcomes.ts';
import { CANCELLED_STATUS, isClosed, isSent, mayBecome, PAID_STATUS, statusBefore } from '../domain/order-status.ts';
import { isErased, isPaid } from '../domain/orders.ts';
import { hasPermission } from '../domain/roles.ts';
import { countChanged, type Decision } from '../orders/change-order.ts';
import { assertOpen, assertReceivable, assertSumSeen, orderClosed } from '../orders/order-guards.ts';
import { ofClosing } from '../orders/order-payment.ts';
import { parcelCameBack, sumNamed } from '../orders/parcel-came-back.ts';
import { findChangesOf } from '../platform/audit/audit-store.ts';
import type { OrderAtDesk, OrderDocument } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, Forbidden, NotFound } from '../platform/http/errors.ts';
import { appendEntry, assertPart } from './desk-rules.ts';

type Closing = Parsed<typeof closeParcelEndpoint>['body'];

/** Returns how many orders changed: 0 when it already has this outcome. @throws {BadInput} {Conflict} {NotFound} */
export function closeParcel(id: string, closing: Closing, by: Staff): Promise<number> {
  return countChanged(id, by, async ({ order, desk }, at, transaction) => {
    const outcome = outcomeOf(order, closing);
    if (order.closedFor === closing.outcome && isDeepStrictEqual(order.outcome, outcome)) return undefined;
    const closed = closedBy(order, closing.outcome, outcome);
    assertSumSeen(order, closing.toCollect);
    assertReceivable(order, closing.collected);
    const { note } = closing;
    const noteParcel = closing.outcome === 'returned' ? parcelCameBack : sumNamed;
    const noted = await noteParcel(transaction, desk, at);
    return {
      ...closed,
      ...noted,
      order: { ...closed.order, payment: paymentAfter(order, closing, at) },
      desk: { ...noted?.desk, ...(note && { notes: appendEntry(desk.notes, { at, by: by.email, text: note }) }) },
      audited: { before: {}, after: { ...closed.audited.after, note } },
    };
  });
}

/**
 * How an order is closed by what became of its parcel, whatever came of the money; also one whose courier alone has said so.
 * @throws {Conflict}
 */
export function closedBy(order: OrderDocument, closedFor: ParcelOutcome, outcome: Outcome) {
  const status = statusOfOutcome(closedFor);
  if (!isAwaited(order) && !mayBecome(order.status, status, 'parcel')) throw orderClosed();
  return {
    order: { status, closedFor, outcome },
    ...eventOf(order, closedFor, outcome),
    audited: { before: {}, after: { closedFor, ...outcome } },
  } satisfies Decision;
}

/** How the order of a parcel is closed that its courier has lost: what it has taken from the stock stays out. */
export function closedAsLost() {
  return {
    status: CANCELLED_STATUS,
    closedFor: 'lost',
    outcome: { reason: 'other', cameBack: [], collected: 0 },
  } satisfies Decision['order'];
}

function outcomeOf({ lines }: OrderDocument, { outcome, reason, cameBack = [], collected }: Closing): Outcome {
  if (outcome === 'partlyDelivered') assertPart(lines, cameBack, 'cameBack');
  const back = outcome === 'returned' ? lines : cameBack;
  return { reason, cameBack: back.map(({ _id, quantity }) => ({ _id, quantity })), collected };
}

/** An earlier payment is kept unless more has come; a refund of the excess is recorded separately. */
function paymentAfter({ payment }: OrderDocument, { received, collected }: Closing, at: number) {
  return received && collected > (payment?.sum ?? 0) ? ofClosing({ sum: collected, at }, payment) : payment;
}

/** As long as nobody has counted what came back, no quantity is named. */
function eventOf(
  { lines }: OrderDocument,
  event: Closing['outcome'],
  { cameBack }: Outcome,
): Pick<Decision, 'event' | 'pieces'> {
  if (event === 'returned' || cameBack.length === 0) return { event };
  const of = countQuantity(lines);
  return { event, pieces: { stayed: of - countQuantity(cameBack), of } };
}

/**
 * Returns how many orders changed: 0 when it is in the shop already. Who may only hand over undoes what they themselves
 * did. @throws {Forbidden} {Conflict} {NotFound}
 */
export async function undoSent(id: string, by: Staff): Promise<number> {
  const mayChange = hasPermission(by.role, 'orders:change');
  const own = mayChange ? [] : (await findChangesOf(id)).filter((change) => change.by === by.email);
  return countChanged(id, by, ({ order }) => {
    if (!mayChange && order.confirmedAt === undefined) throw new NotFound('order');
    assertOpen(order);
    if (!isSent(order.status)) return undefined;
    const sentAt = statusSince(order);
    if (!mayChange && !own.some(({ at }) => at === sentAt))
      throw new Forbidden('sent-by-another', 'Somebody else has handed the order over.');
    return { order: { status: statusBeforeSent(order) }, event: 'notSent' };
  });
}

/** The status of an order in the shop that was sent by mistake. A payment that was recorded on the way counts. */
export function statusBeforeSent(order: OrderDocument): OrderDocument['status'] {
  const status = statusBefore(order, 'undoing');
  return isPaid(order) && mayBecome(status, PAID_STATUS, 'payment') ? PAID_STATUS : status;
}

/** Returns how many orders changed: 0 when it is open already. @throws {Conflict} {NotFound} */
export function reopenOrder(id: string, by: Staff): Promise<number> {
  return countChanged(id, by, (current, at) => {
    const { order } = current;
    if (!isClosed(order.status)) return undefined;
    if (reasonOf(order.closedFor)?.isFinal)
      throw new Conflict('order-joined', 'The order was joined to another, which has its products now.');
    if (isErased(order)) throw new Conflict('order-erased', 'Nothing is known of its buyer any more.');
    if (at - statusSince(order) > REOPENING_MS)
      throw new Conflict('closed-too-long', 'The order was closed more than a day ago.');
    const { closedFor, outcome } = order;
    return {
      order: { ...asBefore(order), closedFor: undefined, outcome: undefined, amounts: order.amounts.map(asReceived) },
      desk: deskReopened(current, by, at),
      event: 'reopened',
      audited: { before: { closedFor, ...outcome }, after: {} },
    };
  });
}

/** Its status before it was closed, and its payment before the closing call recorded one; another payment stays. */
function asBefore(order: OrderDocument): Pick<OrderDocument, 'status' | 'payment'> {
  const { payment } = order;
  return { status: statusBefore(order, 'reopening'), payment: payment?.withClosing ? payment.before : payment };
}

/** What the shop had kept of a closed order is money ahead of an open one. */
function asReceived({ kept, ...amount }: OrderDocument['amounts'][number]): OrderDocument['amounts'][number] {
  return amount;
}

/** An order that the desk had closed returns to the call queue. */
function deskReopened({ desk }: OrderAtDesk, { email }: Staff, at: number) {
  if (!isClosing(desk.state)) return {};
  const attempts = appendEntry(desk.attempts, { at, by: email, outcome: 'toCall' as const });
  return { state: 'toCall' as const, callAt: desk.createdAt, attempts };
}
