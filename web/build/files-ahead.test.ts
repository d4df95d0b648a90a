import { beforeAll, expect, test } from 'vitest';
import { bundledStart } from './start-script.ts';

const AHEAD = {
  '/dashboard/adminhome': ['/assets/admin-home.js'],
  bn: ['/assets/bangla.js'],
  firstDays: ['/assets/checklist.js'],
};

const FIRST_CALLS = ['/api/users/admin/me', '/api/settings'];
const ADMIN_HOME_CALLS = [
  ...FIRST_CALLS,
  '/api/stats',
  ...['best', 'top', 'popular'].map((list) => `/api/products?featured=${list}&fields=_id`),
];

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
  expect(startedAt(pathname, { language }).files).toEqual(files);
});

test('a document that lists no files starts all the same', () => {
  expect(startedAt('/dashboard/adminHome', {}, {}).files).toEqual([]);
});

test.each([
  ['the admin on Admin Home', { admin: true }, '/dashboard/adminHome', ADMIN_HOME_CALLS],
  ['the admin on another page', { admin: true }, '/dashboard/audit', [...FIRST_CALLS, '/api/stats']],
  ['a packer on Admin Home, which is not for packers', { staff: 'packer' }, '/dashboard/adminHome', FIRST_CALLS],
])('before the app runs, it is asked for what it will ask for %s', (_who, claims, pathname, calls) => {
  const { asked } = startedAt(pathname, { 'access-token': tokenOf(claims), 'signed-in': 'u1' });
  expect(asked.map(({ address }) => address)).toEqual(calls);
  for (const { address, token } of asked)
    expect(token, address).toBe(/settings|products/.test(address) ? undefined : `Bearer ${tokenOf(claims)}`);
});

test.each([
  ['nobody', {}],
  ['somebody who has signed out in another tab', { 'access-token': tokenOf({ admin: true }), 'signed-in': '' }],
  ['somebody whose token has ended', { 'access-token': tokenOf({ admin: true, exp: 1 }), 'signed-in': 'u1' }],
])('nothing is asked for %s', (_who, stored) => {
  expect(startedAt('/dashboard/adminHome', stored).asked).toEqual([]);
});

test.each([
  ['that nobody has looked at from this device', null, ['/assets/admin-home.js', '/assets/checklist.js']],
  ['that was past its first days', 'yes', ['/assets/admin-home.js']],
])('the list of first steps comes along in a shop %s', (_what, past, files) => {
  const stored = { 'access-token': tokenOf({ admin: true }), 'signed-in': 'u1', 'past-first-days': past };
  expect(startedAt('/dashboard/adminHome', stored).files).toEqual(files);
});

/** A token of this role that has not ended. */
function tokenOf(claims: object): string {
  const all = { sub: 'u1', email: 'a@example.com', exp: 9e9, ...claims };
  return `e30.${Buffer.from(JSON.stringify(all)).toString('base64url')}.e30`;
}

interface Asked {
  address: string;
  token: string | undefined;
}

/** What the script of a page at this address preloads, and which calls it makes, with this in the browser's storage. */
function startedAt(
  pathname: string,
  stored: Record<string, string | null>,
  dataset: { ahead?: string } = { ahead: JSON.stringify(AHEAD) },
): { files: string[]; asked: Asked[] } {
  const asked: Asked[] = [];
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
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: {},
    history: { state: null },
    addEventListener: () => {},
    setTimeout: () => {}, // nobody waits for the app
    fetch: async (address: string, { headers }: { headers: { Authorization?: string } }) => {
      asked.push({ address, token: headers.Authorization });
      throw new Error('Nobody answers');
    },
  };
  new Function(...Object.keys(page), start)(...Object.values(page));
  return { files: links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href), asked };
}
