import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { signIn } from '../../test/people.ts';
import { resetToPeople, resetToSeed } from '../../test/seed.ts';
import { INFO_TOPICS } from '../domain/info-topics.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';
const NAME = { en: 'Noor <Lights>', bn: 'নূর লাইটস' };

/** The accounts of the seed are called after the sample, as a shop's own are not. */
const SAMPLE = /(?<!(?:admin|clerk|packer|customer)@)aloghor|আলোঘর|id="wordmark"/i;

async function rename(): Promise<void> {
  const admin = await signIn('admin');
  const { version } = (await ask(admin, 'GET /settings/admin')).body.brand;
  expect((await ask(admin, 'PATCH /settings/brand', { name: NAME, version })).status).toBe(200);
}

beforeAll(async () => {
  await resetToSeed();
  await rename();
});

afterAll(resetToSeed);

test.each(['', '/shop', LAMP, '/aboutUs', '/info/about', '/cart', '/login', '/track', '/no-such-page'])(
  'the page %s bears the name of the shop in its language',
  async (path) => {
    const inEnglish = await (await askForPage(path || '/')).text();
    expect(inEnglish).toMatch(/<title>[^<]* · Noor &lt;Lights&gt;<\/title>/);
    expect(inEnglish).toContain('aria-label="Noor &lt;Lights&gt;, to the home page"');
    const inBangla = await (await askForPage(`/bn${path}`)).text();
    expect(inBangla).toMatch(/<title>[^<]* · নূর লাইটস<\/title>/);
  },
);

/** Pages that no page links, and what is no page. */
const UNLINKED = [
  '/wishes',
  '/emailLink',
  '/no-such-page',
  '/sitemap.xml',
  '/site.webmanifest',
  '/site-bn.webmanifest',
];
/** What the pages link to is answered by Hosting, or is about the code. */
const OTHERS = /^\/(?:assets|api|dashboard|bn\/dashboard)\b/;

/** Follows every link of the shop from both its home pages. Returns the pages that name the sample, and how many there were. */
async function crawl(): Promise<{ pages: number; named: string[] }> {
  const found = new Set(['/', '/bn', ...UNLINKED, ...UNLINKED.slice(0, 3).map((path) => `/bn${path}`)]);
  const named: string[] = [];
  for (const path of found) {
    const html = await (await askForPage(path)).text();
    const sample = html.match(SAMPLE);
    if (sample) named.push(`${path}: ${html.slice(Number(sample.index) - 60, Number(sample.index) + 60)}`);
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)) if (!OTHERS.test(link)) found.add(link);
  }
  return { pages: found.size, named };
}

test('no page that a link leads to names the sample', { timeout: 120_000 }, async () => {
  const { pages, named } = await crawl();
  expect(pages).toBeGreaterThan(2 * (53 + 15));
  expect(named).toEqual([]);
});

test('nothing that the shop tells its staff or other programs of itself names the sample', async () => {
  const admin = await signIn('admin');
  for (const call of ['GET /settings', 'GET /settings/admin', 'GET /notices/texts'] as const)
    expect(JSON.stringify((await ask(admin, call)).body), call).not.toMatch(SAMPLE);
  for (const topic of INFO_TOPICS)
    expect(JSON.stringify((await ask(admin, `GET /pages/admin/${topic}`)).body), topic).not.toMatch(SAMPLE);
});

test('contact data that are still made up bear its name too, and what the shop has written of itself stays', async () => {
  const admin = await signIn('admin');
  const { contact } = (await ask(admin, 'GET /settings/admin')).body;
  expect(contact).toMatchObject({
    emailAddress: 'hello@shop.example',
    address: { name: { en: 'Noor <Lights> Showroom', bn: 'নূর লাইটস শোরুম' }, postalCode: '1205' },
  });
  const address = { ...contact.address, name: { en: 'By the lake', bn: contact.address.name.bn } };
  const own = { ...contact, emailAddress: 'we@noor.example', address };
  expect((await ask(admin, 'PATCH /settings/contact', own)).status).toBe(200);
  expect((await ask(admin, 'GET /settings')).body.contact).toMatchObject({
    emailAddress: 'we@noor.example',
    address: { name: { en: 'By the lake', bn: 'নূর লাইটস শোরুম' } },
  });
});

test('search engines and link previews are told it', async () => {
  const html = await htmlOf(LAMP);
  expect(html).toContain('<meta property="og:site_name" content="Noor &lt;Lights&gt;"/>');
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(facts[0]).toMatchObject({ brand: { name: NAME.en }, offers: { seller: { name: NAME.en } } });
});

test.each([
  ['/site.webmanifest', NAME.en, '/'],
  ['/site-bn.webmanifest', NAME.bn, '/bn'],
])('%s installs the shop as %s', async (path, name, start) => {
  const answer = await askForPage(path);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ name, short_name: name, start_url: start, theme_color: '#fbf7f1' });
  const headers = { 'if-none-match': String(answer.headers.get('etag')) };
  expect((await askForPage(path, { headers })).status).toBe(304);
});

test('there is no manifest in another language', async () => {
  expect((await askForPage('/site-fr.webmanifest')).status).toBe(404);
});

test('an emptied shop names the sample nowhere either', async () => {
  await resetToPeople();
  await rename();
  const { pages, named } = await crawl();
  expect(pages).toBeGreaterThan(2 * INFO_TOPICS.length);
  expect(named).toEqual([]);
});
