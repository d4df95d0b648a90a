import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { describe, expect, test } from 'vitest';
import { allReceived, paymentState, paymentSum } from './payment.ts';

const payment = { sum: 3_300, at: 1 };
const sums = { totalPrice: 3_300, amounts: [] };

test.each<OrderStatus>(['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Delivered'])(
  'cash is collected until a payment was confirmed, whatever the status says: %s',
  (status) => {
    expect(paymentState({ ...sums, status })).toBe('collect');
    expect(paymentState({ ...sums, status, payment })).toBe('paid');
  },
);

test('what was received is what was paid, be it more or less than the order costs; before that it is what it costs', () => {
  const order = { totalPrice: 3_250, status: 'Delivered' as const, amounts: [{ kind: 'delivery' as const, taka: 70 }] };
  expect(paymentSum(order)).toBe(3_320);
  expect([paymentState({ ...order, payment }), paymentSum({ ...order, payment })]).toEqual(['paid', 3_300]);
});

test('what was paid in part before the delivery leaves the rest to collect, and later is all that comes', () => {
  const part = { ...sums, status: 'Delivered' as const, payment: { sum: 1_000, beforeClosing: true as const } };
  expect([paymentState(part), paymentSum(part)]).toEqual(['collect', 2_300]);
  expect(allReceived(part)).toEqual({ toCollect: 3_300, sumSeen: 1_000 });
  expect(paymentState({ ...part, payment: { sum: 1_000 } })).toBe('paid');
  expect(allReceived({ ...part, payment })).toBeUndefined();
});

test('nothing is collected for a cancelled order, and its payment is refunded', () => {
  expect(paymentState({ ...sums, status: 'Cancel' })).toBe('cancelled');
  expect(paymentState({ ...sums, status: 'Cancel', payment })).toBe('refund');
});

describe('a parcel that was partly or wholly returned', () => {
  const cameBack = (collected: number) => ({ reason: 'late' as const, cameBack: [], collected });
  const order = { totalPrice: 3_300, amounts: [], payment };

  test('the collected sum is first to collect, then received', () => {
    const part = { totalPrice: 3_300, amounts: [], status: 'Delivered' as const, outcome: cameBack(1_650) };
    expect([paymentState(part), paymentSum(part)]).toEqual(['collect', 1_650]);
    expect(paymentState({ ...part, payment: { sum: 1_650 } })).toBe('paid');
    expect(paymentState({ ...sums, status: 'Cancel', outcome: cameBack(70) })).toBe('collect');
    expect(paymentState({ ...sums, status: 'Cancel', outcome: cameBack(0) })).toBe('cancelled');
  });

  test('an earlier payment is refunded, except for what the shop keeps', () => {
    const part = { ...order, status: 'Delivered' as const, outcome: cameBack(1_650) };
    expect([paymentState(part), paymentSum(part)]).toEqual(['refund', 1_650]);
    const whole = { ...order, status: 'Cancel' as const, outcome: cameBack(0) };
    expect([paymentState(whole), paymentSum(whole)]).toEqual(['refund', 3_300]);
  });
});
