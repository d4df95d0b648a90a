import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askForPage, askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { putProduct, resetSettings } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { KeptPages } from './kept-pages.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';
const HOUR_MS = 3_600_000;

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});
beforeEach(resetSettings);
afterAll(resetToSeed);

async function change(part: 'contact' | 'banners', values: object) {
  const before = (await askInProcess(admin, 'GET /settings/admin')).body[part];
  expect((await askInProcess(admin, `PATCH /settings/${part}`, { ...before, ...values })).status).toBe(200);
}

// Each rendering picks other related products.
test('a page is rendered once, whatever an advertisement adds to its address', async () => {
  const first = await askForPage(LAMP);
  const html = await first.text();
  for (const search of ['', '?fbclid=IwAR0x', '?utm_source=facebook&utm_id=12']) {
    const again = await askForPage(LAMP + search);
    expect(await again.text()).toBe(html);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
});

test('the list of a room, which home links to, is kept like a page without a query; a search is not', async () => {
  const keep = vi.spyOn(KeptPages.prototype, 'page');
  onTestFinished(() => keep.mockRestore());
  for (const path of ['/shop?room=bedroom', '/bn/shop?room=bedroom&fbclid=IwAR0x']) await htmlOf(path);
  expect(keep).toHaveBeenCalledTimes(2);
  for (const query of ['q=moon', 'room=garage', 'room=bedroom&q=moon']) await htmlOf(`/shop?${query}`);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('another spelling keeps what an advertisement has added', async () => {
  const answer = await askForPage('/AboutUs?fbclid=IwAR0x', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/aboutUs?fbclid=IwAR0x']);
});

test('a search, and the order number in an address, are on their own pages alone', async () => {
  await htmlOf('/track');
  expect(await htmlOf('/track?id=A-1000')).toContain('value="A-1000"');
  expect(await htmlOf('/track')).not.toContain('A-1000');
  expect(await htmlOf('/shop?q=moon')).toContain('Chandni 3D Printed Moon Lamp');
  expect(await htmlOf('/shop?q=jugol')).not.toContain('Chandni 3D Printed Moon Lamp');
});

test('the next page after a change of a product shows it', async () => {
  await htmlOf(LAMP);
  const { body: lamp } = await askInProcess(NOBODY, 'GET /item/chandni-3d-printed-moon-lamp');
  const changed = { ...lamp, price: 1777 };
  expect((await askInProcess(admin, 'PATCH /item/chandni-3d-printed-moon-lamp', changed)).status).toBe(200);
  expect(await htmlOf(LAMP)).toContain('1,777');
  await putProduct('a-lamp-of-today', { name: 'A Lamp of Today', createdAt: Date.now() });
  expect(await htmlOf('/shop')).toContain('A Lamp of Today');
});

test('the next page after a change of the settings shows it, in each language', async () => {
  for (const path of ['/', '/bn/cart']) await htmlOf(path);
  await change('contact', { phone: '+880 1800-000009' });
  for (const path of ['/', '/bn/cart']) expect(await htmlOf(path)).toContain('tel:+8801800000009');
});

test('the next page after a banner has begun shows it', async () => {
  const startsAt = Date.now() + HOUR_MS;
  await change('banners', { hero: { title: { en: 'Eid light', bn: 'ঈদের আলো' }, startsAt } });
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined); // answered from memory: Firestore's client does not survive a jump of the clock
  onTestFinished(() => void vi.unstubAllEnvs());
  await askInProcess(NOBODY, 'GET /settings?fresh=now');
  expect(await htmlOf('/')).not.toContain('Eid light');
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await htmlOf('/')).toContain('Eid light');
  expect(await htmlOf('/bn')).toContain('ঈদের আলো');
});
