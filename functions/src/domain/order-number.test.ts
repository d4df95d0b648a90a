import { expect, test } from 'vitest';
import { countedBy, firstFreePlace, orderNumberAt, typedOrderDigits, typedOrderNumber } from './order-number.ts';

test.each([
  [0, 'A-1000'],
  [42, 'A-1042'],
  [8_999, 'A-9999'],
  [9_000, 'B-1000'],
  [9_000 * 26 - 1, 'Z-9999'],
  [9_000 * 26, 'AA-1000'],
  [9_000 * 27, 'AB-1000'],
  [9_000 * 52, 'BA-1000'],
])('order %i has the number %s', (place, orderNumber) => {
  expect(orderNumberAt(place)).toBe(orderNumber);
});

test('over all changes of letters no number comes twice', () => {
  const places = Array.from({ length: 60 * 18 }, (_, half) => Math.floor(half / 2) * 9_000 + (half % 2) * 8_999);
  expect(new Set(places.map(orderNumberAt)).size).toBe(new Set(places).size);
});

test.each([0, 42, 8_999, 9_000, 9_000 * 26 - 1, 9_000 * 26, 9_000 * 52, 9_000 * 702])(
  'behind the order %i, the next place is free',
  (place) => {
    expect(firstFreePlace([undefined, orderNumberAt(place), 'no number'], false)).toBe(place + 1);
  },
);

test('the order with the largest number counts, not the newest one', () => {
  expect(firstFreePlace(['Z-9999', 'AA-1000', 'A-1042'], false)).toBe(9_000 * 26 + 1);
});

test('numbers that running instances may have reserved are left out, where there are orders', () => {
  expect(firstFreePlace(['A-1042'], true)).toBe(43 + 20 * 20);
  expect(firstFreePlace([], true)).toBe(0);
});

test.each([
  [0, 0],
  [40, 40],
  [-1, undefined],
  [1.5, undefined],
  [Number.NaN, undefined],
  ['40', undefined],
  [undefined, undefined],
])('a counter that holds %j has counted %j', (next, counted) => {
  expect(countedBy(next)).toBe(counted);
});

test.each([
  'A-1042',
  'a-1042',
  'A1042',
  'a 1042',
  ' A - 1042 ',
  'A-১০৪২',
  '#A-1042',
  '# A-1042',
  '#A১০৪২',
  'A–1042',
  'A—1042',
  'A\u20111042',
  'A−1042',
  'A-1042.',
  'A-1042।',
  '(A-1042)',
  'A-1042&fbclid=IwAR0x',
  '\u200eA-1042\u200b',
  'Ａ－１０４２',
  '"A-1042"',
  '*A-1042*',
  '№A-1042',
  'A-1042 #',
  'A_1042',
  'A/1042',
  'order A-1042',
  'Order #A-1042',
  'Order no: A-1042',
  'order number A1042',
  'my order A-1042',
  'অর্ডার নম্বর: A-১০৪২',
  'অর্ডার নংঃ A-১০৪২',
])('%j is typed for A-1042', (typed) => {
  expect(typedOrderNumber(typed)).toBe('A-1042');
});

test.each(['1042', 'A-104', 'A-10425', 'ABCD-1042', '0123456789abcdef01234567', 'border A-1042', ''])(
  '%j is no order number',
  (typed) => {
    expect(typedOrderNumber(typed)).toBeUndefined();
  },
);

test.each([
  '1042',
  '#1042',
  '-1042',
  '–1042',
  ' ১০৪২ ',
  '#১০৪২',
  '１０４２',
  '1042.',
  '"1042"',
  '№ 1042',
  'order 1042',
  'Order no. 1042',
  'অর্ডার নম্বর ১০৪২',
])('%j is typed for the digits 1042', (typed) => {
  expect(typedOrderDigits(typed)).toBe('1042');
});

test.each(['A-1042', '104', '10425', '01712345678', 'x', ''])('%j is not the digits of an order number', (typed) => {
  expect(typedOrderDigits(typed)).toBeUndefined();
});
