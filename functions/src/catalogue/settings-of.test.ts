import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../domain/settings.ts';
import { partOf, settingsOf } from './settings-of.ts';

const logged = vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

beforeEach(() => logged.mockClear());

test('a shop that has stored nothing has the settings of a new one', () => {
  expect(settingsOf({})).toEqual(DEFAULT_SETTINGS);
  expect(logged).not.toHaveBeenCalled();
});

test('a part that is stored takes the place of its default, and the other parts stay', () => {
  expect(settingsOf({ stock: { lowStock: 2 } })).toEqual({ ...DEFAULT_SETTINGS, stock: { lowStock: 2 } });
});

test('a part that the contract rejects is logged, and counts as not stored', () => {
  expect(partOf('stock', { lowStock: 'few' })).toEqual(DEFAULT_SETTINGS.stock);
  expect(logged).toHaveBeenCalled();
});

describe('a banner that the contract rejects', () => {
  const title = { en: 'Eid offers', bn: 'ঈদের ছাড়' };

  test.each([
    ['the first', { hero: { title: 5 }, banner: { title } }, { hero: {}, banner: { title } }],
    ['the second', { hero: { title }, banner: { title: 5 } }, { hero: { title }, banner: {} }],
  ])('leaves the other one as it is: %s', (_which, stored, banners) => {
    expect(partOf('banners', stored)).toEqual(banners);
  });
});
