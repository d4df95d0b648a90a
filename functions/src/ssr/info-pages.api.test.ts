import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askForPage, askInProcess, htmlOf } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { originals } from '../catalogue/write-catalogue.ts';

const TERMS = {
  title: { en: 'Our own terms', bn: 'আমাদের শর্ত' },
  text: {
    en: 'Call {phone} *first*.\n\n## Refunds\n\n- See [the shop](/shop)\n\n<script>alert(1)</script>',
    bn: 'নগদ ফেরত।',
  },
};

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

afterAll(async () => {
  await originals.settings.reference.doc('page-terms').delete();
  await resetToSeed();
});

test('a page is rendered with what the shop has written, in the language of its address alone', async () => {
  const before = await htmlOf('/info/terms');
  expect(before).toContain('Short terms, in the words we would use at the counter.');
  const { version } = (await askInProcess(admin, 'GET /pages/admin/terms')).body;
  await askInProcess(admin, 'PATCH /pages/terms', { ...TERMS, version });

  const html = await htmlOf('/info/terms');
  expect(html).toContain('<title>Our own terms');
  expect(html).toContain('content="Call +880 1700-000000 first."');
  expect(html).toMatch(/Call \+880 1700-000000 .*<strong[^>]*>first<\/strong>/);
  expect(html).toMatch(/<h2[^>]*>Refunds<\/h2><ul[^>]*><li>.*<a [^>]*href="\/shop"[^>]*>the shop<\/a><\/li>/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script>alert|আমাদের শর্ত|at the counter/);
  const bangla = await htmlOf('/bn/info/terms');
  expect(bangla).toContain('নগদ ফেরত।');
  expect(bangla).not.toContain('Our own terms');
  expect(await htmlOf('/info/privacy')).not.toContain('Our own terms');
});

test('it costs no read', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  await askForPage('/info/terms');
  const reads = await countReads(() => askForPage('/info/terms'));
  vi.unstubAllEnvs();
  expect(reads).toBe(0);
});
