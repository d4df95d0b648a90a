import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '../api/carts.ts';
import { showNotice } from '../ui/popup.ts';
import { readGuestCart, writeGuestCart } from './guest-cart.ts';
import { keepMerging, mergeGuestCart } from './merge-guest-cart.ts';

/** Waits for an assertion, long enough for a busy machine. */
const eventually = (assertion: () => void) => vi.waitFor(assertion, 20_000);

vi.mock('../ui/popup.ts', () => ({ showNotice: vi.fn() }));

const EMAIL = 'rahim@shopper.example';

/** The server's cart: at most 100 lines, each merge applied once, no products whose id begins with `unknown`. */
let lines: Map<string, number>;
let answered: Map<string, object>;
/** How many merges were sent. */
let sent: number;
/** At which merge the connection breaks: before the request arrives, or before the response does. */
let cutOff: { at: number; arrives: boolean } | undefined;
let leaving: AbortController;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', serve);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(showNotice).mockClear();
  lines = new Map();
  answered = new Map();
  sent = 0;
  cutOff = undefined;
  leaving = new AbortController();
});

afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function serve(_address: string, { method, body }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json([...lines.keys()].map((productId) => ({ productId })));
  sent += 1;
  if (sent > 10) throw new Error('it does not end');
  const isCutOff = cutOff?.at === sent;
  if (isCutOff && !cutOff?.arrives) throw new TypeError('it never arrived');
  const { mergeId, entries } = JSON.parse(String(body));
  const answer = answered.get(mergeId) ?? take(entries);
  answered.set(mergeId, answer);
  if (isCutOff) throw new TypeError('the answer was lost');
  return Response.json(answer);
}

function take(entries: GuestCartEntry[]): object {
  const known = entries.filter(({ ItemId }) => !ItemId.startsWith('unknown'));
  const left: string[] = [];
  for (const { ItemId, quantity } of known) {
    if (lines.has(ItemId) || lines.size < 100) lines.set(ItemId, (lines.get(ItemId) ?? 0) + quantity);
    else left.push(ItemId);
  }
  return { modifiedCount: known.length - left.length, gone: entries.length - known.length, left };
}

const some = (count: number, name: string) =>
  Array.from({ length: count }, (_, place) => ({ ItemId: `${name}-${place}`, quantity: 1 }));
const waiting = () => readGuestCart().map(({ ItemId }) => ItemId);

function fill(count: number): void {
  for (const { ItemId, quantity } of some(count, 'line')) lines.set(ItemId, quantity);
}

/** A customer on a page where only the count in the navigation bar observes the cart. */
function visit() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = new QueryObserver(cache, { ...cartQuery(EMAIL), staleTime: 30_000 }).subscribe(() => {});
  leaving.signal.addEventListener('abort', stop);
  keepMerging(cache, 'rahim', EMAIL, leaving.signal, 'en');
  const shown = () => cache.getQueryData(cartQuery(EMAIL).queryKey)?.length;
  return { cache, shown, refetch: () => cache.invalidateQueries(cartQuery(EMAIL)) };
}

test('waiting entries are merged once the full cart is ordered, on any page', async () => {
  fill(98);
  writeGuestCart(some(5, 'lamp'));
  const { shown, refetch } = visit();
  await eventually(() => expect(shown()).toBe(100));
  expect(waiting()).toEqual(['lamp-2', 'lamp-3', 'lamp-4']);
  lines.clear();
  await refetch();
  await eventually(() => expect(shown()).toBe(3));
  expect(waiting()).toEqual([]);
});

test('a merge waits for a removal in progress', async () => {
  fill(99);
  writeGuestCart(some(2, 'lamp'));
  const { cache, shown, refetch } = visit();
  await eventually(() => expect(shown()).toBe(100));
  const before = sent;
  let remove = () => {};
  const removal = cache.getMutationCache().build(cache, {
    mutationFn: () =>
      new Promise<void>((resolve) => {
        remove = resolve;
      }),
    onSettled: refetch,
  });
  const removed = removal.execute(undefined);
  cache.setQueryData(cartQuery(EMAIL).queryKey, (shownLines) => shownLines?.slice(1));
  await eventually(() => expect(shown()).toBe(99));
  await Promise.resolve();
  expect(sent).toBe(before);
  lines.delete('line-7');
  remove();
  await removed;
  await eventually(() => expect(waiting()).toEqual([]));
  expect([...lines.keys()].slice(-2)).toEqual(['lamp-0', 'lamp-1']);
});

test('entries that the server rejects although the cart has space are not retried for ever', async () => {
  writeGuestCart(some(1, 'lamp'));
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json([]);
    sent += 1;
    if (sent > 10) {
      leaving.abort();
      throw new Error('it does not end');
    }
    return Response.json({ modifiedCount: 0, gone: 0, left: ['lamp-0'] });
  });
  const { shown, refetch } = visit();
  await eventually(() => expect(shown()).toBe(0));
  for (let again = 0; again < 5; again += 1) await refetch();
  expect(sent).toBeLessThanOrEqual(2);
  expect(waiting()).toEqual(['lamp-0']);
});

test('products after hundreds of unknown ones are merged, and the unknown ones are reported together', async () => {
  writeGuestCart([...some(230, 'unknown'), ...some(5, 'lamp')]);
  await mergeGuestCart('rahim', 'en');
  expect(lines.size).toBe(5);
  expect(waiting()).toEqual([]);
  expect(vi.mocked(showNotice).mock.calls).toEqual([
    ['230 products in your cart are no longer sold. We have left them out.', 'en'],
  ]);
});

test('a full cart ends the merge, and the other entries wait', async () => {
  writeGuestCart([...some(50, 'unknown'), ...some(250, 'lamp')]);
  await mergeGuestCart('rahim', 'en');
  expect(lines.size).toBe(100);
  expect(waiting()).toHaveLength(150);
  expect(sent).toBe(2);
  expect(vi.mocked(showNotice)).toHaveBeenCalledTimes(1);
});

test.each([1, 2, 3].flatMap((at) => [true, false].map((arrives) => ({ at, arrives }))))(
  'cut off at merge $at of three (it arrives: $arrives) it is finished later, nothing lost or doubled',
  async (where) => {
    writeGuestCart([...some(120, 'unknown'), ...some(90, 'lamp')]);
    cutOff = where;
    await expect(mergeGuestCart('rahim', 'en')).rejects.toThrow();
    cutOff = undefined;
    await mergeGuestCart('rahim', 'en');
    expect([...lines.values()]).toEqual(Array(90).fill(1));
    expect(waiting()).toEqual([]);
    expect(stored.has('cartMerge')).toBe(false);
  },
);

test('a batch that was stored under a damaged id begins again', async () => {
  writeGuestCart([{ ItemId: 'lamp', quantity: 2 }]);
  stored.set('cartMerge', JSON.stringify({ uid: 'rahim', mergeId: 'x', entries: [{ ItemId: 'lamp', quantity: 2 }] }));
  await mergeGuestCart('rahim', 'en');
  expect([...answered.keys()].every((mergeId) => /^[\w-]{8,100}$/.test(mergeId))).toBe(true);
  expect(lines).toEqual(new Map([['lamp', 2]]));
  expect(readGuestCart()).toEqual([]);
});

test('two tabs that finish the same merge apply it once', async () => {
  writeGuestCart([...some(120, 'unknown'), ...some(90, 'lamp')]);
  await Promise.all([mergeGuestCart('rahim', 'en'), mergeGuestCart('rahim', 'en')]);
  expect([...lines.values()]).toEqual(Array(90).fill(1));
  expect(waiting()).toEqual([]);
});

test('a product with two entries, a hundred apart, is merged completely', async () => {
  writeGuestCart([{ ItemId: 'lamp-0', quantity: 3 }, ...some(120, 'unknown'), { ItemId: 'lamp-0', quantity: 60 }]);
  await mergeGuestCart('rahim', 'en');
  expect([...lines]).toEqual([['lamp-0', 63]]);
});
