import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

const WARRANTY = {
  question: { en: 'Is there a <b>warranty</b>?', bn: 'ওয়ারেন্টি আছে?' },
  answer: { en: 'Two years. Call {phone}.', bn: 'দুই বছর।' },
};

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);

afterAll(resetToSeed);

const versionOf = async () => (await askInProcess(admin, 'GET /settings/admin')).body.faq.version;

const write = async (faq: object) => askInProcess(admin, 'PATCH /settings/faq', { ...faq, version: await versionOf() });

test('a new shop answers the questions of every new shop', async () => {
  expect((await ask(NOBODY, 'GET /settings')).body.faq).toEqual({ version: expect.any(String) });
  expect(await htmlOf('/aboutUs')).toContain('Can I pay cash on delivery?');
});

test('the questions of the shop stand in their place, in the language of the page', async () => {
  expect((await write({ entries: [WARRANTY] })).status).toBe(200);
  expect((await ask(NOBODY, 'GET /settings')).body.faq.entries).toHaveLength(1);
  const html = await htmlOf('/aboutUs');
  expect(html).toContain('Is there a &lt;b&gt;warranty&lt;/b&gt;?');
  expect(html).toContain('Two years. Call +880 1700-000000.');
  expect(html).not.toMatch(/Can I pay cash on delivery\?|দুই বছর/);
  expect(await htmlOf('/bn/aboutUs')).toContain('দুই বছর।');
});

test('the headline and the line below it are those of the shop, in the language of the page', async () => {
  const title = { en: 'Ask <us>', bn: 'জিজ্ঞেস করুন' };
  const text = { en: 'Or call {phone}.', bn: 'নয়তো ফোন করুন।' };
  expect((await write({ title, text })).status).toBe(200);
  const html = await htmlOf('/aboutUs');
  expect(html).toContain('Ask &lt;us&gt;');
  expect(html).toContain('Or call +880 1700-000000.');
  expect(html).not.toMatch(/Questions, answered<|জিজ্ঞেস/);
  expect(html).toContain('Can I pay cash on delivery?');
  expect(await htmlOf('/bn/aboutUs')).toContain('জিজ্ঞেস করুন');
});

test('a page that shows none of them does not carry them', async () => {
  await write({ entries: [WARRANTY] });
  expect(await htmlOf('/')).not.toContain('warranty');
});

test('without any it answers the first ones again', async () => {
  await write({ entries: [WARRANTY] });
  await write({});
  expect(await htmlOf('/aboutUs')).toContain('Can I pay cash on delivery?');
});

test('of two admins at once one is told of the other, and the audit log tells what was changed', async () => {
  const version = await versionOf();
  const entries = ['One', 'Two', 'Three'].map((en) => [{ ...WARRANTY, answer: { en, bn: 'এক' } }]);
  const answers = await Promise.all(
    entries.map((wanted) => askInProcess(admin, 'PATCH /settings/faq', { entries: wanted, version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ settings: won });
  const label = 'Questions and answers';
  expect((await auditLines('faq')).at(-1)).toMatchObject({
    subject: 'settings',
    label,
    after: { entries: won.entries },
  });
});

test.each([
  [{ entries: [] }, 'entries', 'must hold at least one question'],
  [{ entries: Array.from({ length: 21 }, () => WARRANTY) }, 'entries', 'must hold at most 20 questions'],
  [{ entries: [{ question: WARRANTY.question }] }, 'entries.0.answer', 'must be of type object'],
  [
    { entries: [{ ...WARRANTY, answer: { en: 'x'.repeat(1_001), bn: 'x' } }] },
    'entries.0.answer.en',
    'must have at most 1000 characters',
  ],
])('%j is no list of questions', async (faq, path, message) => {
  const { status, body } = await write(faq);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
});

test('they cost a shopper of a deployed shop no read', async () => {
  await write({ entries: [WARRANTY] });
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  await askForPage('/aboutUs');
  await askInProcess(NOBODY, 'GET /settings?fresh=now');
  const reads = await countReads(() => askForPage('/aboutUs'));
  vi.unstubAllEnvs();
  expect(reads).toBe(0);
});
