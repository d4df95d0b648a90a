import type { Request, Response } from 'express';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage } from '../../test/ask-in-process.ts';
import { signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { DEFAULT_SETTINGS } from '../domain/settings.ts';
import { catalogueHead } from '../platform/database/collections.ts';
import { DatabaseBusy } from '../platform/database/database-timeouts.ts';
import { GUEST } from '../platform/http/access.ts';
import { rateLimiterOf } from '../platform/http/rate-limiter.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';
/** What browsers ask for when they open a page. */
const BY_BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

beforeAll(async () => {
  await resetToSeed();
  const admin = await signIn('admin');
  const { version } = (await ask(admin, 'GET /settings/admin')).body.contact;
  const contact = { ...DEFAULT_SETTINGS.contact, phone: '+880 1711-222333', version };
  expect((await ask(admin, 'PATCH /settings/contact', contact)).status).toBe(200);
});

afterEach(() => vi.restoreAllMocks());
afterAll(resetToSeed);

test('who opens too many pages is told when to go on: a browser by a page in its language, others by a problem', async () => {
  const address = '203.0.113.77, 66.102.8.142';
  const reader = { get: () => address } as unknown as Request; // all that is asked of it
  for (let read = 0; read < 1_199; read++) await rateLimiterOf(reader, {} as Response, GUEST).count('reading');
  const open = () => askForPage('/nowhere', { headers: { 'x-forwarded-for': address } });
  expect((await open()).status).toBe(404);
  const answer = await open();
  expect(answer.status).toBe(429);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ code: 'too-many' });

  for (const [path, lang, said] of [
    ['/shop', 'en', 'Please try again in a minute.'],
    ['/bn/shop', 'bn', 'এক মিনিট পর আবার চেষ্টা করুন।'],
  ] as const) {
    const page = await askForPage(path, { headers: { accept: BY_BROWSER, 'x-forwarded-for': address } });
    expect(page.status).toBe(429);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(said);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/app-[^"]+\.css"/);
    expect(html).not.toContain('<script');
  }
});

test.each([
  [new DatabaseBusy(), 503, '/', 'en', 'The shop is very busy right now', 'Try again'],
  [new DatabaseBusy(), 503, `/bn${LAMP}`, 'bn', 'দোকানে এখন খুব ভিড়', 'আবার চেষ্টা করুন'],
  [new DatabaseBusy(), 503, '/BN/no/such/page', 'bn', 'দোকানে এখন খুব ভিড়', 'আবার চেষ্টা করুন'],
  [new Error('A lamp is missing'), 500, '/shop?q=moon', 'en', 'Something went wrong on our side', 'Try again'],
  [new Error('A lamp is missing'), 500, '/bn/shop', 'bn', 'আমাদের দিকে একটি সমস্যা হয়েছে', 'আবার চেষ্টা করুন'],
])(
  'without a catalogue (%s) a browser gets a %d of the shop at %s',
  async (error, status, path, lang, title, again) => {
    expect((await askForPage('/')).status).toBe(200);
    vi.spyOn(catalogueHead, 'within').mockImplementation(() => {
      throw error;
    });
    const page = await askForPage(path, { headers: { accept: BY_BROWSER } });
    const other = await askForPage(path);

    expect([page.status, other.status]).toEqual([status, status]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    const html = await page.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1 class="text-2xl">${title}</h1>`);
    expect(html).toMatch(new RegExp(`<a href="" [^>]*>${again}</a>`));
    expect(html).toMatch(/<a href="tel:\+8801711222333"[^>]*>\+880 1711-222333<\/a>/);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/app-[^"]+\.css"/);
    expect(html.includes('<script async="" src="/reload-when-back.js">')).toBe(status === 503);
    expect(other.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  },
);

test.each([
  ['/', 'Noor Lights'],
  ['/bn/shop', 'নূর লাইটস'],
])('the error page at %s has the name of a shop of its own, and that of the sample nowhere', async (path, name) => {
  const admin = await signIn('admin');
  const { version } = (await ask(admin, 'GET /settings/admin')).body.brand;
  const brand = { name: { en: 'Noor Lights', bn: 'নূর লাইটস' }, version };
  expect((await ask(admin, 'PATCH /settings/brand', brand)).status).toBe(200);
  expect((await askForPage('/')).status).toBe(200);
  vi.spyOn(catalogueHead, 'within').mockImplementation(() => {
    throw new Error('A lamp is missing');
  });
  const page = await askForPage(path, { headers: { accept: BY_BROWSER } });
  expect(page.status).toBe(500);
  const html = await page.text();
  expect(html).toContain(` · ${name}</title>`);
  expect(html).not.toMatch(/aloghor|আলোঘর/i);
});

test.each(['/bn/dashboard/cart', '/Dashboard/manageOrders'])('%s needs no catalogue', async (path) => {
  vi.spyOn(catalogueHead, 'within').mockImplementation(() => {
    throw new DatabaseBusy();
  });
  const answer = await askForPage(path, { headers: { accept: BY_BROWSER } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root"></div>');
});
