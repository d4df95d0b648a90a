import { expect, test } from 'vitest';
import { sum } from '../lib/format.ts';
import { unbreakableParts } from './keep-together.ts';

test.each(['en', 'bn'] as const)(
  'no line breaks within an order number, or before the unit of a sum, in %s',
  (language) => {
    const [off, worth] = [sum(9_999_999, language), sum(1_780.5, language)];
    expect(unbreakableParts(`A-1042: ${off}; worth ${worth}.`)).toEqual([
      '',
      'A-1042',
      ': ',
      off,
      '; worth ',
      worth,
      '.',
    ]);
  },
);

test('nor within the number of an article, or of the second parcel of an order', () => {
  expect(unbreakableParts('Moon Lamp · AL-PEND-12, A-1042-2')).toEqual([
    'Moon Lamp · ',
    'AL-PEND-12',
    ', ',
    'A-1042-2',
    '',
  ]);
});

test('any other text is one part', () => {
  expect(unbreakableParts('3 orders, cash-on-delivery')).toEqual(['3 orders, cash-on-delivery']);
});
