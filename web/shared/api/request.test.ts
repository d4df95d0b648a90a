import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callSignal } from './request.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a call without an answer is aborted after half a minute', () => {
  const signal = callSignal();
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a call that is no longer needed is aborted at once, and its timer is cleared', () => {
  const notNeeded = new AbortController();
  const signal = callSignal(notNeeded.signal);
  expect(signal.aborted).toBe(false);
  notNeeded.abort();
  expect(signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that was aborted before it began starts aborted', () => {
  expect(callSignal(AbortSignal.abort()).aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that may take longer is waited for so long', () => {
  const signal = callSignal(undefined, 50_000);
  vi.advanceTimersByTime(49_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
