import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

const TITLES = {
  categories: 'Find light by kind',
  popular: 'Popular this season',
  banner: 'Evenings are better outside',
  best: 'Our best',
  top: 'Top selling',
  reasons: 'Why buy from us',
};

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);

afterAll(async () => {
  vi.unstubAllEnvs();
  await resetToSeed();
});

const versionOf = async () => (await askInProcess(admin, 'GET /settings/admin')).body.sections.version;
const show = async (sections?: string[]) =>
  askInProcess(admin, 'PATCH /settings/sections', { sections, version: await versionOf() });

/** The sections of home, as they stand in its HTML. */
async function shown(): Promise<string[]> {
  const html = await htmlOf('/');
  const places = Object.entries(TITLES).map(([name, title]) => ({ name, at: html.indexOf(`>${title}<`) }));
  const there = places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  return there.map(({ name }) => name);
}

describe('the sections of home', () => {
  test('are all of them in a new shop, in their first order', async () => {
    expect((await ask(NOBODY, 'GET /settings')).body.sections).toEqual({ version: expect.any(String) });
    expect(await shown()).toEqual(Object.keys(TITLES));
  });

  test('are those that the shop has chosen, in its order, and what is hidden costs no bytes', async () => {
    const before = (await htmlOf('/')).length;
    const { status, body } = await show(['reasons', 'best', 'categories']);
    expect({ status, body }).toEqual({
      status: 200,
      body: { sections: ['reasons', 'best', 'categories'], version: expect.any(String) },
    });
    expect(await shown()).toEqual(['reasons', 'best', 'categories']);
    const html = await htmlOf('/');
    expect(html).not.toContain('"popular"');
    expect(html.length).toBeLessThan(before * 0.75);
    await expectTrueCopy();
  });

  test.each([
    ['categories', '["categories"'],
    ['banner', 'Monsoon nights'],
  ])('carry none of the data of hidden %s', async (hidden, data) => {
    const title = { en: 'Monsoon nights', bn: 'বর্ষার রাত' };
    const { banners } = (await askInProcess(admin, 'GET /settings/admin')).body;
    const titled = { ...banners, banner: { title } };
    expect((await askInProcess(admin, 'PATCH /settings/banners', titled)).status).toBe(200);
    expect(await htmlOf('/')).toContain(data);
    await show(Object.keys(TITLES).filter((name) => name !== hidden));
    for (const path of ['/', '/bn']) expect(await htmlOf(path)).not.toContain(data);
  });

  test('stand in the same order in every language', async () => {
    await show(['top', 'popular']);
    const html = await htmlOf('/bn');
    const [top, popular] = ['top-title', 'popular-title'].map((id) => html.indexOf(`id="${id}"`));
    expect(top).toBeGreaterThan(0);
    expect(popular).toBeGreaterThan(top ?? 0);
    expect(html).not.toContain('id="best-title"');
  });

  test('begin again as in a new shop', async () => {
    await show(['top']);
    await show();
    expect(await shown()).toEqual(Object.keys(TITLES));
  });

  test.each([
    ['none', [], 'must hold at least one section', 'sections'],
    ['one twice', ['top', 'top'], 'must not hold a section twice', 'sections'],
    [
      'one that there is not',
      ['moon'],
      'must be of categories, popular, rooms, banner, best, top, reasons, showroom',
      'sections.0',
    ],
  ])('are rejected with %s', async (_what, sections, message, path) => {
    const { status, body } = await show(sections);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
    expect(await shown()).toEqual(Object.keys(TITLES));
  });

  test('of two admins at once one is told of the other, and the audit log tells what was changed', async () => {
    const version = await versionOf();
    const answers = await Promise.all(
      ['top', 'best', 'popular'].map((name) =>
        askInProcess(admin, 'PATCH /settings/sections', { sections: [name], version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await auditLines('sections')).at(-1)).toMatchObject({
      subject: 'settings',
      label: 'Home page',
      by: admin.email,
      after: { sections: won.sections },
    });
  });

  test('cost home no read on a warm server', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    await show(['showroom', 'top']);
    await askForPage('/');
    expect(await countReads(() => askForPage('/'))).toBe(0);
    vi.unstubAllEnvs();
  });
});
