import { isPaymentStep, type StaffStatus } from '../src/domain/order-status.ts';
import { derivedMoneyFields } from '../src/orders/derived-money-fields.ts';
import type { OrderDocument } from '../src/platform/database/collections.ts';

const HOUR_MS = 60 * 60 * 1000;

/** An order some hours later, when the shop has set these statuses, and received the money with the paid one. */
export function orderAfter(order: OrderDocument, steps: readonly StaffStatus[], now: number): OrderDocument {
  const set = steps.map((status, step) => {
    const at = Math.min(order.createdAt + (step + 1) * HOUR_MS, now);
    return { status, at, by: 'shop' as const };
  });
  const paid = set.find(({ status }) => isPaymentStep(status));
  const after: OrderDocument = {
    ...order,
    status: steps.at(-1) ?? order.status,
    timeline: [...order.timeline, ...set],
    ...(paid && { payment: { sum: order.totalPrice, at: paid.at, beforeClosing: true } }),
  };
  return { ...after, ...derivedMoneyFields(after) };
}
