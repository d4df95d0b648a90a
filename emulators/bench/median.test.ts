import { expect, test } from 'vitest';
import { median, medianRun, medians, percentile } from './median.ts';

test('the median is the middle one, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values is between the two in the middle', () => {
  expect(median([1, 2, 4, 100])).toBe(3);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow('no median');
});

test('a percentile is the value that so many of a hundred do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 95)).toBe(7);
  expect(() => percentile([], 50)).toThrow('no percentile');
});

test('each figure has its own median', () => {
  const runs = [
    { bytes: 10, ms: 3 },
    { bytes: 30, ms: 1 },
    { bytes: 20, ms: 2 },
  ];
  expect(medians(runs)).toEqual({ bytes: 20, ms: 2 });
});

test('a measurement is made three times', async () => {
  let runs = 0;
  expect(await medianRun(async () => ({ run: ++runs }))).toEqual({ run: 2 });
  expect(runs).toBe(3);
});
