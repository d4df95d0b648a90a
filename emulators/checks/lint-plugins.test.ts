import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PLUGINS = 'emulators/checks';

const IN_STORAGE = 'Use web/shared/lib/storage.ts';
const STORAGE = [
  'localStorage.getItem("myCart");',
  'window.localStorage?.clear();',
  'globalThis.sessionStorage.length;',
  'const { indexedDB } = window; indexedDB.open("carts");',
];

const IN_ONE_LANGUAGE = 'Texts belong to web/shared/locale.';
const TEXTS = [
  'show(<button>Buy Now</button>);',
  "show(<>{isOpen ? t.open : 'Buy Now'}</>);",
  "show(<p>{isOpen && (isNew ? 'New' : t.old)}</p>);",
  'show(<p>{`$' + '{count} pcs`}</p>);',
  'show(<button aria-label="Close" />);',
  "show(<Drawer closeLabel={label ?? 'Close'} />);",
  'show(<input placeholder="Your name" />);',
  'show(<img alt="A lamp" />);',
  "showToast('Removed', 3000);",
  "ask({ question: 'Are you sure?', yes: t.yes, no: t.no });",
];
const NO_TEXTS = [
  'show(<button aria-label={t.close}>{t.buyNow}</button>);',
  'show(<p className="text-lg" role="status">+{count} · 1 / 2</p>);',
  'show(<ul>{all.map((one) => <li key="one">{one}</li>)}</ul>);',
  'show(<img alt="" />);',
  "ask(order, 'takeBack');",
  "ask({ icon: 'warning', question: t.sure, yes: t.yes, no: t.no });",
];
const TEXT_OF_DEVELOPERS = 'show(<h2>Google account (emulator)</h2>);';

const COUNTRY = 'functions/src/domain/country.ts';
const BRAND = 'functions/src/domain/brand.ts';
const FACTS: [string, string][] = [
  ["day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Dhaka' });", COUNTRY],
  ["at = Date.parse(day + '+06:00');", COUNTRY],
  ['sum = `$' + '{total} Tk`;', COUNTRY],
  ["price = '৳' + total;", COUNTRY],
  ["type Zone = 'Asia/Dhaka';", COUNTRY],
  ["offsets = { 'Asia/Dhaka': 6 };", COUNTRY],
  ["offer = { priceCurrency: 'BDT' };", COUNTRY],
  ["title = 'Aloghor';", BRAND],
  ['show(<h1>Welcome to Aloghor</h1>);', BRAND],
  ['show(<h1 title="আলোঘর" />);', BRAND],
];
const NO_FACTS = ['// As in Asia/Dhaka: ৳1,250.', "import { TIME_ZONE } from '@aloghor/functions/domain/country';"];
/** Those that a file without elements can say. */
const factsOf = (home: string) => FACTS.flatMap(([code, its]) => (its === home && !code.includes('<') ? code : []));

const OF_THE_API = ['test/people', 'backup/local-shop', 'orders/order-document'].map(
  (path) => `import { one } from '@aloghor/functions/${path}';`,
);

/** Each line stands for a file of its own; they are linted together, because a linter for each takes a minute. */
const LINES: Record<string, string[]> = {
  'web/shop/cart/cart.ts': [...STORAGE, ...OF_THE_API],
  'web/dashboard/desk/notes.ts': STORAGE,
  'web/shared/lib/storage.ts': STORAGE,
  'web/shop/ui/button.tsx': TEXTS,
  'web/shared/ui/button.tsx': [...TEXTS, ...NO_TEXTS],
  'web/dashboard/ui/button.tsx': TEXTS,
  'web/shared/locale/en/cart.tsx': [TEXT_OF_DEVELOPERS],
  'web/shop/account/on-emulators.tsx': [TEXT_OF_DEVELOPERS],
  'web/dashboard/export.tsx': [...FACTS.map(([code]) => code), ...NO_FACTS],
  'functions/src/orders/export.tsx': FACTS.map(([code]) => code),
  [COUNTRY]: factsOf(COUNTRY),
  [BRAND]: factsOf(BRAND),
};

const folder = mkdtempSync(join(tmpdir(), 'lint-plugins-'));
afterAll(() => rmSync(folder, { recursive: true }));
const found = lint();

test('every line is code that the linter can read', () => {
  expect(found.filter(({ category }) => category === 'parse')).toEqual([]);
});

test.each(STORAGE)('outside of its module, lint rejects browser storage: %s', (code) => {
  expect(errorsAt('web/shop/cart/cart.ts', code)).toContain(IN_STORAGE);
  expect(errorsAt('web/dashboard/desk/notes.ts', code)).toContain(IN_STORAGE);
  expect(errorsAt('web/shared/lib/storage.ts', code)).not.toContain(IN_STORAGE);
});

test.each(TEXTS)('lint rejects a text that a component says itself: %s', (code) => {
  for (const part of ['shop', 'shared', 'dashboard'])
    expect(errorsAt(`web/${part}/ui/button.tsx`, code)).toContain(IN_ONE_LANGUAGE);
});

test.each(NO_TEXTS)('words from the messages, signs and what nobody reads are no texts: %s', (code) => {
  expect(errorsAt('web/shared/ui/button.tsx', code)).not.toContain(IN_ONE_LANGUAGE);
});

test('messages say texts, and what stands in for Google on the emulators is read by developers alone', () => {
  for (const path of ['web/shared/locale/en/cart.tsx', 'web/shop/account/on-emulators.tsx'])
    expect(errorsAt(path, TEXT_OF_DEVELOPERS)).not.toContain(IN_ONE_LANGUAGE);
});

test.each(FACTS)('lint rejects a fact of the shop outside its home: %s', (code, home) => {
  for (const path of ['web/dashboard/export.tsx', 'functions/src/orders/export.tsx'])
    expect(errorsAt(path, code)).toContain(`in ${home} alone`);
});

test.each([COUNTRY, BRAND])('%s says the facts that it is the home of', (home) => {
  for (const code of factsOf(home)) expect(errorsAt(home, code)).not.toContain(`in ${home} alone`);
});

test.each(OF_THE_API)('pages may not import the API: %s', (code) => {
  expect(errorsAt('web/shop/cart/cart.ts', code)).toContain('Pages may use the domain');
});

test.each(NO_FACTS)('comments, and names of packages and projects, say nothing to the shoppers: %s', (code) => {
  expect(errorsAt('web/dashboard/export.tsx', code)).not.toContain('alone');
});

interface Found {
  severity: string;
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

/** What the linter says of all lines. */
function lint(): Found[] {
  cpSync(join(ROOT, PLUGINS), join(folder, PLUGINS), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const { $schema, vcs, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [path, lines] of Object.entries(LINES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), lines.join('\n'));
  }
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none'];
  return JSON.parse(spawnSync(biome, args, { cwd: folder, encoding: 'utf8' }).stdout).diagnostics;
}

/** The errors at a line of this path. */
function errorsAt(path: string, code: string): string {
  const line = (LINES[path] ?? []).indexOf(code) + 1;
  expect(line).toBeGreaterThan(0); // otherwise nothing was linted
  const there = found.filter(
    ({ severity, location: { path: at, start } }) => severity === 'error' && at === path && start.line === line,
  );
  return there.map(({ message }) => message).join('\n');
}
