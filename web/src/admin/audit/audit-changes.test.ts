import { expect, test } from 'vitest';
import { changesOf } from './audit-changes.ts';

test('only the fields that changed are told', () => {
  expect(changesOf({ before: { name: 'Moon', price: 900 }, after: { name: 'Moon', price: 950 } })).toEqual([
    { field: 'price', before: '900', after: '950' },
  ]);
});

test('what was added comes from nothing, what was deleted goes to nothing', () => {
  expect(changesOf({ after: { name: 'Moon' } })).toEqual([{ field: 'name', before: '', after: 'Moon' }]);
  expect(changesOf({ before: { name: 'Moon' } })).toEqual([{ field: 'name', before: 'Moon', after: '' }]);
});

test('products that have names are told by these, not by their ids', () => {
  const before = { data: ['a', 'b'], names: ['Moon', 'Sun'] };
  const after = { data: ['b'], names: ['Sun'] };
  expect(changesOf({ before, after })).toEqual([{ field: 'names', before: 'Moon, Sun', after: 'Sun' }]);
});

test('lists are told by their entries', () => {
  expect(changesOf({ before: { data: ['a', 'b'] }, after: { data: ['b', 'a'] } })).toEqual([
    { field: 'data', before: 'a, b', after: 'b, a' },
  ]);
});
