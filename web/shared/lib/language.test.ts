import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { languageAt, languageOf, pathIn, withoutLanguage } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', '/bn'],
  ['/shop', '/bn/shop'],
  ['/shop/Wall%20lights', '/bn/shop/Wall%20lights'],
  ['/login', '/bn/login'],
  ['/bnp', '/bn/bnp'],
])('the page %s stands in Bangla at %s', (english, bangla) => {
  expect(pathIn('bn', english)).toBe(bangla);
  expect(pathIn('bn', bangla)).toBe(bangla);
  expect(pathIn('en', bangla)).toBe(english);
  expect(withoutLanguage(bangla)).toBe(english);
  expect([languageOf(english), languageOf(bangla)]).toEqual(['en', 'bn']);
});

test.each(['//evil.example', '/bn//evil.example', '/bn/\\evil.example', '/bn///evil.example', '/\\/evil.example'])(
  '%s leads to no other site in either language',
  (pathname) => {
    expect([pathIn('en', pathname), pathIn('bn', pathname)]).toEqual(['/evil.example', '/bn/evil.example']);
  },
);

test.each(['/dashboard', '/dashboard/cart', '/Dashboard/adminHome'])('%s has one address for both', (path) => {
  expect([pathIn('en', path), pathIn('bn', path), pathIn('bn', `/bn${path}`)]).toEqual([path, path, path]);
});

test('a prefix in other letters, or twice, is one all the same', () => {
  expect([pathIn('bn', '/BN/shop'), pathIn('bn', '/bn/bn/shop'), pathIn('bn', '/bn/')]).toEqual([
    '/bn/shop',
    '/bn/shop',
    '/bn',
  ]);
});

test.each([
  ['bn', 'bn'],
  ['en', 'en'],
  ['fr', 'en'],
  [null, 'en'],
])('the dashboard is in the language remembered, %s: %s', (kept, language) => {
  vi.stubGlobal('localStorage', { getItem: () => kept });
  expect(languageAt('/dashboard/cart')).toBe(language);
  expect([languageAt('/bn/shop'), languageAt('/shop')]).toEqual(['bn', 'en']);
});

test('neither pages nor server ask which language it is: what differs from language to language is data by language', () => {
  const root = join(import.meta.dirname, '../../..');
  const folders = '{web/{shop,shared,dashboard,build},functions/src}/**/*.{ts,tsx}';
  const sources = globSync(folders, { cwd: root, exclude: ['**/*.test.*'] });
  const compared = /[!=]== '(bn|en)'|'(bn|en)' [!=]==/;
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => compared.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
