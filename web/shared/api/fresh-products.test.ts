import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshProductQuery } from './fresh-products.ts';
import { productQuery } from './products.ts';

const fetched = vi.fn(async (_address: string) => new Response('[]'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

const cache = () => new QueryClient();

test('a product of a cart is asked for by an address that no cache has met', async () => {
  for (const _time of ['one', 'two']) await cache().fetchQuery(freshProductQuery('moon', cache(), 'en'));
  const asked = fetched.mock.calls.map(([address]) =>
    new URL(address, 'http://shop.example').searchParams.get('fresh'),
  );
  expect(asked).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  expect(new Set(asked).size).toBe(2);
});

test('a product of a cart starts as its page has left it, and asks for nothing when the language changes', async () => {
  const pages = cache();
  pages.setQueryData(productQuery('moon', 'en').queryKey, { name: 'Moon', price: 900 } as never);
  const query = freshProductQuery('moon', pages, 'en');
  expect(new QueryObserver(pages, query).getCurrentResult().data).toMatchObject({ price: 900 });
  fetched.mockResolvedValueOnce(
    Response.json([{ _id: 'moon', name: 'Moon', translations: { bn: { name: 'চাঁদ' } }, price: 950 }]),
  );
  await pages.fetchQuery(query);
  expect(pages.getQueryData(productQuery('moon', 'en').queryKey)).toMatchObject({ price: 950 });
  expect(freshProductQuery('moon', pages, 'bn').queryKey).toEqual(query.queryKey);
});

describe('the products of a cart', () => {
  const ask = (ids: string[]) => Promise.all(ids.map((id) => cache().fetchQuery(freshProductQuery(id, cache(), 'en'))));

  const asked = () =>
    fetched.mock.calls.map(([address]) => new URL(address, 'http://shop.example').searchParams.get('ids'));

  test('are one call; a product that the shop does not answer is no longer sold', async () => {
    fetched.mockResolvedValueOnce(Response.json([{ _id: 'fan' }, { _id: 'moon' }]));
    expect(await ask(['moon', 'gone', 'fan'])).toEqual([{ _id: 'moon' }, null, { _id: 'fan' }]);
    expect(asked()).toEqual(['moon,gone,fan']);
  });

  test('are a second call only beyond what one may name', async () => {
    fetched.mockImplementation(async () => Response.json([]));
    const short = Array.from({ length: 101 }, (_, at) => `lamp-${at}`);
    await ask(short);
    expect(asked()).toEqual([short.slice(0, 100).join(), 'lamp-100']);
    fetched.mockClear();
    const long = ['a', 'b', 'c', 'd', 'e'].map((sign) => sign.repeat(1_500));
    await ask(long);
    expect(asked()).toEqual([long.slice(0, 3).join(), long.slice(3).join()]);
  });

  test('all fail with the call that names them', async () => {
    fetched.mockResolvedValueOnce(Response.json({ status: 400 }, { status: 400 }));
    const failures = await Promise.allSettled(
      ['moon', 'fan'].map((id) => cache().fetchQuery(freshProductQuery(id, cache(), 'en'))),
    );
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
