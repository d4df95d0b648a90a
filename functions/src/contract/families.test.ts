import { expect, test } from 'vitest';
import { familyAfter } from './families.ts';

const LARGE = { id: 'moon', option: { en: 'Large', bn: 'বড়' } };

test('a product joins a family, with what its choice is called or without', () => {
  expect(familyAfter(undefined, { id: 'moon' })).toEqual({ id: 'moon' });
  expect(familyAfter(undefined, LARGE)).toEqual(LARGE);
});

test('the names of a choice stay in the same family, and do not come along into another one', () => {
  expect(familyAfter(LARGE, { id: 'moon' })).toEqual(LARGE);
  expect(familyAfter(LARGE, { id: 'sun' })).toEqual({ id: 'sun' });
});

test('names that are sent take the place of the former ones, all of them', () => {
  expect(familyAfter(LARGE, { id: 'moon', option: { en: 'Small' } })).toEqual({ id: 'moon', option: { en: 'Small' } });
  expect(familyAfter(LARGE, { id: 'moon', option: {} })).toEqual({ id: 'moon' });
});

test('null takes the product out of its family', () => {
  expect(familyAfter(LARGE, null)).toBeUndefined();
});
