import { expect, test } from 'vitest';
import {
  AMOUNT_KINDS,
  AMOUNTS,
  type Amount,
  amountsOf,
  isAmount,
  isDeducted,
  maySet,
  signedTaka,
  takaOfKind,
} from './amounts.ts';

const DELIVERY: Amount = { kind: 'delivery', taka: 70 };
const DISCOUNT: Amount = { kind: 'discount', taka: 20.5 };
const ADVANCE: Amount = { kind: 'advance', taka: 500, transaction: 'BKX7' };

test.each(AMOUNT_KINDS)('what %s is said to be fits together', (kind) => {
  const { sold, received, mayBeZero } = AMOUNTS[kind];
  expect(sold && (isDeducted({ kind }) || received)).toBe(false);
  expect(mayBeZero && received).toBe(false); // nothing that came has no sum
});

test('who may record that money came sets the advance, and whom nothing permits sets no amount', () => {
  expect(AMOUNT_KINDS.filter((kind) => maySet('clerk', kind))).toEqual(['delivery', 'discount', 'advance']);
  expect(AMOUNT_KINDS.filter((kind) => maySet('packer', kind))).toEqual([]);
  expect(AMOUNT_KINDS.filter((kind) => maySet('customer', kind))).toEqual([]);
});

test('the amounts of an order are found by what they are', () => {
  const order = { amounts: [DELIVERY, DISCOUNT, ADVANCE] };
  expect(amountsOf(order, 'sold')).toEqual([DELIVERY]);
  expect(amountsOf(order, 'received')).toEqual([ADVANCE]);
  expect(amountsOf(order)).toEqual([DELIVERY, DISCOUNT, ADVANCE]);
  expect(amountsOf({})).toEqual([]);
});

test('an order without an amount has none, not 0', () => {
  expect(takaOfKind({ amounts: [{ ...DELIVERY, taka: 0 }] }, 'delivery')).toBe(0);
  expect(takaOfKind({ amounts: [ADVANCE] }, 'delivery')).toBeUndefined();
  expect(takaOfKind({}, 'delivery')).toBeUndefined();
});

test('what is taken off is less to pay', () => {
  expect([DELIVERY, DISCOUNT, ADVANCE].filter(isDeducted)).toEqual([DISCOUNT, ADVANCE]);
  expect([DELIVERY, DISCOUNT, ADVANCE].map(signedTaka)).toEqual([70, -20.5, -500]);
});

test.each([7, null, [null], [{ kind: 'gift', taka: 5 }]])('a document may have %j in their place', (amounts) => {
  const order = { amounts: amounts as Amount[] }; // as nothing but its schema forbids
  expect([amountsOf(order), amountsOf(order, 'sold')]).toEqual([[], []]);
  expect(isAmount({ ...DELIVERY, kind: 'gift' as 'delivery' }, 'sold')).toBe(false);
});
