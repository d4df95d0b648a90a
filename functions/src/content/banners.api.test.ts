import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { BANNERS, type BannerName } from '../domain/content.ts';

const EID = {
  title: { en: 'Eid <b>light</b>', bn: 'ঈদের আলো' },
  text: { en: 'Ten lamps at a lower price.', bn: 'দশটি বাতি কম দামে।' },
  link: '/shop/Wall%20lights',
  picture: '/pictures/eid.webp',
  phonePicture: 'https://images.example/eid-phone.webp',
};
const HOUR_MS = 3_600_000;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);

afterAll(resetToSeed);

async function set(name: BannerName, banner: object) {
  const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
  return askInProcess(admin, 'PATCH /settings/banners', { ...banners, [name]: banner });
}

/** The part of home with this banner: the first is before its search, the second after. */
async function bannerIn(path: string, name: BannerName): Promise<string> {
  const [first = '', ...rest] = (await htmlOf(path)).split('<search');
  return name === 'hero' ? first : (rest.join('').split('prerendered-data')[0] ?? '');
}

test.each(BANNERS)(
  '%s: what is set stands in the place of what every new shop has, in the language of the page',
  async (name) => {
    expect((await set(name, EID)).status).toBe(200);
    const english = await bannerIn('/', name);
    expect(english).toContain('Eid &lt;b&gt;light&lt;/b&gt;');
    expect(english).toContain('Ten lamps at a lower price.');
    expect(english).toContain('href="/shop/Wall%20lights"');
    expect(english).toMatch(
      /<source media="\(max-width: 1023px\)" srcSet="https:\/\/images\.example\/eid-phone\.webp"/,
    );
    expect(english).toMatch(/<img src="\/pictures\/eid\.webp"/);
    const bangla = await bannerIn('/bn', name);
    expect(bangla).toContain('ঈদের আলো');
    expect(bangla).toContain('href="/bn/shop/Wall%20lights"');
  },
);

test('what is absent is as in a new shop; a picture alone is shown on phones, too', async () => {
  await set('hero', { picture: '/pictures/eid.webp' });
  const html = await bannerIn('/', 'hero');
  expect(html).toContain('Fewer lamps. Better light.');
  expect(html.match(/srcSet="[^"]*"/g)).toEqual(['srcSet="/pictures/eid.webp"']);
  expect(html).toMatch(/<img src="\/pictures\/eid\.webp"[^>]* fetchPriority="high"/i);
});

test('only the phone has another picture', async () => {
  await set('hero', { phonePicture: '/pictures/eid.webp' });
  const html = await bannerIn('/', 'hero');
  expect(html.match(/srcSet="[^"]*"/g)).toEqual([
    'srcSet="/pictures/eid.webp"',
    expect.stringContaining('hero-1280'),
    expect.stringContaining('hero-1920'),
  ]);
});

test.each(BANNERS)('%s: outside its time it is that of a new shop', async (name) => {
  const before = await bannerIn('/', name);
  const now = Date.now();
  await set(name, { ...EID, startsAt: now + HOUR_MS });
  expect(await bannerIn('/', name)).toBe(before);
  expect((await ask(NOBODY, 'GET /settings')).body.banners[name]).toEqual({});
  await set(name, { ...EID, startsAt: now - HOUR_MS, endsAt: now + HOUR_MS });
  expect(await bannerIn('/', name)).toContain('Ten lamps');
});

test('of two admins at once one is told of the other, and the audit log tells what was changed', async () => {
  const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
  const answers = await Promise.all(
    ['/a', '/b', '/c'].map((link) => askInProcess(admin, 'PATCH /settings/banners', { ...banners, hero: { link } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ settings: won });
  expect((await auditLines('banners')).at(-1)).toMatchObject({
    label: 'Banners',
    before: { hero: {} },
    after: { hero: { link: won.hero.link } },
  });
});

test.each([
  [{ title: { en: 'Eid' } }, 'banner.title.bn', 'must be a text'],
  [{ link: 'https://lamps.example' }, 'banner.link', 'must be a path of the shop'],
  [{ picture: 'javascript:alert(1)' }, 'banner.picture', 'must be an http(s) address or a path'],
  [{ startsAt: 2_000, endsAt: 1_000 }, 'banner.endsAt', 'must be after startsAt'],
])('%j is no banner', async (banner, path, message) => {
  const { status, body } = await set('banner', banner);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
});

test('home with banners costs no read', async () => {
  await set('hero', EID);
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  await askInProcess(NOBODY, 'GET /settings?fresh=now');
  const reads = await countReads(() => askForPage('/'));
  vi.unstubAllEnvs();
  expect(reads).toBe(0);
});
