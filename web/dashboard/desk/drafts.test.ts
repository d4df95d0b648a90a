import { expect, test } from 'vitest';
import { hasInput, readDrafts, without } from './drafts.ts';

const kept = (drafts: object) => readDrafts(JSON.parse(JSON.stringify(drafts)));

test('input survives a reload, except for an empty quantity', () => {
  const typed = { quantities: { jute: 2, moon: 0 } };
  expect(kept({ one: { products: typed, note: 'Later', amounts: { discount: '5' } }, other: {} })).toEqual({
    one: { products: typed, note: 'Later', amounts: { discount: '5' } },
    other: {},
  });
  expect(
    kept({ one: { correction: { name: 'Anika' }, products: { quantities: { jute: Number.NaN, moon: 3 } } } }),
  ).toEqual({
    one: { correction: { name: 'Anika' }, products: { quantities: { moon: 3 } } },
  });
  const split = { key: 'k', quantities: { jute: Number.NaN, moon: 1 }, until: '2026-12-01' };
  expect(kept({ one: { split } })).toEqual({ one: { split: { ...split, quantities: { moon: 1 } } } });
});

test.each([null, 7, 'drafts'])('%j are not drafts', (nothing) => {
  expect(Object.values(readDrafts(nothing)).some((draft) => hasInput(draft))).toBe(false);
});

test('an open form alone is no input', () => {
  expect(hasInput({ correction: {}, products: {}, amounts: {} })).toBe(false);
  expect(hasInput({ amounts: { discount: '5' } })).toBe(true);
  expect(without({ note: 'Later', amounts: {} }, 'amounts')).toEqual({ note: 'Later' });
});
