import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFirstRequests } from './first-requests.ts';

const LAMP = { _id: 'moon-lamp', name: 'Moon Lamp', price: 900, categories: ['Table Lamp'], img: '/moon-lamp.webp' };
const PAGE_FILES = { shop: ['assets/shop-1.js', 'assets/card-1.js'], product: ['assets/product-1.js'], cart: [] };

const fetched = vi.fn(async (address: string) =>
  Response.json(address.startsWith('/api/item') ? LAMP : [LAMP, LAMP, LAMP]),
);
let links: Record<string, string>[];

beforeEach(() => {
  links = [];
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    querySelector: () => ({ content: JSON.stringify(PAGE_FILES) }),
    head: { append: (link: Record<string, string>) => links.push(link) },
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/shop', '', /^\/api\/products\?limit=24&/],
  ['/Shop/', '', /^\/api\/products\?limit=24&/],
  ['/shop/Clock%20Light', '', /category=Clock\+Light/],
  ['/shop', '?q=+moon+', /q=moon&/],
  ['/shop/category/moon-lamp', '', /^\/api\/item\/moon-lamp$/],
])('%s%s asks for its products', (pathname, search, address) => {
  makeFirstRequests({ pathname, search });
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([expect.stringMatching(address)]);
});

test.each(['/', '/cart', '/shop/Sofas', '/shop/%E0%A4%A', '/dashboard/cart'])('%s asks for none', (pathname) => {
  makeFirstRequests({ pathname, search: '' });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['/shop', ['/assets/shop-1.js', '/assets/card-1.js']],
  ['/shop/Sofas', ['/assets/shop-1.js', '/assets/card-1.js']],
  ['/shop/category/moon-lamp', ['/assets/product-1.js']],
  ['/nowhere', []],
])('%s loads the code of its page', (pathname, files) => {
  makeFirstRequests({ pathname, search: '' });
  expect(links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)).toEqual(files);
});

test.each([
  ['/shop', ['/moon-lamp.webp', '/moon-lamp.webp']],
  ['/shop/category/moon-lamp', ['/moon-lamp.webp']],
])('%s loads the pictures that are seen first', async (pathname, pictures) => {
  makeFirstRequests({ pathname, search: '' });
  const loaded = () => links.filter(({ as }) => as === 'image').map(({ href }) => href);
  await vi.waitFor(() => expect(loaded()).toEqual(pictures), 20_000); // on a busy machine
});

test('home loads its picture for this width of screen', () => {
  makeFirstRequests({ pathname: '/', search: '' });
  expect(links).toHaveLength(3);
  expect(links.map(({ media }) => media)).toContain('(max-width: 1023px)');
});

test('a refusal loads no pictures', async () => {
  fetched.mockResolvedValueOnce(Response.json({ title: 'Not found' }, { status: 404 }));
  makeFirstRequests({ pathname: '/shop/category/gone', search: '' });
  await fetched.mock.results[0]?.value;
  await Promise.resolve();
  expect(links.filter(({ as }) => as === 'image')).toEqual([]);
});
