import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsPart } from '../domain/settings.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';
const NAME = { en: 'Noor <Lights>', bn: 'নূর লাইটস' };

beforeAll(async () => {
  await resetToSeed();
  const admin = await signIn('admin');
  const set = async <Part extends SettingsPart>(part: Part, values: Settings[Part]) => {
    const { version } = (await ask(admin, 'GET /settings/admin')).body[part];
    expect((await ask(admin, `PATCH /settings/${part}`, { ...values, version })).status).toBe(200);
  };
  await set('brand', { name: NAME });
  const { contact } = DEFAULT_SETTINGS;
  const address = { ...contact.address, name: { en: 'Our showroom', bn: 'আমাদের শোরুম' } };
  await set('contact', { ...contact, emailAddress: 'hello@noor.example', address });
});

afterAll(resetToSeed);

test.each(['', '/shop', LAMP, '/aboutUs', '/info/about', '/cart', '/login', '/track', '/no-such-page'])(
  'the page %s bears the name of the shop in its language, and that of the sample nowhere',
  async (path) => {
    const inEnglish = await (await askForPage(path || '/')).text();
    expect(inEnglish).toMatch(/<title>[^<]* · Noor &lt;Lights&gt;<\/title>/);
    expect(inEnglish).toContain('aria-label="Noor &lt;Lights&gt;, to the home page"');
    const inBangla = await (await askForPage(`/bn${path}`)).text();
    expect(inBangla).toMatch(/<title>[^<]* · নূর লাইটস<\/title>/);
    for (const html of [inEnglish, inBangla]) expect(html).not.toMatch(/aloghor|আলোঘর|id="wordmark"/i);
  },
);

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
