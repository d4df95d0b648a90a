import { expect, test } from 'vitest';
import { deductions, isPaid, orderValue, receivableAtMost, toCollect } from './orders.ts';

const money = { deliveryCharge: 70, discount: 20.3 };

test('without money set by the shop, the total is collected', () => {
  expect(toCollect({ totalPrice: 900.2 })).toBe(900.2);
});

test('to collect is the total with the delivery charge, without discount and advance', () => {
  expect(toCollect({ totalPrice: 900.2, money })).toBe(949.9);
  expect(toCollect({ totalPrice: 900.2, money: { ...money, advance: { sum: 500 } } })).toBe(449.9);
});

test('it is never below zero', () => {
  expect(toCollect({ totalPrice: 900.2, money: { ...money, advance: { sum: 1_000 } } })).toBe(0);
});

test('an order is worth its products and their delivery, whatever is taken off', () => {
  const paid = { ...money, advance: { sum: 500.1 } };
  expect(orderValue({ totalPrice: 900.2, money: paid })).toBe(970.2);
  expect(orderValue({ totalPrice: 900.2 })).toBe(900.2);
  expect([deductions(paid), deductions({ discount: 20.3, advance: null })]).toEqual([520.4, 20.3]);
});

test('at most 1,000 taka more than an order is worth can be taken off or come for it', () => {
  expect(receivableAtMost({ totalPrice: 2_930.2, money })).toBe(4_000.2);
  expect(receivableAtMost({ totalPrice: 3_000 })).toBe(4_000);
});

test('an order is paid when a payment is recorded, and not by its status or an advance', () => {
  const advanced = { payment: undefined, status: 'Payment successful', money: { ...money, advance: { sum: 500 } } };
  expect([isPaid({ payment: { sum: 900.2 } }), isPaid(advanced)]).toEqual([true, false]);
});
