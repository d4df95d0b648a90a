import { expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shop } from '../../shared/shop.config.ts';
import { choiceIn, filterIn, withChoice } from './list-address.ts';

const asked = (search: string, language: LanguageCode = 'en') => filterIn(new URLSearchParams(search), language);

test.each([
  ['', {}],
  ['sort=-price&from=500&to=2000&q=+moon+', { sort: '-price', priceFrom: 500, priceTo: 2000, q: 'moon' }],
  [`from=১৫০০&to=${shop.currency.sign}2,000`, { priceFrom: 1500, priceTo: 2000 }],
  ['from=99.60&to=99999999999', { priceFrom: 100, priceTo: 10_000_000 }],
  ['from=2000&to=500', { priceFrom: 500, priceTo: 2000 }],
  ['sort=newest&from=&to=0', {}],
  ['sort=cheapest&from=-5&to=many&q=+', {}],
  ['sort=name&after=abc', { sort: 'name', after: 'abc' }],
])('an address that says %j asks for these products', (search, filter) => {
  expect(JSON.parse(JSON.stringify(asked(search)))).toEqual(filter);
});

test('a list in Bangla that is sorted by name goes by the name in Bangla', () => {
  expect(asked('sort=name', 'bn').sort).toBe('nameBn');
  expect(asked('sort=price', 'bn').sort).toBe('price');
});

test('another choice keeps what was searched, and starts at the first page', () => {
  const search = new URLSearchParams('q=moon&after=abc&sort=name&from=5');
  expect(String(withChoice(search, { sort: 'price', from: undefined, to: 900 }))).toBe('q=moon&sort=price&to=900');
  expect(String(withChoice(search, { sort: 'newest', from: undefined, to: undefined }))).toBe('q=moon');
});

test('a choice that is written is read again', () => {
  const choice = { sort: 'name', from: 5, to: 2 } as const;
  expect(choiceIn(withChoice(new URLSearchParams(), choice))).toEqual(choice);
});
