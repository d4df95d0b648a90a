import { afterEach, expect, test, vi } from 'vitest';
import { beforeSignOut, workBeforeSignOut } from './before-sign-out.ts';

afterEach(() => void vi.useRealTimers());

test('what is wanted before a log-out is done first, unless it is wanted no more; a failure does not keep anybody', async () => {
  const done: string[] = [];
  const stops = [
    beforeSignOut(async () => done.push('gives back')),
    beforeSignOut(() => Promise.reject(new Error('offline'))),
  ];
  beforeSignOut(async () => done.push('of a page that was left'))();
  await workBeforeSignOut();
  expect(done).toEqual(['gives back']);
  for (const stop of stops) stop();
});

test('nobody waits for it longer than two seconds', async () => {
  vi.useFakeTimers();
  const stop = beforeSignOut(() => new Promise(() => {}));
  const left = vi.fn();
  void workBeforeSignOut().then(left);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalled();
  stop();
});
