import { expect, test } from 'vitest';
import { withheldFields, withoutFields } from '../domain/private-fields.ts';
import { arePrivateSeen, assertMayImport, assertMayWrite } from './private-values.ts';

test('who may not see the revenue sets no cost, by no call and no file', () => {
  expect(() => assertMayWrite('clerk', { price: 900, cost: 600 })).toThrow('You may not set the cost.');
  expect(() => assertMayWrite('clerk', { price: 900, costSeen: null })).not.toThrow();
  expect(() => assertMayWrite('admin', { price: 900, cost: null })).not.toThrow();
  const rows = [{ cells: { name: 'Lamp' } }, { cells: { name: 'Lamp', cost: '' } }];
  expect(() => assertMayImport('clerk', rows)).toThrow('You may not set the cost.');
  expect(() => assertMayImport('clerk', rows.slice(0, 1))).not.toThrow();
  expect(() => assertMayImport('admin', rows)).not.toThrow();
});

test('only who may see the revenue is shown the cost', () => {
  const product = { name: 'Lamp', cost: 600 };
  expect(withoutFields(product, withheldFields('clerk'))).toEqual({ name: 'Lamp' });
  expect(withoutFields(product, withheldFields('admin'))).toEqual(product);
  expect(withoutFields(product)).toEqual({ name: 'Lamp' });
});

test.each([
  { seen: undefined, was: 5, is: true },
  { seen: 5, was: 5, is: true },
  { seen: 4, was: 5, is: false },
  { seen: null, was: undefined, is: true },
  { seen: null, was: 5, is: false },
  { seen: 5, was: undefined, is: false },
])('a cost of $was that is changed by who saw $seen: $is', ({ seen, was, is }) => {
  const before = was === undefined ? {} : { cost: was };
  expect(arePrivateSeen({ costSeen: seen }, { before, after: { cost: 7 } })).toBe(is);
});

test('a change of other fields needs no look at the cost', () => {
  expect(arePrivateSeen({ costSeen: 1 }, undefined)).toBe(true);
  expect(arePrivateSeen({ costSeen: 1 }, { before: {}, after: {} })).toBe(true);
});
