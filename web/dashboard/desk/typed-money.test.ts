import { expect, test } from 'vitest';
import { moneyInputOf, parseMoneyInput } from './typed-money.ts';

const MONEY = { deliveryCharge: 70, discount: 20.5, advance: { sum: 500, transaction: 'BKX7' } };

test('what is typed is the money, and the other way round', () => {
  expect(parseMoneyInput(moneyInputOf(MONEY))).toEqual(MONEY);
});

test('what is no amount counts as nothing, and never makes the sum to collect negative', () => {
  const typed = { deliveryCharge: '-50', discount: '12x', advance: '1e9', transaction: 'BKX7' };
  expect(parseMoneyInput(typed)).toEqual({ deliveryCharge: 0, discount: 0, advance: null });
});

test('empty fields are no charge, no discount and no advance, whatever its number says', () => {
  expect(parseMoneyInput({ ...moneyInputOf(undefined), transaction: 'BKX7' })).toEqual({
    deliveryCharge: 0,
    discount: 0,
    advance: null,
  });
});
