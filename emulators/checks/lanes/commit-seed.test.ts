import { expect, test } from 'vitest';
import { commitSeed } from './commit-seed.ts';

test('the seed of a commit is a whole number, and the same every time', () => {
  expect(Number(commitSeed())).toSatisfy((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 28);
  expect(commitSeed()).toBe(commitSeed());
});
