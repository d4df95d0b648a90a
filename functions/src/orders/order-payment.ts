import type { Parsed } from '../contract/endpoint.ts';
import type { setOrderPayment, setOrderStatus } from '../contract/orders.ts';
import { amountsOf } from '../domain/amounts.ts';
import {
  isCancelled,
  isClosed,
  isDelivered,
  mayBecome,
  type OrderStatus,
  PAID_STATUS,
  type StaffStatus,
  statusBefore,
} from '../domain/order-status.ts';
import { stillToCome, sumOfTaka, sumToCollect, toCollect } from '../domain/orders.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';
import type { Decision } from './change-order.ts';
import { assertReceivable, assertSumSeen, orderClosed } from './order-guards.ts';

type Asked = Parsed<typeof setOrderPayment>['body'];
type Payment = NonNullable<OrderDocument['payment']>;

/**
 * The change to an order whose payment is recorded, corrected or taken back at `at`; undefined when nothing changes. An
 * advance is not part of the payment: it was received before. @throws {Conflict}
 */
export function afterPayment(order: OrderDocument, asked: Asked, at: number): Decision | undefined {
  if (!asked.received) return asked.keptAhead === undefined ? givenBack(order) : partGivenBack(order, asked);
  const { payment } = order;
  // Of an order that came back, only what was collected counts: that is what is to be collected then.
  const settled = order.outcome ? undefined : payment?.sum;
  const sum = asked.sum ?? asked.toCollect ?? settled ?? toCollect(order);
  assertSumSeen(order, asked.toCollect);
  const isAllThatComes = asked.sum !== undefined && stillToCome(order) > 0;
  if (payment?.sum === sum && !isAllThatComes) return undefined;
  if (isCancelled(order.status) && !order.outcome?.collected)
    throw new Conflict('order-cancelled', 'The order is cancelled: nothing is to be paid.');
  const isOther = asked.sum !== undefined || settled !== undefined;
  if (payment && isOther && asked.sumSeen !== payment.sum)
    throw new Conflict('payment-recorded', 'Another sum is recorded for the order.');
  if (asked.sum !== undefined) assertReceivable(order, sum);
  // A corrected sum keeps the time of the wrong one.
  const recorded = { sum, at: payment && asked.sum !== undefined ? payment.at : at };
  return { order: { status: statusWithPayment(order, true), payment: recorded } };
}

/**
 * The change to an order that gets a status, with its payment where that is received with it; undefined when nothing
 * changes. A payment that is recorded for a closed order, even by a repeat of its status, is not of its closing. @throws {Conflict}
 */
export function afterStatus(
  order: OrderDocument,
  status: StaffStatus,
  received: Parsed<typeof setOrderStatus>['body'],
  at: number,
): Decision | undefined {
  const isMoved = status !== order.status;
  if (isMoved && !mayBecome(order.status, status, 'staff')) throw orderClosed();
  const moved = { ...order, status };
  const paid = received?.received && afterPayment(moved, { ...received, received: true }, at);
  if (!paid) return isMoved ? { order: { status } } : undefined;
  if (!isMoved || !isClosed(status)) return paid;
  return { order: { ...paid.order, payment: paid.order?.payment && ofClosing(paid.order.payment, order.payment) } };
}

/** Marks a payment as recorded by the call that closes its order: reopening takes it back, and brings the one `before` back. */
export function ofClosing(payment: Payment, before: Payment | undefined): Payment {
  return { ...payment, withClosing: true, ...(before && { before: { sum: before.sum, at: before.at } }) };
}

/**
 * The change to an order for which a rider or a courier has brought this, in taka; undefined where all of it has been recorded
 * already.
 */
export function afterSettlement(order: OrderDocument, brought: number, at: number): Decision | undefined {
  const left = Math.min(brought, sumToCollect(order));
  if (left === 0) return undefined;
  const payment = { sum: sumOfTaka([order.payment?.sum ?? 0, left]), at };
  return { order: { status: statusWithPayment(order, true), payment } };
}

/**
 * Of a cancelled order what came ahead is given back too, but for what the shop keeps; what was collected for a returned one is a
 * payment of its own.
 */
function givenBack(order: OrderDocument): Decision | undefined {
  const { payment, amounts, outcome } = order;
  const ahead =
    isCancelled(order.status) && !(payment && outcome) ? amountsOf(order, 'received').filter(({ kept }) => !kept) : [];
  if (!payment && ahead.length === 0) return undefined;
  const left = amounts.filter((amount) => !ahead.includes(amount));
  return {
    order: {
      status: statusWithPayment(order, false),
      payment: undefined,
      ...(ahead.length > 0 && { amounts: left }),
    },
    ...(ahead.length > 0 && { audited: { before: { amounts }, after: { amounts: left } } }),
  };
}

/**
 * Of the money that came ahead of an order that was cancelled, or of which a part came back, some went back. A cancelled one
 * says that the shop keeps the rest, so that nobody takes that for money to give back. @throws {Conflict}
 */
function partGivenBack(order: OrderDocument, { keptAhead = 0, aheadSeen }: Asked): Decision | undefined {
  const { status, outcome, amounts } = order;
  const [ahead] = amountsOf(order, 'received');
  const isKept = keptAhead > 0 && isCancelled(status);
  if ((ahead?.taka ?? 0) === keptAhead && (!isKept || ahead?.kept)) return undefined;
  if (!isCancelled(status) && !(isDelivered(status) && outcome))
    throw new Conflict('not-delivered', 'The order is not cancelled, and nothing of it came back after its delivery.');
  if (!ahead || ahead.taka !== aheadSeen || keptAhead > ahead.taka)
    throw new Conflict('payment-recorded', 'Another sum has come ahead of the order.');
  const left = amounts.flatMap((amount) => {
    if (amount !== ahead) return amount;
    return keptAhead > 0 ? { ...ahead, taka: keptAhead, ...(isKept && { kept: true as const }) } : [];
  });
  return { order: { amounts: left }, audited: { before: { amounts }, after: { amounts: left } } };
}

/**
 * The status of an order after its payment was recorded or taken back. A payment advances only a waiting order, and
 * taking it back returns only a paid one: an order out for delivery stays so whether it is paid or not.
 */
function statusWithPayment(order: Pick<OrderDocument, 'status' | 'timeline'>, received: boolean): OrderStatus {
  if (!received) return statusBefore(order, 'refund');
  return mayBecome(order.status, PAID_STATUS, 'payment') ? PAID_STATUS : order.status;
}
