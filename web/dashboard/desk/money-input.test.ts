import { expect, test } from 'vitest';
import { moneyInputOf, parseMoneyInput, suggestedCharge } from './money-input.ts';

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

const CHARGES = [
  { zone: 'insideDhaka', taka: 70 },
  { zone: 'suburbs', taka: 100 },
  { zone: 'elsewhere', taka: 130 },
] as const;

test.each([
  [{ district: 'Dhaka', thana: 'Dhanmondi' }, '70'],
  [{ district: 'Dhaka' }, '70'],
  [{ district: 'Dhaka', thana: 'Savar' }, '100'],
  [{ district: 'Gazipur' }, '100'],
  [{ district: 'Narayanganj' }, '100'],
  [{ district: 'Sylhet' }, '130'],
])('to %j it is %s taka', (place, deliveryCharge) => {
  expect(suggestedCharge(place, CHARGES)).toEqual({ deliveryCharge });
});

test('nothing is proposed without a place, for a zone without a charge, or by a shop that has set none', () => {
  expect(suggestedCharge(undefined, CHARGES)).toEqual({});
  expect(suggestedCharge({ district: 'Sylhet' }, CHARGES.slice(0, 2))).toEqual({});
  expect(suggestedCharge({ district: 'Dhaka' })).toEqual({});
});
