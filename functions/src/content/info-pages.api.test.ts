import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { originals } from '../catalogue/write-catalogue.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const TITLE = { en: 'Our terms', bn: 'আমাদের শর্ত' };
const TERMS = { title: TITLE, text: { en: '## Refunds\n\n**Within** 30 days.', bn: 'ত্রিশ দিনের মধ্যে।' } };
const BLOCKS = {
  en: [
    { kind: 'heading', level: 2, spans: [{ text: 'Refunds' }] },
    { kind: 'paragraph', spans: [{ text: 'Within', isBold: true }, { text: ' 30 days.' }] },
  ],
  bn: [{ kind: 'paragraph', spans: [{ text: 'ত্রিশ দিনের মধ্যে।' }] }],
};

const TOO_DEEP = 'must not nest quotes, lists or emphasis more than 20 deep';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);

afterAll(resetToSeed);

const versionOf = async (topic: string) => (await askInProcess(admin, `GET /pages/admin/${topic}`)).body.version;

const write = async (topic: string, page: object) =>
  askInProcess(admin, `PATCH /pages/${topic}`, { ...page, version: await versionOf(topic) });

test('a new shop has written no page', async () => {
  const { status, body } = await ask(NOBODY, 'GET /pages/terms');
  expect({ status, body }).toEqual({ status: 200, body: { version: expect.any(String) } });
});

test('the settings list every page with its address and title, and have another version once a title changes', async () => {
  const listed = async () => (await askInProcess(NOBODY, 'GET /settings')).body.pages;
  const first = await listed();
  expect(first.pages).toEqual([
    { topic: 'about', path: '/info/about', title: { en: 'About', bn: 'আমাদের পরিচয়' } },
    { topic: 'features', path: '/info/features', title: { en: 'Features', bn: 'কী কী সুবিধা' } },
    { topic: 'works', path: '/info/works', title: { en: 'Works', bn: 'অর্ডার যেভাবে হয়' } },
    { topic: 'careers', path: '/info/careers', title: { en: 'Careers', bn: 'চাকরি' } },
    { topic: 'support', path: '/info/support', title: { en: 'Customer Support', bn: 'কাস্টমার কেয়ার' } },
    { topic: 'delivery', path: '/info/delivery', title: { en: 'Delivery Details', bn: 'ডেলিভারির তথ্য' } },
    { topic: 'terms', path: '/info/terms', title: { en: 'Terms & Conditions', bn: 'শর্তাবলি' } },
    { topic: 'privacy', path: '/info/privacy', title: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' } },
  ]);
  await write('terms', TERMS);
  const then = await listed();
  expect(then.pages[6]).toEqual({ topic: 'terms', path: '/info/terms', title: TITLE });
  expect(then.version).not.toBe(first.version);
  expect((await askInProcess(admin, 'GET /settings/admin')).body.pages).toEqual(then);
});

test('what was written is parsed, and shown to everybody without its Markdown', async () => {
  const { status, body } = await write('terms', TERMS);
  const kept = { changedAt: expect.any(Number), version: expect.any(String) };
  expect({ status, body }).toEqual({ status: 200, body: { ...TERMS, blocks: BLOCKS, ...kept } });
  const shown = (await ask(NOBODY, 'GET /pages/Terms')).body;
  expect(shown).toEqual({ title: TITLE, blocks: BLOCKS, version: body.version });
  expect((await ask(NOBODY, 'GET /pages/privacy')).body).not.toHaveProperty('blocks');
  await expectTrueCopy();
});

test('without a text it is again what every new shop says', async () => {
  await write('terms', TERMS);
  const kept = { changedAt: expect.any(Number), version: expect.any(String) };
  expect((await write('terms', {})).body).toEqual(kept);
});

test('of two admins at once one is told of the other', async () => {
  const version = await versionOf('terms');
  const titles = ['One', 'Two', 'Three'].map((en) => ({ ...TERMS, title: { en, bn: 'শর্ত' } }));
  const answers = await Promise.all(
    titles.map((page) => askInProcess(admin, 'PATCH /pages/terms', { ...page, version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  const [conflict] = answers.filter(({ status }) => status === 409);
  expect(conflict?.body).toMatchObject({ code: 'changed-meanwhile', settings: won });
  expect(await versionOf('terms')).toBe(won.version);
});

test('the audit log tells what was written, and not the same again as blocks', async () => {
  await write('terms', TERMS);
  await write('terms', { ...TERMS, text: { ...TERMS.text, en: 'None.' } });
  const [, last] = (await auditLines('page-terms')).slice(-2);
  expect(last).toMatchObject({ subject: 'settings', label: 'Terms & Conditions', before: { text: TERMS.text } });
  expect(Object.keys(last?.after ?? {})).toEqual(['text']);
});

test('a page that somebody has stored wrongly by hand is that of a new shop', async () => {
  const link = 'javascript:alert(1)';
  const blocks = { en: [{ kind: 'paragraph', spans: [{ text: 'x', link }] }], bn: [] };
  await originals.settings.reference.doc('page-terms').set({ ...TERMS, blocks } as never);
  await rebuildCatalogue();
  expect((await askInProcess(NOBODY, 'GET /pages/terms')).body).toEqual({ version: expect.any(String) });
});

test.each([
  [{ title: TITLE }, 'text', 'must be there with the title, and only then'],
  [{ text: TERMS.text }, 'text', 'must be there with the title, and only then'],
  [{ ...TERMS, text: { en: 'x'.repeat(6_001), bn: 'x' } }, 'text.en', 'must have at most 6000 characters'],
  [{ ...TERMS, text: { en: 'x', bn: `${'> '.repeat(2_900)}x` } }, 'text.bn', TOO_DEEP],
  [{ ...TERMS, title: { en: 'Terms', bn: ' ' } }, 'title.bn', 'must not be empty'],
])('%j is no page', async (page, path, message) => {
  const { status, body } = await write('terms', page);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
});

test('there is no other page', async () => {
  expect((await ask(NOBODY, 'GET /pages/secrets')).status).toBe(404);
  expect((await ask(admin, 'GET /pages/admin/secrets')).status).toBe(404);
  expect((await ask(admin, 'PATCH /pages/secrets', { ...TERMS, version: 'any' })).status).toBe(404);
});

test.each(['> '.repeat(2_900), '- '.repeat(2_900), '1. '.repeat(1_900), '> - '.repeat(1_400), '*'.repeat(5_900)])(
  'a text that nests thousands deep has no preview: %#',
  async (nested) => {
    const { status, body } = await ask(admin, 'POST /pages/preview', { text: `${nested}x` });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: 'text', message: TOO_DEEP }] });
  },
);

test('a preview shows what a text would be, and stores nothing', async () => {
  const writes = await recordWrites(async () => {
    const { body } = await askInProcess(admin, 'POST /pages/preview', { text: TERMS.text.en });
    expect(body).toEqual({ blocks: BLOCKS.en });
  });
  expect(writes).toEqual([]);
});

test('a page costs a shopper of a deployed shop no read', async () => {
  await write('terms', TERMS);
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  await askInProcess(NOBODY, 'GET /pages/terms?fresh=now');
  const reads = await countReads(() => askInProcess(NOBODY, 'GET /pages/terms'));
  vi.unstubAllEnvs();
  expect(reads).toBe(0);
});
