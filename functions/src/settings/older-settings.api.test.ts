import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { pack } from '../catalogue/catalogue-documents.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import { catalogueHead, HEAD, type SettingsDocument } from '../platform/database/collections.ts';

const OLDER = {
  hero: { title: { en: 'Eid light', bn: 'ঈদের আলো' } },
  banner: { link: '/shop/Wall%20lights' },
  home: { sections: ['top', 'banner'] },
};
const CURRENT = { banners: { hero: OLDER.hero, banner: OLDER.banner }, sections: OLDER.home };

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(async () => {
  await resetSettings();
  for (const [name, part] of Object.entries(OLDER)) await writeOlder(name, part);
});

afterAll(resetToSeed);

const writeOlder = (name: string, part: object) =>
  originals.settings.reference.doc(name).set(part as unknown as SettingsDocument);
const namesStored = async () => (await originals.settings.reference.get()).docs.map(({ id }) => id);
const shown = async () => (await askInProcess(NOBODY, 'GET /settings')).body;

async function expectKept() {
  expect(await shown()).toMatchObject(CURRENT);
  const html = await htmlOf('/');
  expect(html).toContain('Eid light');
  expect(html).toContain('href="/shop/Wall%20lights"');
  expect(html).not.toContain('id="best-title"');
}

test('the banners and sections that an older version has stored are shown', async () => {
  await rebuildCatalogue();
  await expectKept();
});

test('those in the catalogue that an older version has left are shown', async () => {
  const packed = Object.fromEntries(Object.entries(OLDER).map(([name, part]) => [name, pack(part)]));
  await catalogueHead.reference.doc(HEAD).update({ settings: packed, version: 'older' });
  await expectKept();
});

test('a change of one banner keeps the other, and leaves nothing under an older name', async () => {
  await rebuildCatalogue();
  const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
  const changed = { ...banners, banner: { link: '/shop' } };
  expect((await askInProcess(admin, 'PATCH /settings/banners', changed)).status).toBe(200);
  expect((await shown()).banners).toMatchObject({ hero: OLDER.hero, banner: { link: '/shop' } });
  expect(await namesStored()).toEqual(['banners', 'home']);

  const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.sections;
  await askInProcess(admin, 'PATCH /settings/sections', { sections: ['best'], version });
  expect(await namesStored()).toEqual(['banners', 'sections']);
  const [head] = await catalogueHead.get([HEAD]);
  expect(Object.keys(head?.settings ?? {}).toSorted()).toEqual(['banners', 'sections']);
  const before = await shown();
  await rebuildCatalogue();
  expect(await shown()).toEqual(before);
});

test('an older backup that is restored over a changed banner brings that banner back', async () => {
  await rebuildCatalogue();
  const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
  await askInProcess(admin, 'PATCH /settings/banners', { ...banners, hero: { link: '/new' } });
  await writeOlder('hero', OLDER.hero);
  await rebuildCatalogue();
  expect((await shown()).banners).toMatchObject(CURRENT.banners);
});

test('an older banner that is invalid does not take the other with it', async () => {
  await writeOlder('hero', { link: 'lamps' });
  await rebuildCatalogue();
  expect((await shown()).banners).toMatchObject({ hero: {}, banner: OLDER.banner });
});

test('a part that is saved is shown, also where its older document was deleted by hand', async () => {
  await rebuildCatalogue();
  await originals.settings.reference.doc('hero').delete();
  const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
  const hero = { link: '/new' };
  const { body: conflict } = await askInProcess(admin, 'PATCH /settings/banners', { ...banners, hero });
  await askInProcess(admin, 'PATCH /settings/banners', { ...conflict.settings, hero });
  expect((await shown()).banners.hero).toEqual(hero);
});
