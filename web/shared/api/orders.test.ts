import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pendingOrderQuery, trackQuery } from './orders.ts';

/** After how long an order with this status is asked for again, in milliseconds; false for never. */
function askedAgainAfter(status: OrderStatus) {
  const cache = new QueryClient();
  const options = trackQuery('A-1042', '01712345678');
  cache.setQueryData<unknown>(options.queryKey, { status });
  const query = new QueryObserver(cache, options).getCurrentQuery();
  const { refetchInterval } = options;
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
}

test('an active order is asked for again and again while it is followed', () => {
  expect(askedAgainAfter('Out for Delivery')).toBeGreaterThan(0);
});

test.each(['Delivered', 'Cancel'] as const)('an order that is %s is not asked for again', (status) => {
  expect(askedAgainAfter(status)).toBe(false);
});

test('an order that was asked for too often is asked for again when the server says', async () => {
  const cache = new QueryClient();
  const options = trackQuery('A-1042', '01712345678');
  cache.setQueryData<unknown>(options.queryKey, { status: 'Out for Delivery' });
  const tooMany = { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'too-many', detail: 'Later.' };
  const headers = { 'Retry-After': '600' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(tooMany), { status: 429, headers }));
  await cache.fetchQuery({ ...options, retry: false }).catch(() => undefined);
  const query = new QueryObserver(cache, options).getCurrentQuery();
  const { refetchInterval } = options;
  expect(query.state.error).toMatchObject({ status: 429 });
  expect(typeof refetchInterval === 'function' && refetchInterval(query)).toBe(600_000);
  vi.unstubAllGlobals();
});

describe('an order whose answer was lost', () => {
  const NOW = Date.UTC(2026, 10, 28, 6);
  const HOUR = 3_600_000;
  const order = { _id: 'an-id', number: 'A-1042', orderItems: [] };
  const missing = { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found', detail: 'No such order.' };
  let answers: object[];
  let askedAt: number[];

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    answers = [];
    askedAt = [];
    vi.stubGlobal('fetch', async () => {
      askedAt.push(Date.now() - NOW);
      const answer = answers.shift() ?? missing;
      return Response.json(answer, { status: answer === missing ? 404 : 200 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const tried = (ageMs: number) => ({ key: 'a-key', mobileNumbers: ['01712345678'], triedAt: NOW - ageMs });

  async function ask(checkout: Parameters<typeof pendingOrderQuery>[0]) {
    const found = new QueryClient().fetchQuery(pendingOrderQuery(checkout));
    await vi.runAllTimersAsync();
    return found;
  }

  test('may still be worked on: it is missing only after it was asked for again and again', async () => {
    expect(await ask(tried(1_000))).toBeNull();
    expect(askedAt).toEqual([0, 2_000, 7_000, 22_000]);
  });

  test('is found as soon as it has arrived', async () => {
    answers = [missing, order];
    expect(await ask(tried(1_000))).toMatchObject(order);
    expect(askedAt).toEqual([0, 2_000]);
  });

  test('is asked for once where the server has long ended every call', async () => {
    expect(await ask(tried(60_000))).toBeNull();
    expect(askedAt).toEqual([0]);
  });

  test('of a second try is asked for by its own clock, and what was known of the first is not told of it', async () => {
    const asking = new QueryObserver(new QueryClient(), pendingOrderQuery(tried(60_000)));
    const stop = asking.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(asking.getCurrentResult().data).toBeNull();
    askedAt = [];
    answers = [missing, order];
    asking.setOptions(pendingOrderQuery(tried(0)));
    expect(asking.getCurrentResult()).toMatchObject({ data: undefined, isFetching: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asking.getCurrentResult().data).toMatchObject(order);
    expect(askedAt).toEqual([0, 2_000]);
    stop();
  });

  test('is not asked for any more once nobody waits for it', async () => {
    const stop = new QueryObserver(new QueryClient(), pendingOrderQuery(tried(1_000))).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    await vi.runAllTimersAsync();
    expect(askedAt).toEqual([0]);
  });

  test('is asked for after a new try, also where an earlier one is known to be missing', () => {
    expect(pendingOrderQuery({ ...tried(1_000), missingAt: NOW - 2_000 }).enabled).toBe(true);
  });

  test('and is missing, is asked for once an hour', () => {
    const isAsked = (ageMs: number) => pendingOrderQuery({ ...tried(5 * HOUR), missingAt: NOW - ageMs }).enabled;
    expect([isAsked(0), isAsked(HOUR - 1), isAsked(HOUR)]).toEqual([false, false, true]);
  });
});
