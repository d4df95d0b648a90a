import { ticksOf } from '@aloghor/functions/domain/product-filters';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { shop } from '../../shared/shop.config.ts';
import { type Choice, choiceIn, filterIn, isNoAmount, withChoice, withoutFilters } from './list-address.ts';

const NOTHING: Choice = { sort: 'newest', from: undefined, to: undefined };

const asked = (search: string, language: LanguageCode = 'en') => filterIn(new URLSearchParams(search), language);

test.each([
  ['', {}],
  ['sort=-price&from=500&to=2000&q=+moon+', { sort: '-price', priceFrom: 500, priceTo: 2000, q: 'moon' }],
  [`from=১৫০০&to=${shop.currency.sign}2,000`, { priceFrom: 1500, priceTo: 2000 }],
  ['from=99.60&to=99999999999', { priceFrom: 100, priceTo: 10_000_000 }],
  ['from=2000&to=500', { priceFrom: 500, priceTo: 2000 }],
  ['from=1500+Tk&to=১,২৫,০০০/-', { priceFrom: 1500, priceTo: 125_000 }],
  ['from=1.250&to=1250,50', {}],
  ['sort=newest&from=&to=0', {}],
  ['sort=cheapest&from=-5&to=many&q=+', {}],
  ['sort=name&after=abc', { sort: 'name', after: 'abc' }],
  ['material=glass&material=brass&light=warm', { light: ['warm'], material: ['brass', 'glass'] }],
  ['inStock=true&holder=E27&holder=E99&material=gold', { inStock: 'true', holder: ['E27'] }],
])('an address that says %j asks for these products', (search, filter) => {
  expect(JSON.parse(JSON.stringify(asked(search)))).toEqual(filter);
});

test('of a search in an address only as much counts as the API takes', () => {
  expect(asked(`q=${'lamp '.repeat(60)}`).q).toBe('lamp '.repeat(40).trim());
  expect(asked(`q=${'x'.repeat(199)}${encodeURIComponent('💡')}`).q).toBe('x'.repeat(199));
  expect(asked(`q=${encodeURIComponent('💡')}`).q).toBe('💡');
});

test('of a bound, words that are no amount are told from none at all', () => {
  expect(['1.250', '1250,50', 'many', '-5', '5k'].map(isNoAmount)).toEqual(Array(5).fill(true));
  expect(['', ' ', '\u200b', '0', '1500', '৳২,০০০', '1500 taka'].map(isNoAmount)).toEqual(Array(7).fill(false));
});

test('a list in Bangla that is sorted by name goes by the name in Bangla', () => {
  expect(asked('sort=name', 'bn').sort).toBe('name.bn');
  expect(asked('sort=price', 'bn').sort).toBe('price');
});

test('another choice keeps what was searched, and starts at the first page', () => {
  const search = new URLSearchParams('q=moon&after=abc&sort=name&from=5');
  expect(String(withChoice(search, { ...NOTHING, sort: 'price', to: 900 }))).toBe('q=moon&sort=price&to=900');
  expect(String(withChoice(search, NOTHING))).toBe('q=moon');
});

test('filters are counted, and cleared while search, order and price stay', () => {
  const search = new URLSearchParams('q=moon&sort=price&from=5&light=warm&material=brass&material=glass&inStock=true');
  expect(ticksOf(choiceIn(search)).length).toBe(4);
  expect(withoutFilters(search)).toBe('q=moon&sort=price&from=5');
  expect(ticksOf(NOTHING).length).toBe(0);
});

test('a choice that is written is read again', () => {
  const choice: Choice = { sort: 'name', from: 5, to: 2, inStock: 'true', light: ['warm', 'cool'] };
  expect(choiceIn(withChoice(new URLSearchParams('material=brass&light=rgb'), choice))).toEqual(choice);
});
