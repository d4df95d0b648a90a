import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { putCounted } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { FIRST_CATEGORY } from '../../test/seed-data.ts';

const ADDED = Date.UTC(2026, 0, 2);

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
beforeEach(() => putCounted('own-lamp', 1, { createdAt: ADDED }));
afterAll(resetToSeed);

/** The time in the sitemap's entry of a page. */
async function timeOf(path: string): Promise<string | undefined> {
  const [, time] = new RegExp(`<loc>[^<]*${path}</loc><lastmod>([^<]*)`).exec(await htmlOf('/sitemap.xml')) ?? [];
  return time;
}

test('a product that is as it was added has the time of that', async () => {
  expect(await timeOf('/shop/category/own-lamp')).toBe('2026-01-02T00:00:00.000Z');
  expect(await timeOf('/bn/shop/category/own-lamp')).toBe('2026-01-02T00:00:00.000Z');
});

test('a change of what its page says is its time, and that of its category', async () => {
  const before = Date.now();
  const { body: lamp } = await askInProcess(NOBODY, 'GET /item/own-lamp');
  expect((await askInProcess(admin, 'PATCH /item/own-lamp', { ...lamp, price: 950 })).status).toBe(200);
  const time = (await timeOf('/shop/category/own-lamp')) ?? '';
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  expect(await timeOf(`/shop/${encodeURIComponent(FIRST_CATEGORY)}`)).toBe(time);
  expect(await timeOf('/shop')).toBe(time);
});

test('hiding a product does not put the time of its lists back', async () => {
  const before = Date.now();
  const { body: lamp } = await askInProcess(NOBODY, 'GET /item/own-lamp');
  expect((await askInProcess(admin, 'PATCH /item/own-lamp', { ...lamp, hidden: true })).status).toBe(200);
  expect(await timeOf('/shop/category/own-lamp')).toBeUndefined();
  for (const path of ['/', '/shop', `/shop/${encodeURIComponent(FIRST_CATEGORY)}`])
    expect(Date.parse((await timeOf(path)) ?? ''), path).toBeGreaterThanOrEqual(before);
});

test('a page about the shop has the time of its last change, which saving it as it is does not move', async () => {
  const save = async (en: string) => {
    const { version } = (await askInProcess(admin, 'GET /pages/admin/terms')).body;
    return askInProcess(admin, 'PATCH /pages/terms', {
      title: { en: 'Terms', bn: 'শর্ত' },
      text: { en, bn: 'সব শর্ত।' },
      version,
    });
  };
  expect(await timeOf('/info/terms')).toBeUndefined();
  const before = Date.now();
  expect((await save('All terms.')).status).toBe(200);
  const time = (await timeOf('/info/terms')) ?? '';
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  expect(await timeOf('/bn/info/terms')).toBe(time);
  await save('All terms.');
  expect(await timeOf('/info/terms')).toBe(time);
  await save('Other terms.');
  expect(Date.parse((await timeOf('/info/terms')) ?? '')).toBeGreaterThan(Date.parse(time));
});

test('the page of questions has the time of the last change of them or of how to reach the shop', async () => {
  expect(await timeOf('/aboutUs')).toBeUndefined();
  const before = Date.now();
  const { contact } = (await askInProcess(admin, 'GET /settings/admin')).body;
  const save = (phone: string, version: string) =>
    askInProcess(admin, 'PATCH /settings/contact', { ...contact, phone, version });
  const saved = await save('+8801800000009', contact.version);
  expect(saved.status).toBe(200);
  const time = (await timeOf('/aboutUs')) ?? '';
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  expect(await timeOf('/bn/aboutUs')).toBe(time);
  await save('+8801800000009', saved.body.version);
  expect(await timeOf('/aboutUs')).toBe(time);
  expect(saved.body).not.toHaveProperty('changedAt');
});

test('a product that is sold, also the last one of it, keeps its time, and so does one whose count alone is set', async () => {
  const orderItems = [{ _id: 'own-lamp', quantity: 1 }];
  const order = { mobileNumber: '01712345678', orderItems };
  expect((await askInProcess(NOBODY, 'POST /orders', order)).status).toBe(200);
  const { body: lamp } = await askInProcess(NOBODY, 'GET /item/own-lamp');
  expect(lamp.soldOut).toBe(true);
  expect(await timeOf('/shop/category/own-lamp')).toBe('2026-01-02T00:00:00.000Z');
  expect((await askInProcess(admin, 'PATCH /item/own-lamp', { ...lamp, stock: 9 })).status).toBe(200);
  expect(await timeOf('/shop/category/own-lamp')).toBe('2026-01-02T00:00:00.000Z');
});
