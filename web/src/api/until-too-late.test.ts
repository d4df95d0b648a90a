import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilTooLate } from './until-too-late.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a call without an answer is aborted after half a minute', () => {
  const signal = untilTooLate();
  vi.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a call that is no longer needed is aborted at once, and its timer is cleared', () => {
  const unwanted = new AbortController();
  const signal = untilTooLate(unwanted.signal);
  expect(signal.aborted).toBe(false);
  unwanted.abort();
  expect(signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that was aborted before it began starts aborted', () => {
  expect(untilTooLate(AbortSignal.abort()).aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
