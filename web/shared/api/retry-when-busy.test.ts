import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = (retryAfterMs?: number) => new ApiError(503, undefined, retryAfterMs);

test('a busy server is asked again when it says so, and not before', async () => {
  const makeCall = vi.fn().mockRejectedValueOnce(busy(5_000)).mockResolvedValueOnce('done');
  const called = retryWhenBusy(makeCall);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(makeCall).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(makeCall).toHaveBeenCalledTimes(2);
  await expect(called).resolves.toBe('done');
});

test('one that is still busy then is not asked a third time', async () => {
  const makeCall = vi.fn().mockRejectedValue(busy(5_000));
  const called = expect(retryWhenBusy(makeCall)).rejects.toEqual(busy(5_000));
  await vi.advanceTimersByTimeAsync(60_000);
  await called;
  expect(makeCall).toHaveBeenCalledTimes(2);
});

test.each([new ApiError(0), new ApiError(409), new ApiError(429, undefined, 5_000), busy(), busy(600_000)])(
  'whatever else has failed is not repeated: %s',
  async (error) => {
    const makeCall = vi.fn().mockRejectedValue(error);
    await expect(retryWhenBusy(makeCall)).rejects.toBe(error);
    expect(makeCall).toHaveBeenCalledTimes(1);
  },
);
