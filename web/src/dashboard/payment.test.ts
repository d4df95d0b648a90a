import type { Order, OrderStatus } from '@aloghor/functions/contract/orders';
import { expect, test } from 'vitest';
import { paymentOf } from './payment.ts';

function after(...statuses: OrderStatus[]): Pick<Order, 'status' | 'timeline'> {
  const timeline = statuses.map((status, at) => ({ status, at, by: 'shop' as const }));
  return { status: statuses.at(-1) ?? 'waiting for confirmation', timeline };
}

test('cash is collected from whoever has not paid', () => {
  expect(paymentOf(after('waiting for confirmation', 'Out for Delivery'))).toBe('collect');
});

test('nothing is collected after a payment, wherever the order is now', () => {
  expect(paymentOf(after('waiting for confirmation', 'Payment successful', 'Out for Delivery'))).toBe('paid');
});

test('what is delivered is paid: the cash came with it', () => {
  expect(paymentOf(after('waiting for confirmation', 'Delivered'))).toBe('paid');
});

test('a cancelled order asks for nothing', () => {
  expect(paymentOf(after('Payment successful', 'Cancel'))).toBe('cancelled');
});
