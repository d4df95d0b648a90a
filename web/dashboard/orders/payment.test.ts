import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { describe, expect, test } from 'vitest';
import { paymentState, paymentSum } from './payment.ts';

const payment = { sum: 3_300, at: 1 };

test.each<OrderStatus>(['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Delivered'])(
  'cash is collected until a payment was confirmed, whatever the status says: %s',
  (status) => {
    expect(paymentState({ status })).toBe('collect');
    expect(paymentState({ status, payment })).toBe('paid');
  },
);

test('a cancelled order asks for nothing, and what was paid is to be given back', () => {
  expect(paymentState({ status: 'Cancel' })).toBe('cancelled');
  expect(paymentState({ status: 'Cancel', payment })).toBe('refund');
});

describe('of a parcel of which pieces came back', () => {
  const cameBack = (collected: number) => ({ reason: 'late' as const, cameBack: [], collected });
  const order = { totalPrice: 3_300, payment };

  test('what was collected is to come, then received', () => {
    const part = { totalPrice: 3_300, status: 'Delivered' as const, outcome: cameBack(1_650) };
    expect([paymentState(part), paymentSum(part)]).toEqual(['collect', 1_650]);
    expect(paymentState({ ...part, payment: { sum: 1_650, at: 1 } })).toBe('paid');
    expect(paymentState({ status: 'Cancel', outcome: cameBack(70) })).toBe('collect');
    expect(paymentState({ status: 'Cancel', outcome: cameBack(0) })).toBe('cancelled');
  });

  test('what was paid before and is not kept is to be given back', () => {
    const part = { ...order, status: 'Delivered' as const, outcome: cameBack(1_650) };
    expect([paymentState(part), paymentSum(part)]).toEqual(['refund', 1_650]);
    const whole = { ...order, status: 'Cancel' as const, outcome: cameBack(0) };
    expect([paymentState(whole), paymentSum(whole)]).toEqual(['refund', 3_300]);
  });
});
