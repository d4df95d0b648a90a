import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, askInProcess, callInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';

const EID = { text: { en: 'Eid offers <b>now</b>', bn: 'ঈদের অফার' }, link: '/shop' };
const HOUR_MS = 3_600_000;
const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(resetSettings);
afterAll(resetToSeed);

async function announce(announcement: object) {
  const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.announcement;
  return askInProcess(admin, 'PATCH /settings/announcement', { ...announcement, version });
}

const announced = async () => (await askInProcess(NOBODY, 'GET /settings')).body.announcement;

const lineIn = (html: string) => html.match(/<aside class="announcement.*?<\/aside>/)?.[0];

test('a new shop announces nothing', async () => {
  expect(await announced()).toEqual({ version: expect.any(String) });
  expect(lineIn(await htmlOf('/'))).toBeUndefined();
});

test('what is announced is above every page, in each language, with its link', async () => {
  expect((await announce(EID)).status).toBe(200);
  expect(await announced()).toEqual({ ...EID, version: expect.any(String) });
  for (const path of ['/', '/bn', '/shop', LAMP, '/aboutUs', '/nowhere']) {
    const line = lineIn(await (await askForPage(path)).text());
    expect(line).toMatch(/<div lang="en".*href="\/shop".*>Eid offers &lt;b&gt;now&lt;\/b&gt;</);
    expect(line).toMatch(/<div lang="bn".*href="\/bn\/shop".*>ঈদের অফার</);
  }
  await expectTrueCopy();
});

test('without a link it is a text', async () => {
  await announce({ text: EID.text });
  expect(lineIn(await htmlOf('/'))).not.toContain('<a ');
});

test('what is scheduled is shown in its time alone, and shoppers do not learn of it before', async () => {
  const now = Date.now();
  const later = { ...EID, startsAt: now + HOUR_MS, endsAt: now + 2 * HOUR_MS };
  await announce(later);
  expect(await announced()).toEqual({ version: expect.any(String) });
  expect((await askInProcess(admin, 'GET /settings/admin')).body.announcement).toMatchObject(later);
  expect(lineIn(await htmlOf('/'))).toBeUndefined();
  await announce({ ...EID, startsAt: now - HOUR_MS, endsAt: now + HOUR_MS });
  expect(lineIn(await htmlOf('/'))).toContain('Eid offers');
  await announce({ ...EID, startsAt: now - HOUR_MS, endsAt: now });
  expect(await announced()).not.toHaveProperty('text');
  expect(lineIn(await htmlOf('/'))).toBeUndefined();
});

test('what begins makes cached pages and answers old', async () => {
  const startsAt = Date.now() + HOUR_MS;
  await announce({ ...EID, startsAt });
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined); // answered from memory: Firestore's client does not survive a jump of the clock
  onTestFinished(() => void vi.unstubAllEnvs());
  await askInProcess(NOBODY, 'GET /settings?fresh=now');
  const [page, settings] = [await askForPage('/'), await callInProcess('/settings', {})];
  const since = ({ headers }: Response) => ({ headers: { 'if-none-match': String(headers.get('etag')) } });
  expect((await askForPage('/', since(page))).status).toBe(304);
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS);
  onTestFinished(() => void vi.restoreAllMocks());
  const renewed = await askForPage('/', since(page));
  expect(renewed.status).toBe(200);
  expect(lineIn(await renewed.text())).toContain('Eid offers');
  expect((await callInProcess('/settings', since(settings))).status).toBe(200);
});

test('it costs shoppers no read', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  await announce({ ...EID, endsAt: Date.now() + HOUR_MS });
  await askInProcess(NOBODY, 'GET /settings?fresh=now');
  const reads = await countReads(async () => [await askForPage('/'), await askForPage(LAMP), await announced()]);
  vi.unstubAllEnvs();
  expect(reads).toBe(0);
});

test('of two admins at once one is told of the other, and the audit log tells what was changed', async () => {
  const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.announcement;
  const texts = ['One', 'Two', 'Three'].map((en) => ({ text: { en, bn: 'ঈদ' } }));
  const answers = await Promise.all(
    texts.map((text) => askInProcess(admin, 'PATCH /settings/announcement', { ...text, version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.settings)).toEqual([won, won]);
  const lines = await auditLines('announcement');
  expect(lines.at(-1)).toMatchObject({ subject: 'settings', label: 'Announcement', after: { text: won.text } });
});

test.each([
  [{ text: { en: 'Eid' } }, 'text.bn', 'must be a text'],
  [{ text: { en: 'Eid', bn: ' ' } }, 'text.bn', 'must not be empty'],
  [{ text: { en: 'x'.repeat(121), bn: 'ঈদ' } }, 'text.en', 'must have at most 120 characters'],
  [{ link: 'javascript:alert(1)' }, 'link', 'must be a path of the shop, or begin with https://, mailto: or tel:'],
  [{ link: '//evil.example' }, 'link', 'must be a path of the shop, or begin with https://, mailto: or tel:'],
  [{ startsAt: 'soon' }, 'startsAt', 'must be a time in milliseconds'],
  [{ startsAt: 2_000, endsAt: 2_000 }, 'endsAt', 'must be after startsAt'],
  [{ endsAt: 9e15 }, 'endsAt', 'must not be after 2100'],
])('%j is no announcement', async (announcement, path, message) => {
  const { status, body } = await ask(admin, 'PATCH /settings/announcement', { ...announcement, version: 'any' });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
});
