import { afterAll, beforeAll, expect, test } from 'vitest';
import { htmlOf } from '../../test/ask-in-process.ts';
import { onlyProducts } from '../../test/catalogue.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';

// A shop on its first day, as `npm start -- --empty` opens it.
beforeAll(() => onlyProducts({}));
afterAll(resetToSeed);

const CALL = /href="tel:\+\d+"/;
const CATEGORY = `/shop/${encodeURIComponent(FIRST_CATEGORY)}`;

test.each([
  ['/', 'We are opening soon'],
  ['/shop', 'We are opening soon'],
  [CATEGORY, 'We are opening soon'],
  ['/bn', 'আমরা শিগগিরই খুলছি'],
  ['/bn/shop', 'আমরা শিগগিরই খুলছি'],
])('%s says that the shop opens soon, and whom to call', async (path, said) => {
  const main = (await htmlOf(path)).match(/<main.*<\/main>/s)?.[0];
  expect(main).toContain(said);
  expect(main).toMatch(CALL);
});

test('its sitemap names pages, and no product', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  expect(sitemap).toContain('/aboutUs</loc>');
  expect(sitemap).not.toContain('/shop/category/');
});
