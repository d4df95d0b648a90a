import { expect, test } from 'vitest';
import { FIRST_CATEGORIES } from '../src/domain/categories.ts';
import { catalogue } from './seed-data.ts';

const isBangla = (text: string) => /^\p{Script=Bengali}/u.test(text);
const categoriesInBangla = FIRST_CATEGORIES.map(({ label }) => label.bn);
const inBangla = catalogue.products.map(({ translations }) => translations.bn);

test('what the seed says in Bangla is in Bangla, both name and description', () => {
  expect(inBangla.filter(({ name, desc }) => !isBangla(name) || !isBangla(desc))).toEqual([]);
});

test('no two products share a name in Bangla, nor two categories', () => {
  expect(new Set(inBangla.map(({ name }) => name)).size).toBe(inBangla.length);
  expect(new Set(categoriesInBangla).size).toBe(FIRST_CATEGORIES.length);
});

test('every category has a name in Bangla, in NFC', () => {
  const isPlain = (text: string) => isBangla(text) && text === text.normalize('NFC');
  expect(categoriesInBangla.filter((text) => !isPlain(text))).toEqual([]);
});
