import type { Parsed } from '../contract/endpoint.ts';
import type { setOrderPayment } from '../contract/orders.ts';
import type { OrderDocument } from '../database/collections.ts';
import { toCollect } from '../domain/orders.ts';
import { Conflict } from '../http/errors.ts';
import type { Decision } from './change-order.ts';
import { statusWithPayment } from './status-with-payment.ts';

type Asked = Parsed<typeof setOrderPayment>['body'];

/**
 * What becomes of an order whose payment is recorded, corrected or taken back at `at`; undefined when it is so already. An
 * advance was received before, and is not in it. @throws {Conflict}
 */
export function afterPayment(order: OrderDocument, asked: Asked, at: number): Decision | undefined {
  if (!asked.received) return givenBack(order);
  const { payment } = order;
  const sum = asked.sum ?? (payment && isSettled(order) ? payment.sum : toCollect(order));
  if (payment?.sum === sum) return undefined;
  if (order.status === 'Cancel' && !order.outcome?.collected)
    throw new Conflict('order-cancelled', 'The order is cancelled: nothing is to be paid.');
  if (payment && asked.sum !== undefined && asked.sumSeen !== payment.sum)
    throw new Conflict('payment-recorded', 'Another sum is recorded for the order.');
  // A corrected sum came when the wrong one did.
  const recorded = { sum, at: payment && asked.sum !== undefined ? payment.at : at };
  return { order: { status: statusWithPayment(order, true), payment: recorded } };
}

/** Where pieces came back of an order that was paid before, only what they leave stays received. */
function isSettled({ payment, outcome }: OrderDocument): boolean {
  return !outcome || payment?.sum === outcome.collected;
}

/** Of a cancelled order the advance is given back too; what was collected for a returned one is a payment of its own. */
function givenBack(order: OrderDocument): Decision | undefined {
  const { payment, money, outcome } = order;
  const advance = order.status === 'Cancel' && !(payment && outcome) ? money?.advance : undefined;
  if (!payment && !advance) return undefined;
  return {
    order: {
      status: statusWithPayment(order, false),
      payment: undefined,
      ...(money && advance && { money: { ...money, advance: undefined } }),
    },
    ...(advance && { audited: { before: { money }, after: {} } }),
  };
}
