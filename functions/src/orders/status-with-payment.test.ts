import { expect, test } from 'vitest';
import type { OrderStatus } from '../domain/order-status.ts';
import { statusWithPayment } from './status-with-payment.ts';

const WAITING = 'waiting for confirmation';

/** An order that has had these statuses. */
function after(...statuses: [OrderStatus, ...OrderStatus[]]) {
  const timeline = statuses.map((status, at) => ({ status, at, by: 'shop' as const }));
  return { status: statuses.at(-1) ?? WAITING, timeline };
}

test('a payment confirms a waiting order', () => {
  expect(statusWithPayment(after(WAITING), true)).toBe('Payment successful');
});

test.each<OrderStatus>(['Payment successful', 'Out for Delivery', 'Delivered'])(
  'a payment does not change an order with the status %s',
  (status) => {
    expect(statusWithPayment(after(WAITING, status), true)).toBe(status);
  },
);

test.each<[OrderStatus, ...OrderStatus[]]>([
  [WAITING],
  ['Out for Delivery', WAITING],
  [WAITING, WAITING, 'Payment successful'],
])('taken back, an order returns to the status before: %s', (before, ...earlier) => {
  expect(statusWithPayment(after(WAITING, ...earlier, before, 'Payment successful'), false)).toBe(before);
});

test('taken back, an order of which nothing earlier is known waits', () => {
  expect(statusWithPayment({ status: 'Payment successful', timeline: [] }, false)).toBe(WAITING);
});

test('taking a payment back looks at the status of an order, not at its timeline', () => {
  const { timeline } = after(WAITING, 'Payment successful');
  expect(statusWithPayment({ status: 'Delivered', timeline }, false)).toBe('Delivered');
});

test.each<OrderStatus>(['Out for Delivery', 'Delivered', 'Cancel'])(
  'taking a payment back does not change an order with the status %s',
  (status) => {
    expect(statusWithPayment(after(WAITING, 'Payment successful', status), false)).toBe(status);
  },
);
