import { beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { recordReads } from '../../test/recordings.ts';
import { numberScores, outsideServices } from '../platform/database/collections.ts';
import { scoresOf } from './number-scores.ts';

vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {})); // lost answers are logged

const MOBILE = '01712345678';
const DAY_MS = 24 * 60 * 60_000;
const SCORE = { delivered: 83, cancelled: 10, returned: 6, band: 'medium', reports: 1 };

const shop = courierShop();

beforeEach(async () => {
  for (const { reference } of [numberScores, outsideServices])
    await Promise.all((await reference.get()).docs.map(({ ref }) => ref.delete()));
});

const ask = async (mobileNumber = MOBILE) =>
  (await askInProcess(shop.clerk, 'POST /couriers/scores', { mobileNumber })).body.scores;

test('a score is told once and kept for a day, under an id that does not say the number', async () => {
  const told = [{ courier: 'steadfast', answer: 'told', at: expect.any(Number), score: SCORE }];
  expect(await ask()).toEqual(told);
  expect(await ask('+880 1712-345678')).toEqual(told);
  expect((await shop.account.calls()).scores).toBe(1);
  const [kept, ...others] = (await numberScores.reference.get()).docs;
  expect(others).toEqual([]);
  expect(kept?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(kept?.data())).not.toContain('1712345678');
  await scoresOf(MOBILE, Date.now() + DAY_MS + 1);
  expect((await shop.account.calls()).scores).toBe(2);
});

test('the owner of a number is handed what is kept of it, for which nobody is asked', async () => {
  const exported = async () =>
    (await askInProcess(shop.admin, 'POST /customers/export', { mobileNumber: '+880 1712-345678' })).body.scores;
  expect(await exported()).toEqual([]);
  await ask();
  expect(await exported()).toEqual([{ courier: 'steadfast', answer: 'told', at: expect.any(Number), score: SCORE }]);
  expect((await shop.account.calls()).scores).toBe(1);
});

test('no history is no score, and is kept as such', async () => {
  await shop.account.set({ scores: 'noHistory' });
  const none = [{ courier: 'steadfast', answer: 'noHistory', at: expect.any(Number) }];
  expect([await ask(), await ask()]).toEqual([none, none]);
  expect((await shop.account.calls()).scores).toBe(1);
});

test('over the quota nobody asks for an hour; booking goes on', async () => {
  await shop.account.set({ scores: 'overQuota' });
  expect(await ask()).toEqual([{ courier: 'steadfast', answer: 'busy' }]);
  await shop.account.set({ scores: 'told' });
  expect(await ask('01812345678')).toEqual([{ courier: 'steadfast', answer: 'busy' }]);
  expect((await shop.account.calls()).scores).toBe(1);
  expect((await askInProcess(shop.clerk, 'GET /couriers')).body[0]).not.toHaveProperty('refusedUntil');
  expect(await scoresOf(MOBILE, Date.now() + 61 * 60_000)).toMatchObject([{ answer: 'told' }]);
});

test('a lost answer is told as such, and not kept', async () => {
  await shop.account.set({ lookUps: 'failed' });
  expect(await ask()).toEqual([{ courier: 'steadfast', answer: 'unknown' }]);
  await shop.account.set({ lookUps: 'answered' });
  expect(await ask()).toMatchObject([{ answer: 'told' }]);
});

test('refused keys stop all calls to the courier', async () => {
  await shop.account.set({ keys: 'refused' });
  expect([await ask(), await ask()]).toEqual([
    [{ courier: 'steadfast', answer: 'keysRefused' }],
    [{ courier: 'steadfast', answer: 'keysRefused' }],
  ]);
  expect((await shop.account.calls()).refused).toBe(1);
});

test('a number that no courier takes is not asked about, nor any where couriers are off', async () => {
  expect(await ask('+923001234567')).toEqual([]);
  vi.stubEnv('COURIERS', 'redx');
  expect(await ask()).toEqual([]);
});

test('two clerks at once get the same; what is kept costs one read', async () => {
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one[0].score).toEqual(other[0].score);
  const reads = await recordReads(async () => void (await scoresOf(MOBILE)));
  expect(reads.reduce((sum, read) => sum + read.documents, 0)).toBeLessThanOrEqual(1);
});

test('who is erased is forgotten here, too', async () => {
  await ask();
  await askInProcess(shop.admin, 'POST /customers/erase', { mobileNumber: MOBILE });
  expect((await numberScores.reference.get()).size).toBe(0);
});
