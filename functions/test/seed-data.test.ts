import { expect, test } from 'vitest';
import { BANGLA_CATEGORIES } from '../src/domain/bangla-categories.ts';
import { CATEGORY_NAMES } from '../src/domain/products.ts';
import { catalogue } from './seed-data.ts';

const isBangla = (text: string) => /^\p{Script=Bengali}/u.test(text);
const inBangla = catalogue.products.map(({ translations }) => translations.bn);

test('what the seed says in Bangla is in Bangla, both name and description', () => {
  expect(inBangla.filter(({ name, desc }) => !isBangla(name) || !isBangla(desc))).toEqual([]);
});

test('no two products share a name in Bangla, nor two categories', () => {
  expect(new Set(inBangla.map(({ name }) => name)).size).toBe(inBangla.length);
  expect(new Set(Object.values(BANGLA_CATEGORIES)).size).toBe(CATEGORY_NAMES.length);
});

test('every category has a name in Bangla, in NFC', () => {
  const isPlain = (text: string) => isBangla(text) && text === text.normalize('NFC');
  expect(CATEGORY_NAMES.filter((name) => !isPlain(BANGLA_CATEGORIES[name]))).toEqual([]);
});
