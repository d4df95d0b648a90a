import { beforeAll, expect, test } from 'vitest';
import { bundledStart } from './start-script.ts';

const AHEAD = { '/dashboard/adminhome': ['/assets/admin-home.js'], bn: ['/assets/bangla.js'] };

let start: string;

beforeAll(async () => {
  start = await bundledStart('/dashboard/start.ts');
});

test.each([
  ['Admin Home, however its address is written', '/dashboard/AdminHome', null, ['/assets/admin-home.js']],
  ['Admin Home in Bangla', '/dashboard/adminHome', 'bn', ['/assets/admin-home.js', '/assets/bangla.js']],
  ['a page that is seldom opened', '/dashboard/audit', null, []],
  ['a language that is no longer known', '/dashboard/audit', 'xx', []],
])('before the app runs, the dashboard loads the files of %s', (_what, pathname, language, files) => {
  expect(preloadedAt(pathname, language, { ahead: JSON.stringify(AHEAD) })).toEqual(files);
});

test('a document that lists no files starts all the same', () => {
  expect(preloadedAt('/dashboard/adminHome', null, {})).toEqual([]);
});

/** The modules that the script of a page at this address preloads. */
function preloadedAt(pathname: string, language: string | null, dataset: { ahead?: string }): string[] {
  const links: { rel: string; href: string }[] = [];
  const document = {
    documentElement: { dataset: {}, style: { setProperty: () => {} } },
    currentScript: { dataset },
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => links.push(link) },
  };
  const location = { pathname, search: '' };
  const page = {
    document,
    location,
    window: { location },
    localStorage: { getItem: (key: string) => (key === 'language' ? language : null) },
    navigator: {},
    history: { state: null },
    addEventListener: () => {},
    setTimeout: () => {}, // nobody waits for the app
  };
  new Function(...Object.keys(page), start)(...Object.values(page));
  return links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
}
