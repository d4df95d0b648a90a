import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { expect, test } from 'vitest';
import { moneyInputOf, parseMoneyInput, suggestedCharge } from './money-input.ts';

const MONEY = { deliveryCharge: 70, discount: 20.5, advance: { sum: 500, transaction: 'BKX7' } };

test('money becomes field values, and these become the same money', () => {
  expect(parseMoneyInput(moneyInputOf(MONEY))).toEqual(MONEY);
});

test('an invalid amount counts as 0, and never makes the sum to collect negative', () => {
  const typed = { deliveryCharge: '-50', discount: '12x', advance: '1e9', transaction: 'BKX7' };
  expect(parseMoneyInput(typed)).toEqual({ deliveryCharge: 0, discount: 0, advance: null });
});

test('empty fields are no charge, no discount and no advance, even with a transaction number', () => {
  expect(parseMoneyInput({ ...moneyInputOf(undefined), transaction: 'BKX7' })).toEqual({
    deliveryCharge: 0,
    discount: 0,
    advance: null,
  });
});

const charges: DeliverySettings['charges'] = [
  { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } },
  { zone: 'suburbs', taka: 100, days: { least: 2, most: 3 } },
  { zone: 'elsewhere', taka: 130, days: { least: 3, most: 5 } },
];

test.each([
  [{ district: 'Dhaka', thana: 'Dhanmondi' }, '70'],
  [{ district: 'Dhaka' }, '70'],
  [{ district: 'Dhaka', thana: 'Savar' }, '100'],
  [{ district: 'Gazipur' }, '100'],
  [{ district: 'Narayanganj' }, '100'],
  [{ district: 'Sylhet' }, '130'],
])('the suggested charge to %j is %s taka', (place, deliveryCharge) => {
  expect(suggestedCharge({ charges }, { place, totalPrice: 900 })).toEqual({ deliveryCharge });
});

test('nothing is suggested without a place, for a zone without a charge, or in a shop without charges', () => {
  const inSylhet = { place: { district: 'Sylhet' }, totalPrice: 900 };
  expect(suggestedCharge({ charges }, { totalPrice: 900 })).toEqual({});
  expect(suggestedCharge({ charges: charges.slice(0, 2) }, inSylhet)).toEqual({});
  expect(suggestedCharge({ charges: [] }, inSylhet)).toEqual({});
  expect(suggestedCharge(undefined, inSylhet)).toEqual({});
});

test('a free delivery is suggested as such, from the total on that the shop has set', () => {
  const settings = { charges, freeFrom: 900 };
  expect(suggestedCharge(settings, { place: { district: 'Sylhet' }, totalPrice: 900 })).toEqual({
    deliveryCharge: '0',
  });
  expect(suggestedCharge(settings, { place: { district: 'Sylhet' }, totalPrice: 899 })).toEqual({
    deliveryCharge: '130',
  });
});
