import { expect, test } from 'vitest';
import { missingIds, readIds, toggleTick, withTicks } from './ticks.ts';

const LISTED = ['a', 'b', 'c', 'd', 'e'];

test('a click ticks one row, another unticks it', () => {
  const once = toggleTick(new Set(['e']), LISTED, { id: 'b' });
  expect([...once].toSorted()).toEqual(['b', 'e']);
  expect([...toggleTick(once, LISTED, { id: 'b' })]).toEqual(['e']);
});

test.each([
  ['b', 'd'],
  ['d', 'b'],
])('with shift, from %s to %s: all between become as the clicked one', (from, id) => {
  const ticked = toggleTick(new Set([from, 'e']), LISTED, { id, from });
  expect([...ticked].toSorted()).toEqual(['b', 'c', 'd', 'e']);
  const unticked = toggleTick(ticked, LISTED, { id, from });
  expect([...unticked]).toEqual(['e']);
});

test('with shift after a click on another page: the clicked one alone', () => {
  expect([...toggleTick(new Set(['z']), LISTED, { id: 'b', from: 'z' })]).toEqual(['z', 'b']);
});

test('all of a page are ticked beside those of other pages, and unticked', () => {
  const all = withTicks(new Set(['z', 'b']), LISTED, true);
  expect([...all].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'z']);
  expect([...withTicks(all, LISTED, false)]).toEqual(['z']);
});

test('ticked rows that have left the list are found', () => {
  expect(missingIds(['a', 'y', 'b', 'z'], [{ _id: 'b' }, { _id: 'a' }, { _id: 'c' }])).toEqual(['y', 'z']);
});

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [['a', 7, null], ['a']],
  [null, []],
  [{ a: true }, []],
])('stored ticks are read back, and nothing else: %j', (kept, ids) => {
  expect(readIds(kept)).toEqual(ids);
});
