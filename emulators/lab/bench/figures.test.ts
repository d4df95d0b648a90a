import { expect, test } from 'vitest';
import { median, medianRun, ninetyFifth } from './figures.ts';

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

test('95 of 100 values do not exceed one of them', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place);
  expect(ninetyFifth(values)).toBe(95);
  expect(ninetyFifth([7])).toBe(7);
});

test('a measurement is made three times, and each figure has its own median', async () => {
  const runs = [
    { bytes: 10, ms: 3 },
    { bytes: 30, ms: 1 },
    { bytes: 20, ms: 2 },
  ].values();
  expect(await medianRun(async () => runs.next().value ?? { bytes: 0, ms: 0 })).toEqual({ bytes: 20, ms: 2 });
  expect(runs.next().done).toBe(true);
});
