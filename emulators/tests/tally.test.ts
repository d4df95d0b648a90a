import { expect, test } from 'vitest';
import { honest, sum } from './tally.ts';

test('tallies add up', () => {
  const parts = [
    { passed: 3, failed: 1, failures: ['a double click makes one order'] },
    { passed: 4, failed: 0 },
  ];
  expect(sum(parts)).toEqual({ passed: 7, failed: 1, failures: ['a double click makes one order'] });
});

test('a runner that ran nothing has failed', () => {
  expect(honest({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner with a failing exit code although all its tests passed has failed', () => {
  expect(honest({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
});

test('failed tests explain a failing exit code', () => {
  expect(honest({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
});
