import { expect, test } from 'vitest';
import type { Amount } from './amounts.ts';
import { ORDER_STATUSES } from './order-status.ts';
import {
  deductions,
  isPaid,
  isPaidInFull,
  mayBuyerCancel,
  orderValue,
  receivableAtMost,
  sumReceived,
  sumToCollect,
  toCollect,
} from './orders.ts';

const amounts: Amount[] = [
  { kind: 'delivery', taka: 70 },
  { kind: 'discount', taka: 20.3 },
];
const withAdvance = (taka: number): Amount[] => [...amounts, { kind: 'advance', taka }];

test('without amounts, the total is collected', () => {
  expect(toCollect({ totalPrice: 900.2 })).toBe(900.2);
});

test('to collect is the total with the delivery charge, without discount and advance', () => {
  expect(toCollect({ totalPrice: 900.2, amounts })).toBe(949.9);
  expect(toCollect({ totalPrice: 900.2, amounts: withAdvance(500) })).toBe(449.9);
});

test('it is never below zero', () => {
  expect(toCollect({ totalPrice: 900.2, amounts: withAdvance(1_000) })).toBe(0);
});

test('still to collect is what a payment has left, and nothing of a cancelled order', () => {
  const order = { totalPrice: 900.2, amounts, status: 'waiting for confirmation' as const };
  expect(sumToCollect(order)).toBe(949.9);
  expect(sumToCollect({ ...order, payment: { sum: 900 } })).toBe(49.9);
  expect(sumToCollect({ ...order, payment: { sum: 1_000 } })).toBe(0);
  expect(sumToCollect({ ...order, status: 'Cancel' })).toBe(0);
});

test('of a cancelled parcel it is what was collected for it, less its payment', () => {
  const order = { totalPrice: 900.2, amounts, status: 'Cancel' as const, outcome: { collected: 120 } };
  expect([sumToCollect(order), sumToCollect({ ...order, payment: { sum: 70 } })]).toEqual([120, 50]);
});

test('an order is worth its products and their delivery, whatever is taken off', () => {
  expect(orderValue({ totalPrice: 900.2, amounts: withAdvance(500.1) })).toBe(970.2);
  expect(orderValue({ totalPrice: 900.2 })).toBe(900.2);
  expect([deductions({ amounts: withAdvance(500.1) }), deductions({ amounts })]).toEqual([520.4, 20.3]);
});

test('received is the payment, and what came ahead of it', () => {
  expect(sumReceived({ amounts: withAdvance(500.1), payment: { sum: 449.8 } })).toBe(949.9);
  expect([sumReceived({ amounts }), sumReceived({ amounts: withAdvance(500.1) })]).toEqual([0, 500.1]);
});

test('its buyer may cancel an order that waits, until it is confirmed or money came for it', () => {
  const order = { status: 'waiting for confirmation', amounts } as const;
  expect(mayBuyerCancel(order)).toBe(true);
  expect(mayBuyerCancel({ ...order, confirmedAt: 1 })).toBe(false);
  expect(mayBuyerCancel({ ...order, amounts: withAdvance(500) })).toBe(false);
  expect(mayBuyerCancel({ ...order, payment: { sum: 500 } })).toBe(false);
  expect(ORDER_STATUSES.filter((status) => mayBuyerCancel({ status }))).toEqual(['waiting for confirmation']);
});

test('at most 1,000 taka more than an order is worth can be taken off or come for it', () => {
  expect(receivableAtMost({ totalPrice: 2_930.2, amounts })).toBe(4_000.2);
  expect(receivableAtMost({ totalPrice: 3_000 })).toBe(4_000);
});

test('an order is paid when a payment is recorded, and not by its status or an advance', () => {
  const advanced = { payment: undefined, status: 'Payment successful', amounts: withAdvance(500) };
  expect([isPaid({ payment: { sum: 900.2 } }), isPaid(advanced)]).toEqual([true, false]);
  const paid = (sum: number) => isPaidInFull({ totalPrice: 900, status: 'Delivered', payment: { sum } });
  expect([paid(900), paid(950), paid(500)]).toEqual([true, true, false]);
});
