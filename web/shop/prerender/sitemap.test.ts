import type { CatalogueView } from '@aloghor/functions/contract/rendering';
import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const SHOP: CatalogueView = {
  categories: [],
  settings: { categories: {} },
  list: async () => ({ products: [] }),
  facets: async () => ({ room: [{ code: 'balcony', count: 1 }] }),
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
