import { expect, test } from 'vitest';
import { BANGLA_CATEGORIES } from '../domain/bangla-categories.ts';
import { CATEGORY_NAMES } from '../domain/products.ts';
import { catalogue } from './seeded-catalogue.ts';

const isBangla = (text: string) => /^\p{Script=Bengali}/u.test(text) && text === text.normalize('NFC');

test('every product of the seed has a name and a description in Bangla, in NFC', () => {
  expect(catalogue.products).toHaveLength(53);
  const lacking = catalogue.products.filter(({ nameBn, descBn }) => !isBangla(nameBn) || !/[।]$/.test(descBn));
  expect(lacking).toEqual([]);
  expect(catalogue.products.filter(({ descBn }) => descBn !== descBn.normalize('NFC'))).toEqual([]);
});

test('no two products share a name in Bangla, nor two categories', () => {
  expect(new Set(catalogue.products.map(({ nameBn }) => nameBn)).size).toBe(53);
  expect(new Set(Object.values(BANGLA_CATEGORIES)).size).toBe(CATEGORY_NAMES.length);
});

test('every category has a name in Bangla, in NFC', () => {
  expect(CATEGORY_NAMES.filter((name) => !isBangla(BANGLA_CATEGORIES[name]))).toEqual([]);
});
