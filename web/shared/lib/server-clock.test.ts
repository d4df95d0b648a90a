import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SERVER = Date.parse('2026-11-28T06:00:00.400Z');
const MINUTE_MS = 60_000;

/** A browser whose clock is wrong by so much when it has asked for 200 ms, and has learned of no answer before. */
async function afterAnAnswer(wrongByMs: number, date: string | null = new Date(SERVER).toUTCString()): Promise<number> {
  vi.resetModules();
  const { noteServerTime, serverNow } = await import('./server-clock.ts');
  vi.setSystemTime(SERVER + wrongByMs);
  noteServerTime(date, Date.now() - 100, Date.now() + 100);
  return serverNow();
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([-20 * MINUTE_MS, 4 * MINUTE_MS, -5_000])(
  'a clock that is wrong by %i ms tells the time of the server, to the second',
  async (wrongByMs) => {
    expect(Math.abs((await afterAnAnswer(wrongByMs)) - SERVER)).toBeLessThan(1_000);
  },
);

test('a clock that may be right, and one of which nothing is known, are left alone', async () => {
  expect(await afterAnAnswer(0)).toBe(SERVER);
  expect(await afterAnAnswer(4 * MINUTE_MS, null)).toBe(SERVER + 4 * MINUTE_MS);
});
