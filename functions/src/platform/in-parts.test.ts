import { expect, test } from 'vitest';
import { turnsDuring, withSlowClock } from '../../test/slow-clock.ts';
import { inParts } from './in-parts.ts';

test('what takes long is done in order, with other work in between', () =>
  withSlowClock(async () => {
    const done: number[] = [];
    const turns = await turnsDuring(inParts([1, 2, 3, 4, 5, 6, 7, 8], (item) => void done.push(item)));
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(turns).toBeGreaterThanOrEqual(4);
  }));

test('what is short is done at once', async () => {
  let isDone = false;
  const whole = inParts([1, 2, 3], (item) => {
    isDone = item === 3;
  });
  expect(isDone).toBe(true);
  await whole;
});

test('an error ends it, and is the caller’s', async () => {
  const done: number[] = [];
  const failing = inParts([1, 2, 3], (item) => {
    if (item === 2) throw new Error('no lamp');
    done.push(item);
  });
  await expect(failing).rejects.toThrow('no lamp');
  expect(done).toEqual([1]);
});
