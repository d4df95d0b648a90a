import { expect, test } from 'vitest';
import { chunksOf } from './chunks-of.ts';

test('a list is cut into parts of a size, and the last one has the rest', () => {
  expect(chunksOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(chunksOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(chunksOf([], 2)).toEqual([]);
});
