import { expect, test } from 'vitest';
import { orderNumberAt, typedOrderDigits, typedOrderNumber } from './order-number.ts';

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
])('%j is typed for A-1042', (typed) => {
  expect(typedOrderNumber(typed)).toBe('A-1042');
});

test.each(['1042', 'A-104', 'A-10425', 'ABCD-1042', '0123456789abcdef01234567', 'order A-1042', ''])(
  '%j is no order number',
  (typed) => {
    expect(typedOrderNumber(typed)).toBeUndefined();
  },
);

test.each(['1042', '#1042', '-1042', '–1042', ' ১০৪২ ', '#১০৪২', '１０４２', '1042.'])(
  '%j is typed for the digits 1042',
  (typed) => {
    expect(typedOrderDigits(typed)).toBe('1042');
  },
);

test.each(['A-1042', '104', '10425', '01712345678', 'x', ''])('%j is not the digits of an order number', (typed) => {
  expect(typedOrderDigits(typed)).toBeUndefined();
});
