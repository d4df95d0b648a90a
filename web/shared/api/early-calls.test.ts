import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '../lib/server-clock.ts';
import { callEarly, takeEarlyAnswer } from './early-calls.ts';

const NOW = Date.UTC(2026, 10, 29);
const SECOND_MS = 1_000;

let answer: (response: Response) => void;
let fail: (error: Error) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', () => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject])));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const take = (token: string | null = 'mine', notNeeded?: AbortSignal) =>
  takeEarlyAnswer('GET /stats', {}, token, notNeeded);

test('the answer to an early call is taken once, also one that rejects the call', async () => {
  callEarly('GET /stats', {}, 'mine');
  answer(new Response('{}', { status: 401 }));
  expect((await take())?.status).toBe(401);
  expect(await take()).toBeUndefined();
});

test('nobody takes the answer to another call, or to that of another account', async () => {
  callEarly('GET /stats', {}, 'mine');
  answer(new Response('{}'));
  expect(await take('theirs')).toBeUndefined();
  expect(await take(null)).toBeUndefined();
  expect(await takeEarlyAnswer('GET /stats/sales', {}, 'mine')).toBeUndefined();
  expect(await take()).toBeDefined();
});

test('one that was made more than half a minute ago is made again', async () => {
  callEarly('GET /stats', {}, 'mine');
  answer(new Response('{}'));
  vi.setSystemTime(NOW + 31 * SECOND_MS);
  expect(await take()).toBeUndefined();
});

test('one without an answer is made again, and one that nobody needs any more is not waited for', async () => {
  callEarly('GET /stats', {}, 'mine');
  fail(new TypeError('Failed to fetch'));
  expect(await take()).toBeUndefined();

  callEarly('GET /stats', {}, 'mine');
  const ending = new AbortController();
  const taken = take('mine', ending.signal);
  ending.abort();
  expect(await taken).toBeUndefined();
});

test('it tells the server’s time by when it was sent and answered, not by when it was taken', async () => {
  callEarly('GET /stats', {}, 'mine');
  const date = new Date(NOW + 600 * SECOND_MS).toUTCString(); // the device is ten minutes slow
  answer(new Response('{}', { headers: { Date: date } }));
  await vi.advanceTimersByTimeAsync(20 * SECOND_MS);
  await take();
  expect(Math.round((serverNow() - Date.now()) / SECOND_MS)).toBe(600);
});
