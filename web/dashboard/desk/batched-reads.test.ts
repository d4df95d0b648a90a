import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchedReads } from './batched-reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lamps = (ids: string[]) => ids.map((_id) => ({ _id }));

test('what is wanted within a moment is read by one call, each once; what has no entry is undefined', async () => {
  const readSome = vi.fn(async (ids: string[]) => lamps(ids.filter((id) => id !== 'none')));
  const read = batchedReads(readSome);
  const wanted = Promise.all(['a', 'none', 'b', 'a'].map(read));
  await vi.runAllTimersAsync();
  expect(await wanted).toEqual([{ _id: 'a' }, undefined, { _id: 'b' }, { _id: 'a' }]);
  expect(readSome.mock.calls).toEqual([[['a', 'none', 'b']]]);
});

test('thirty entries that are wanted one after the other, while the shop answers slowly, cost four calls', async () => {
  const readSome = vi.fn(async (ids: string[]) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return lamps(ids);
  });
  const read = batchedReads(readSome);
  const wanted: Promise<unknown>[] = [];
  for (let place = 0; place < 30; place += 1) {
    wanted.push(read(`order-${place}`));
    await vi.advanceTimersByTimeAsync(40);
  }
  await vi.runAllTimersAsync();
  expect(await Promise.all(wanted)).toHaveLength(30);
  expect(readSome).toHaveBeenCalledTimes(4);
});

test('a failure is one of the reads of its call alone', async () => {
  const readSome = vi.fn(async (ids: string[]) => lamps(ids)).mockRejectedValueOnce(new Error('busy'));
  const read = batchedReads(readSome);
  const failed = expect(read('a')).rejects.toThrow('busy');
  await vi.runAllTimersAsync();
  await failed;
  const later = read('a');
  await vi.runAllTimersAsync();
  expect(await later).toEqual({ _id: 'a' });
});
