import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, isOutcomeUnknown } from '../lib/api-error.ts';
import { serverNow } from '../lib/server-clock.ts';
import { keepAccessToken, renewTokenWith, tellSignedIn } from './access-token.ts';
import { call, callPage, callPageWithToken, callWithToken, retryWhenBusy } from './client.ts';
import { fetchProducts } from './products.ts';

const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json([]));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  tellSignedIn('rahim');
  keepAccessToken("rahim's");
});

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const bearers = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('Authorization'));

test('a call goes to the path and the method of its name, its parameters encoded', async () => {
  await callWithToken('PATCH /orders/admin/:id', { params: { id: 'a/b?c' }, query: { status: 'Out for Delivery' } });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/orders/admin/a%2Fb%3Fc?status=Out+for+Delivery');
  expect(init?.method).toBe('PATCH');
});

test('a call that outlives its page is sent before the page is left, and an answer to a secured call tells the time', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  fetched.mockResolvedValueOnce(Response.json({ modifiedCount: 1 }, { headers: { date } }));
  const answered = callWithToken('DELETE /desk/:id/claim', { params: { id: 'x7' } }, { keepalive: true });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, method: 'DELETE' });
  await answered;
  expect(Math.abs(serverNow() - Date.parse(date))).toBeLessThan(1_500);
});

test.each([true, false])(
  'a change without an answer may have been made only where it was sent: online %s',
  async (isOnline) => {
    onlineManager.setOnline(isOnline);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const error = await callWithToken('DELETE /carts/:id', { params: { id: 'a-line' } }).catch((error) => error);
    expect(error).toMatchObject({ status: 0, isSent: isOnline });
    expect(isOutcomeUnknown(error)).toBe(isOnline);
  },
);

test('a change whose answer breaks off may have been made, also where the browser is offline then', async () => {
  fetched.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    return new Response('{"modified');
  });
  const error = await callWithToken('DELETE /carts/:id', { params: { id: 'a-line' } }).catch((error) => error);
  expect(isOutcomeUnknown(error)).toBe(true);
});

test.each([
  ['12', 12],
  ['0', 0],
  [undefined, undefined],
])('a page of a list says how many entries there are where the server does: %s', async (header, total) => {
  fetched.mockResolvedValueOnce(Response.json([], { headers: header ? { 'X-Total-Count': header } : {} }));
  expect(await callPage('GET /products', { query: {} })).toMatchObject({ total });
});

describe('the token', () => {
  test('is sent with calls that need one', async () => {
    await callWithToken('GET /stats', {});
    await callPageWithToken('GET /users', { query: {} });
    expect(bearers()).toEqual(["Bearer rahim's", "Bearer rahim's"]);
  });

  test('is not sent with public calls, even by a signed-in visitor', async () => {
    await call('POST /subscribers', { body: { email: 'rahim@example.com' } });
    await callPage('GET /products', { query: { limit: 24 } });
    expect(bearers()).toEqual([null, null]);
  });

  test('is renewed when it is rejected, and the call is retried', async () => {
    fetched.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    renewTokenWith(async () => {
      keepAccessToken("rahim's next");
      return true;
    });
    expect(await callWithToken('GET /users', { query: {} })).toEqual([]);
    expect(bearers()).toEqual(["Bearer rahim's", "Bearer rahim's next"]);
  });

  test('is not renewed for a call with a token of its own', async () => {
    fetched.mockResolvedValueOnce(new Response('{}', { status: 401 }));
    const rejected = callWithToken('POST /jwt', { body: { email: 'rahim@example.com' } }, { token: 'proof' });
    await expect(rejected).rejects.toMatchObject({ status: 401 });
    expect(bearers()).toEqual(['Bearer proof']);
  });
});

// Each line below an expected error would fail the check of types if it compiled. None of them is ever run.
test('a call that the contract does not know does not compile', () => {
  const calls = [
    // @ts-expect-error: there is no such path
    () => call('GET /itme/:id', { params: { id: 'moon' }, query: {} }),
    // @ts-expect-error: nor is there such a method
    () => callWithToken('PUT /carts/:id', { params: { id: 'moon' }, body: { quantity: 1 } }),
    // @ts-expect-error: the parameter is called otherwise
    () => call('GET /item/:id', { params: { _id: 'moon' }, query: {} }),
    // @ts-expect-error: the parameter is missing
    () => call('GET /item/:id', { query: {} }),
    // @ts-expect-error: the query knows no such key
    () => call('GET /products', { query: { search: 'moon' } }),
    // @ts-expect-error: there is no such status
    () => callWithToken('PATCH /orders/admin/:id', { params: { id: 'x' }, query: { status: 'Lost' } }),
    // @ts-expect-error: a quantity is a number
    () => callWithToken('PATCH /carts/:id', { params: { id: 'moon' }, body: { quantity: '1' } }),
    // @ts-expect-error: the body lacks the name
    () => callWithToken('PATCH /users/profile', { body: {} }),
    // @ts-expect-error: this call takes no query
    () => callWithToken('GET /stats', { query: {} }),
    // @ts-expect-error: this call needs a token
    () => call('GET /carts', { query: {} }),
    // @ts-expect-error: this call is for anyone
    () => callWithToken('GET /categories', {}),
    // @ts-expect-error: the reply has no such field
    async () => (await callWithToken('GET /stats', {})).visitors,
    // @ts-expect-error: no product has such a field
    () => fetchProducts({ q: 'moon' }, ['_id', 'colour']),
    // @ts-expect-error: only the id was requested
    async () => (await fetchProducts({ q: 'moon' }, ['_id']))[0]?.name,
  ];
  expect(calls).not.toEqual([]);
});

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
