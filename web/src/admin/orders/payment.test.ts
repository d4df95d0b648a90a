import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { expect, test } from 'vitest';
import { paymentOf } from './payment.ts';

const payment = { sum: 3_300, at: 1 };

test.each<OrderStatus>(['waiting for confirmation', 'Payment successful', 'Out for Delivery', 'Delivered'])(
  'cash is collected until a payment was confirmed, whatever the status says: %s',
  (status) => {
    expect(paymentOf({ status })).toBe('collect');
    expect(paymentOf({ status, payment })).toBe('paid');
  },
);

test('a cancelled order asks for nothing, and what was paid is to be given back', () => {
  expect(paymentOf({ status: 'Cancel' })).toBe('cancelled');
  expect(paymentOf({ status: 'Cancel', payment })).toBe('refund');
});
