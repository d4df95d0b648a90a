import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const PRODUCTS = [
  { _id: 'moon', categories: ['Table Lamp'] },
  { _id: 'star', categories: ['Table Lamp', 'LED Fan'], rooms: ['balcony'] },
];

const SHOP: CatalogueView = {
  categories: [{ name: 'Table Lamp' }, { name: 'LED Fan' }, { name: 'Clock Light' }],
  settings: { categories: {} },
  list: async ({ room }: { room?: string[] }) => ({
    products: PRODUCTS.filter(({ rooms }) => !room || rooms?.includes(String(room[0]))),
  }),
  changedAt: (id: string) => (id === 'moon' ? Date.UTC(2026, 10, 2, 8, 30) : Date.UTC(2026, 10, 1)),
  hidden: [],
  settingsChangedAt: (...parts: string[]) => (parts.includes('faq') ? Date.UTC(2026, 10, 4) : undefined),
  infoPage: (topic: string) => (topic === 'terms' ? { changedAt: Date.UTC(2026, 10, 3) } : {}),
} as never; // nothing else of it is asked for

test('who reads neither language is led to the English page, by the entries of both', async () => {
  const entries = (await sitemap(SHOP)).match(/<url>.*?<\/url>/g) ?? [];
  const linkIn = (entry: string, hreflang: string) => entry.match(`hreflang="${hreflang}" href="([^"]*)"`)?.[1];
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    expect(linkIn(entry, 'x-default'), entry).toBe(linkIn(entry, 'en'));
    expect(linkIn(entry, 'x-default'), entry).not.toMatch(/^\/bn/);
    expect(linkIn(entry, 'bn'), entry).toMatch(/^\/bn/);
  }
});

test('the lists of rooms that there are lamps for are named, in each language', async () => {
  const lists = (await sitemap(SHOP)).match(/<loc>[^<]*room=[^<]*/g);
  expect(lists).toEqual([
    expect.stringMatching(/\/shop\?room=balcony$/),
    expect.stringMatching(/\/bn\/shop\?room=balcony$/),
  ]);
});

test('a product, the questions and a page about the shop say when they last changed, a list when one of its products did, other pages nothing', async () => {
  const times = await timesIn(SHOP);
  expect(times).toMatchObject({
    '/shop/category/moon': '2026-11-02T08:30:00.000Z',
    '/bn/shop/category/moon': '2026-11-02T08:30:00.000Z',
    '/shop/category/star': '2026-11-01T00:00:00.000Z',
    '/shop/Table%20Lamp': '2026-11-02T08:30:00.000Z',
    '/bn/shop/LED%20Fan': '2026-11-01T00:00:00.000Z',
    '/shop': '2026-11-02T08:30:00.000Z',
    '/': '2026-11-02T08:30:00.000Z',
    '/shop?room=balcony': '2026-11-01T00:00:00.000Z',
    '/aboutUs': '2026-11-04T00:00:00.000Z',
    '/info/terms': '2026-11-03T00:00:00.000Z',
    '/bn/info/terms': '2026-11-03T00:00:00.000Z',
  });
  for (const address of ['/info/about', '/shop/Clock%20Light'])
    expect([address in times, times[address]], address).toEqual([true, undefined]);
});

test('what pages about the shop name is a change of them', async () => {
  const settingsChangedAt = (...parts: string[]) => (parts.includes('contact') ? Date.UTC(2026, 10, 5) : undefined);
  const times = await timesIn({ ...SHOP, settingsChangedAt } as never); // the parts are the shop's
  for (const address of ['/aboutUs', '/info/about', '/info/terms'])
    expect(times[address], address).toBe('2026-11-05T00:00:00.000Z');
});

test('hiding a product is a change of its lists, whose time does not go back', async () => {
  const hidden = [{ categories: ['Table Lamp'], rooms: ['balcony'], changedAt: Date.UTC(2026, 10, 4) }];
  const times = await timesIn({ ...SHOP, hidden } as never); // its room is one of the shop's
  for (const address of ['/', '/shop', '/shop/Table%20Lamp', '/shop?room=balcony'])
    expect(times[address], address).toBe('2026-11-04T00:00:00.000Z');
  expect(times['/shop/LED%20Fan']).toBe('2026-11-01T00:00:00.000Z');
});

async function timesIn(shop: CatalogueView): Promise<Record<string, string | undefined>> {
  const entries = (await sitemap(shop)).matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return Object.fromEntries([...entries].map(([, address, time]) => [address, time]));
}
