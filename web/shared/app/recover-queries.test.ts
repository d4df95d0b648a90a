import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { newQueryClient } from './new-query-client.ts';
import { recoverQueries } from './recover-queries.ts';

const health = vi.fn(async () => new Response('{"status":"ok"}'));
const ask = vi.fn();
const busy = new ApiError(503, undefined, 5_000);
let cache: QueryClient;
let stop: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', health);
  health.mockClear();
  ask.mockReset();
  cache = newQueryClient();
  stop = [recoverQueries(cache)];
});

afterEach(() => {
  for (const end of stop) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As a page does that shows lamps. */
function showLamps(): void {
  stop.push(new QueryObserver(cache, { queryKey: ['lamps'], queryFn: ask, retryDelay: 0 }).subscribe(() => {}));
}

const lamps = () => cache.getQueryData(['lamps']);

test('what a busy server did not answer is asked anew when it says so, and not before', async () => {
  ask.mockRejectedValueOnce(busy).mockResolvedValueOnce('lamps');
  showLamps();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lamps()).toBe('lamps');
});

test('while the server is not healthy only that is asked, less and less often', async () => {
  health.mockImplementation(async () => new Response('{}', { status: 503 }));
  ask.mockRejectedValue(busy);
  showLamps();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(health.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(health.mock.calls.length).toBeLessThanOrEqual(6);

  health.mockImplementation(async () => new Response('{"status":"ok"}'));
  ask.mockResolvedValue('lamps');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(lamps()).toBe('lamps');
});

test('a call without an answer is asked anew too', async () => {
  ask.mockRejectedValue(new ApiError(0));
  showLamps();
  await vi.advanceTimersByTimeAsync(4_000);
  ask.mockResolvedValue('lamps');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(lamps()).toBe('lamps');
});

test.each([404, 429, 500])('what would only fail again is not asked by itself: %d', async (status) => {
  ask.mockRejectedValue(new ApiError(status));
  showLamps();
  await vi.advanceTimersByTimeAsync(1_000);
  ask.mockResolvedValue('lamps');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(lamps()).toBeUndefined();
  expect(health).not.toHaveBeenCalled();
});

test('nothing is asked for pages that are gone', async () => {
  ask.mockRejectedValue(busy);
  showLamps();
  await vi.advanceTimersByTimeAsync(1_000);
  stop.pop()?.();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('nothing is asked any more once it is stopped, also where the health was being asked', async () => {
  let answer = (_health: Response) => {};
  health.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  ask.mockRejectedValue(busy);
  showLamps();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(health).toHaveBeenCalledTimes(1);
  stop[0]?.();
  answer(new Response('{"status":"ok"}'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(health).toHaveBeenCalledTimes(1);
});
