import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, call } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { PartChange, SettingsFile } from '../contract/settings-file.ts';
import { DEFAULT_SETTINGS } from '../domain/settings.ts';

const LEGAL = { tradeLicence: 'TRAD/77' };
const DELIVERY = { charges: [{ zone: 'elsewhere', taka: 130, days: { least: 2, most: 6 } }], freeFrom: 5_000 };
const PAGE = { title: { en: 'Who we are', bn: 'আমরা কারা' }, text: { en: '## Since 1990', bn: '## ১৯৯০ থেকে' } };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);
afterAll(resetToSeed);

async function fill() {
  const { body: present } = await ask(admin, 'GET /settings/admin');
  await ask(admin, 'PATCH /settings/legal', { ...LEGAL, version: present.legal.version });
  await ask(admin, 'PATCH /settings/delivery', { ...DELIVERY, version: present.delivery.version });
  const { version } = (await ask(admin, 'GET /pages/admin/about')).body;
  expect((await ask(admin, 'PATCH /pages/about', { ...PAGE, version })).status).toBe(200);
}

const exported = async (): Promise<SettingsFile> => (await ask(admin, 'GET /settings/file')).body;
const check = async (file: object): Promise<PartChange[]> =>
  (await ask(admin, 'POST /settings/file', { file, checkOnly: true })).body.changes;
const sendText = (path: string, body: string) =>
  call(path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
  });
const legalVersion = async () => (await ask(admin, 'GET /settings/admin')).body.legal.version;
const versionsIn = (changes: PartChange[]) => Object.fromEntries(changes.map(({ part, version }) => [part, version]));

describe('a file with the settings', () => {
  test('of a new shop has its parts and no page of its own; the seed has pictures of the categories', async () => {
    const { settings, pages, format } = await exported();
    expect(format).toBe('shop-settings');
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, categories: { list: expect.any(Array) } });
    expect(Object.values(pages ?? {})).toEqual(Array(8).fill({}));
  });

  test('makes another shop the same; taken over again it changes nothing', async () => {
    await fill();
    const file = await exported();
    expect(file).toMatchObject({ settings: { legal: LEGAL, delivery: DELIVERY }, pages: { about: PAGE } });
    await resetSettings();
    const changes = await check(file);
    expect(changes).toMatchObject([
      { part: 'legal', before: {}, after: LEGAL },
      { part: 'delivery', before: { charges: [] }, after: DELIVERY },
      { part: 'page-about', after: PAGE },
    ]);
    expect(await exported(), 'a check writes nothing').not.toEqual(file);

    const versions = versionsIn(changes);
    expect((await ask(admin, 'POST /settings/file', { file, versions })).status).toBe(200);
    expect(await exported()).toEqual(file);
    expect((await ask(admin, 'GET /pages/about')).body.blocks.en).toMatchObject([{ kind: 'heading', level: 2 }]);
    await expectTrueCopy();
    expect((await auditLines('page-about')).at(-1)).toMatchObject({ subject: 'settings', label: 'About', after: PAGE });
    expect((await auditLines('legal')).at(-1)).toMatchObject({ by: admin.email, after: LEGAL });
    expect(await check(file)).toEqual([]);
  });

  test('may have the longest pages and questions, in Bangla or escaped, and fits into the head of the catalogue', async () => {
    const letter = () => String.fromCharCode(0x0995 + Math.floor(Math.random() * 0x14));
    const inEach = (length: number, one = letter) => {
      const text = () => Array.from({ length }, one).join('');
      return { en: text(), bn: text() };
    };
    const page = (place: number) => ({ title: inEach(80), text: place > 0 ? inEach(6_000) : inEach(6_000, () => '"') });
    const topics = ['about', 'features', 'works', 'careers', 'support', 'delivery', 'terms', 'privacy'];
    const entries = Array.from({ length: 20 }, () => ({ question: inEach(200), answer: inEach(1_000) }));
    const pages = Object.fromEntries(topics.map((topic, place) => [topic, page(place)]));
    const file = { format: 'shop-settings', settings: { faq: { entries } }, pages };
    expect(Buffer.byteLength(JSON.stringify({ file }))).toBeGreaterThan(363_000);
    const versions = versionsIn(await check(file));
    expect((await ask(admin, 'POST /settings/file', { file, versions })).status).toBe(200);
    const own = await exported();
    expect(own.pages).toEqual(pages);
    expect(await check(own)).toEqual([]);
    await expectTrueCopy();
  });

  test('may have 1 MB, a byte more is a 413; other calls take no more than before', async () => {
    const padded = (bytes: number) => {
      const body = JSON.stringify({ file: { format: 'shop-settings', settings: {} }, checkOnly: true });
      return sendText('/settings/file', body.padEnd(bytes));
    };
    expect((await padded(1_048_576)).status).toBe(200);
    expect((await padded(1_048_577)).status).toBe(413);
    expect((await sendText('/pages/preview', '{"text":"x"}'.padEnd(262_145))).status).toBe(413);
  });

  test('has what another instance saved a moment ago, and is compared with it', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined); // a deployed server keeps the catalogue in memory for ten seconds
    const before = (await askInProcess(admin, 'GET /settings/file')).body;
    await fill();
    const { body: file } = await askInProcess(admin, 'GET /settings/file');
    const { body: same } = await askInProcess(admin, 'POST /settings/file', { file, checkOnly: true });
    expect((await ask(admin, 'PATCH /settings/legal', { version: await legalVersion() })).status).toBe(200);
    const { body: other } = await askInProcess(admin, 'POST /settings/file', { file, checkOnly: true });
    vi.unstubAllEnvs();
    expect(before).not.toMatchObject({ settings: { legal: LEGAL } });
    expect(file).toMatchObject({ settings: { legal: LEGAL, delivery: DELIVERY }, pages: { about: PAGE } });
    expect(same.changes).toEqual([]);
    expect(other.changes).toMatchObject([{ part: 'legal', before: {}, after: LEGAL }]);
  });

  test('of a new shop takes a page of the shop’s own back', async () => {
    const file = await exported();
    await fill();
    const changes = await check(file);
    expect(changes.map(({ part }) => part)).toEqual(['legal', 'delivery', 'page-about']);
    await ask(admin, 'POST /settings/file', { file, versions: versionsIn(changes) });
    expect(await exported()).toEqual(file);
  });

  test('leaves alone what it does not name', async () => {
    await fill();
    const file = { format: 'shop-settings', settings: { stock: { lowStock: 2 } } };
    await ask(admin, 'POST /settings/file', { file, versions: versionsIn(await check(file)) });
    expect(await exported()).toMatchObject({
      settings: { stock: { lowStock: 2 }, legal: LEGAL },
      pages: { about: PAGE },
    });
  });

  test('is taken over wholly or not at all: not where somebody has changed a part since the check', async () => {
    const file = { format: 'shop-settings', settings: { legal: LEGAL, stock: { lowStock: 2 } } };
    const versions = versionsIn(await check(file));
    const { version } = (await ask(admin, 'GET /settings/admin')).body.stock;
    await ask(admin, 'PATCH /settings/stock', { lowStock: 9, version });
    const { status, body } = await ask(admin, 'POST /settings/file', { file, versions });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'changed-meanwhile' });
    expect((await exported()).settings).toMatchObject({ legal: {}, stock: { lowStock: 9 } });
  });

  test('of two admins at once one is told of the other', async () => {
    const files = [2, 3].map((lowStock) => ({ format: 'shop-settings', settings: { stock: { lowStock } } }));
    const versions = versionsIn(await check(files[0] ?? {}));
    const answers = await Promise.all(
      files.map((file) => askInProcess(admin, 'POST /settings/file', { file, versions })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{}, 'file.format'],
    [{ format: 'shop-settings', settings: { stock: { lowStock: -1 } } }, 'file.settings.stock.lowStock'],
    [
      { format: 'shop-settings', settings: { banners: { hero: { link: 'lamps' }, banner: {} } } },
      'file.settings.banners.hero.link',
    ],
    [{ format: 'shop-settings', settings: {}, pages: { about: { title: PAGE.title } } }, 'file.pages.about.text'],
  ])('%j is none', async (file, path) => {
    const { status, body } = await ask(admin, 'POST /settings/file', { file, checkOnly: true });
    expect(status).toBe(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});
