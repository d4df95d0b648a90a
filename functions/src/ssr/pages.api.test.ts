import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { featuring, putProduct } from '../../test/catalogue.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { catalogue } from '../../test/seed-data.ts';
import { CURRENCY_SIGN } from '../domain/country.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';
const PRERENDERED = ['/', '/shop', '/shop/Wall%20lights', LAMP, '/shop?q=moon'];
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * Of the 14,600 bytes of TCP's initial congestion window: a compressed page beyond it costs another round trip. The hashes in the
 * names of files alone make it twenty bytes more or less.
 */
const FIRST_FLIGHT_BYTES = 14_350;
/** With its rooms, the picture of its link previews, and whether the shop sends text messages, home needs a little more than that window. */
const HOME_BYTES = 14_750;
/** What Hosting puts before a page. */
const HEADER_BYTES = 260;
const BANGLA_BYTES = 16_200;

beforeAll(resetToSeed);
afterAll(resetToSeed);

test.each([
  ['/', 'Fewer lamps. Better light.'],
  ['/shop', 'All lights'],
  ['/shop/Wall%20lights', 'Jugol Up Down Wall Light'],
  ['/shop?q=moon', 'Chandni 3D Printed Moon Lamp'],
  ['/shop?sort=name&to=%E0%A7%A7%E0%A7%A6%E0%A7%A6%E0%A7%A6', '2 products'],
  ['/shop?sort=cheapest&from=many', '51 products'], // of one lamp there are three choices
  ['/shop/3D%20LED%20Lamp', '3 options'],
  ['/shop/3D%20LED%20Lamp', `from ${CURRENCY_SIGN}1,290`],
  ['/bn/shop/3D%20LED%20Lamp', `${CURRENCY_SIGN}১,২৯০ থেকে`],
  [LAMP, `${CURRENCY_SIGN}1,650`],
  ['/aboutUs', 'Questions, answered'],
  ['/bn', 'অল্প বাতি, সুন্দর আলো'],
  ['/bn/shop', 'আলোর সব আয়োজন'],
  [`/bn${LAMP}`, `${CURRENCY_SIGN}১,৬৫০`],
  ['/bn/aboutUs', 'আপনার প্রশ্ন, আমাদের উত্তর'],
])('%s is prerendered before its app is there', async (path, shown) => {
  const answer = await askForPage(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain(shown);
});

test.each([
  [`${LAMP}&fbclid=IwAR0x`, LAMP],
  [`${LAMP}%3Ffbclid=IwAR0x?lang=bn`, `${LAMP}?lang=bn`],
  [`${LAMP})`, LAMP],
  [`${LAMP}.`, LAMP],
  [`${LAMP}%E2%80%8B`, LAMP],
  [`/bn${LAMP}%E0%A5%A4`, `/bn${LAMP}`],
  ['/shop/Wall%20lights)', '/shop/Wall%20lights'],
  ['/track&fbclid=IwAR0x?id=A-1000', '/track?id=A-1000'],
  ['/&fbclid=IwAR0x', '/'],
])('%s leads to %s', async (pasted, page) => {
  const answer = await askForPage(pasted, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(page);
});

test.each(['/shop/category/no-such-lamp)', '/no-such-page.', '/shop/category/no-such-lamp&fbclid=IwAR0x'])(
  '%s is no page, with or without what is behind it',
  async (pasted) => {
    expect((await askForPage(pasted)).status).toBe(404);
  },
);

test('home shows each choice of a lamp that its lists have', async () => {
  const families = ['padma-nouka', 'hridoy-heart'].map((name) => `${name}-3d-acrylic-lamp`);
  await featuring('best', ...families, 'chandni-3d-printed-moon-lamp');
  const html = await htmlOf('/');
  await resetToSeed();
  for (const name of ['Padma Nouka 3D Acrylic Lamp', 'Hridoy Heart 3D Acrylic Lamp']) expect(html).toContain(name);
  expect(html).not.toContain('3 options');
});

test('home shows the products of its lists, and all categories', async () => {
  const html = await htmlOf('/');
  for (const name of Object.values(catalogue.featured).flat()) expect(html).toContain(name);
  for (const { name } of catalogue.categories) expect(html).toContain(`/shop/${encodeURIComponent(name)}`);
});

test.each(['/dashboard', '/dashboard/cart', '/Dashboard/Cart'])(
  'a page that is not prerendered is left to the browser: %s',
  async (path) => {
    const answer = await askForPage(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(EMPTY_ROOT);
    expect(html).toContain('/assets/index-');
  },
);

test.each(['/dashboard/adminHome', '/Dashboard/AdminHome', '/DASHBOARD/updateItem/moon'])(
  'a page of the dashboard gets the shell of the dashboard: %s',
  async (path) => {
    const answer = await askForPage(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(EMPTY_ROOT);
    expect(html).toContain('/assets/staff-');
  },
);

test.each([
  ['/Login?from=/shop', '/login?from=/shop'],
  ['/Shop?q=moon', '/shop?q=moon'],
  ['/ABOUTUS', '/aboutUs'],
  ['/info/Delivery', '/info/delivery'],
  ['/shop/wall%20lights', '/shop/Wall%20lights'],
  [LAMP.replace('shop', 'Shop'), LAMP],
  ['/shop/', '/shop'],
  ['//', '/'],
  ['/bn/', '/bn'],
  ['/BN/Shop?q=moon', '/bn/shop?q=moon'],
])('another spelling of a page leads to the one that is prerendered: %s', async (path, canonical) => {
  const answer = await askForPage(path, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(canonical);
  expect((await htmlOf(canonical)).length).toBeGreaterThan(1_000);
});

test('a file of another release is not there, which no browser is to remember', async () => {
  const answer = await askForPage('/assets/gone-1.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('vary')).toBe('*');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
});

test.each([
  ['/nowhere', 'You Are In Worng Page'],
  ['/info/nothing', 'You Are In Worng Page'],
  ['/products', 'You Are In Worng Page'],
  ['/shop/category/no-such-lamp', 'This product is no longer here'],
  ['/bn/nowhere', 'পেজটি পাওয়া যায়নি'],
  ['/INFO/nothing', 'You Are In Worng Page'],
  ['/shop/Sofas', 'We have no category called “Sofas”'],
  ['/%0aabc', 'You Are In Worng Page'],
  ['/bn/%0D%0Aabc', 'পেজটি পাওয়া যায়নি'],
  ['/%E2%80%A8abc', 'You Are In Worng Page'],
  ['/%zz', 'You Are In Worng Page'],
])('what is not there is a 404 that says so: %s', async (path, shown) => {
  const answer = await askForPage(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain(shown);
  expect((await askForPage(path, { method: 'HEAD' })).status).toBe(404);
});

test.each(['//evil.example', '/bn//evil.example', '/bn///evil.example', '/bn/\\evil.example', '/bn/bn//evil.example'])(
  'no address makes a page link to another site: %s',
  async (path) => {
    const links = [...(await (await askForPage(path)).text()).matchAll(/ (?:href|action)="([^"]*)"/g)];
    expect(links.length).toBeGreaterThan(10);
    expect(links.map(([, address]) => address).filter((address) => /^[/\\]\s*[/\\]/.test(String(address)))).toEqual([]);
  },
);

test.each([
  ['/bn/dashboard/cart?from=x', '/assets/index-'],
  ['/bn/dashboard/audit?from=x', '/assets/staff-'],
  ['/bn/dashboard', '/assets/index-'],
  ['/Dashboard/Cart', '/assets/index-'],
])(
  '%s is left to the browser, which knows its one address, and out of the results of search engines',
  async (path, app) => {
    const answer = await askForPage(path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).toContain(EMPTY_ROOT);
    expect(html).toContain(app);
  },
);

test.each(['/', '/bn/shop', '/sitemap.xml'])('%s is not kept from search engines', async (path) => {
  expect((await askForPage(path)).headers.get('x-robots-tag')).toBeNull();
});

test('pages asked for at once are each in their own language', async () => {
  const pages = await Promise.all(['/bn', '/', '/bn/shop', '/shop', '/bn', '/'].map((path) => htmlOf(path)));
  const languages = pages.map((html) => [/<html lang="bn"/.test(html), /কার্ট/.test(html), />Login</.test(html)]);
  const [bangla, english] = [
    [true, true, false],
    [false, false, true],
  ];
  expect(languages).toEqual([bangla, english, bangla, english, bangla, english]);
});

test('HEAD answers as GET does, without the body', async () => {
  const [got, head] = [await askForPage(LAMP), await askForPage(LAMP, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['etag', 'content-type', 'cache-control']) {
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  }
});

test.each([...PRERENDERED, '/sitemap.xml'])('a cached %s is answered 304 until something changes', async (path) => {
  const first = await askForPage(path);
  const headers = { 'if-none-match': String(first.headers.get('etag')) };
  const again = await askForPage(path, { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  await putProduct('new-lamp', { name: `A new lamp, since ${path}` });
  expect((await askForPage(path, { headers })).status).toBe(200);
});

test.each(['/nowhere', '/shop/category/no-such-lamp', '/shop/Sofas', '/shop?q=moon'])(
  'the tag of one page is not that of another: %s',
  async (path) => {
    const tag = String((await askForPage('/shop')).headers.get('etag'));
    const { status } = await askForPage(path, { headers: { 'if-none-match': tag } });
    expect(status).toBe(path === '/shop?q=moon' ? 200 : 404);
  },
);

test.each(PRERENDERED)('%s may be cached for everybody: it depends on no visitor, and sets no cookie', async (path) => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  const answer = await askForPage(path, { headers: { authorization: 'Bearer x', cookie: '__session=x' } });
  vi.unstubAllEnvs();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

describe('what a page costs', () => {
  test.each([LAMP, '/', '/shop'])('%s reads nothing from Firestore while the catalogue is in memory', async (path) => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    await askForPage(path);
    const reads = await countReads(() => askForPage(path));
    vi.unstubAllEnvs();
    expect(reads).toBe(0);
  });

  test.each([
    ['/', HOME_BYTES],
    [LAMP, FIRST_FLIGHT_BYTES],
  ])('%s weighs at most %i bytes', async (path, most) => {
    expect(HEADER_BYTES + (await weightOf(path))).toBeLessThanOrEqual(most);
  });

  // A letter of Bangla is three bytes, and its pages are not written in fewer.
  test(`home in Bangla weighs at most ${BANGLA_BYTES} bytes`, async () => {
    expect(HEADER_BYTES + (await weightOf('/bn'))).toBeLessThanOrEqual(BANGLA_BYTES);
  });
});

test.each([
  ...PRERENDERED,
  '/aboutUs',
  '/cart',
  '/login',
  '/forgotPassword',
  '/emailLink',
  '/track',
  '/answer',
  '/info/about',
])('%s contains nothing that the content security policy rejects', async (path) => {
  const html = await htmlOf(path);
  expect(html).not.toMatch(/\sstyle=|<style|\son\w+="/);
  for (const [script] of html.matchAll(/<script[^>]*>/g)) {
    expect(script).toMatch(/ src="\/|type="application\/(ld\+)?json"/);
  }
});

test('a product whose texts look like markup is escaped', async () => {
  const name = 'Lamp </script><script>alert(1)</script> <!-- \u2028 end';
  await putProduct('odd-lamp', { name, desc: name });
  const html = await htmlOf('/shop/category/odd-lamp');
  expect(html).not.toMatch(/<script>alert|<!-- \u2028/);
  const [, data = ''] = html.match(/id="prerendered-data"[^>]*>([^<]*)<\/script>/) ?? [];
  expect(data).not.toContain('\u2028');
  expect(JSON.parse(data)[0][1]).toMatchObject({ name });
});

test('the sitemap lists every page that is worth finding, and no other', async () => {
  await resetToSeed();
  const answer = await askForPage('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(String(address)),
  );
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([process.env.SHOP_URL]));
  const paths = listed.map(({ pathname }) => pathname);
  expect(paths.filter((path) => path.startsWith('/shop/category/'))).toHaveLength(catalogue.products.length);
  expect(paths.filter((path) => path.startsWith('/bn'))).toHaveLength(paths.length / 2);
  expect(paths).toEqual(expect.arrayContaining(['/bn', '/bn/shop/LED%20Fan', `/bn${LAMP}`]));
  expect(paths).toEqual(expect.arrayContaining(['/', '/shop', '/aboutUs', '/info/delivery', '/shop/LED%20Fan', LAMP]));
  expect(paths.filter((path) => /dashboard|cart$|log/.test(path))).toEqual([]);
});

test('the sitemap is the same whatever its query is, with one tag', async () => {
  const plain = await askForPage('/sitemap.xml');
  const listed = await plain.text();
  const other = await askForPage('/sitemap.xml?x=1');
  expect(other.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(await other.text()).toBe(listed);
  const headers = { 'if-none-match': String(plain.headers.get('etag')) };
  expect((await askForPage('/sitemap.xml?x=2', { headers })).status).toBe(304);
});

/** In bytes, compressed as Hosting does while it sends: in brotli of middle quality. */
async function weightOf(path: string): Promise<number> {
  return brotliCompressSync(await htmlOf(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}
