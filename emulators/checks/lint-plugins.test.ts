import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PLUGINS = 'emulators/checks';

test.each([
  'localStorage.getItem("myCart");',
  'window.localStorage?.clear();',
  'globalThis.sessionStorage.length;',
  'const { indexedDB } = window; indexedDB.open("carts");',
])('outside of its module, lint rejects browser storage: %s', (code) => {
  const elsewhere = lint('web/shop/cart/cart.ts', code);
  expect(elsewhere.output).toContain('Use web/shared/lib/storage.ts');
  expect(elsewhere.status).toBe(1);
  expect(lint('web/dashboard/desk/notes.ts', code).output).toContain('Use web/shared/lib/storage.ts');
  expect(lint('web/shared/lib/storage.ts', code).output).not.toContain('Use web/shared/lib/storage.ts');
});

const IN_ONE_LANGUAGE = 'Texts belong to web/shared/locale.';

test.each([
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
])('lint rejects a text that a component says itself: %s', (code) => {
  for (const folder of ['shop', 'shared', 'dashboard']) {
    const { status, output } = lint(`web/${folder}/ui/button.tsx`, code);
    expect(output).toContain(IN_ONE_LANGUAGE);
    expect(status).toBe(1);
  }
});

test.each([
  'show(<button aria-label={t.close}>{t.buyNow}</button>);',
  'show(<p className="text-lg" role="status">+{count} · 1 / 2</p>);',
  'show(<ul>{all.map((one) => <li key="one">{one}</li>)}</ul>);',
  'show(<img alt="" />);',
  "ask(order, 'takeBack');",
  "ask({ icon: 'warning', question: t.sure, yes: t.yes, no: t.no });",
])('words from the messages, signs and what nobody reads are no texts: %s', (code) => {
  expect(lint('web/shared/ui/button.tsx', code).output).not.toContain(IN_ONE_LANGUAGE);
});

test('messages say texts, and what stands in for Google on the emulators is read by developers alone', () => {
  for (const path of ['web/shared/locale/en/cart.tsx', 'web/shop/account/on-emulators.tsx'])
    expect(lint(path, 'show(<h2>Google account (emulator)</h2>);').output).not.toContain(IN_ONE_LANGUAGE);
});

test.each([
  ["day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Dhaka' });", 'functions/src/domain/country.ts'],
  ["at = Date.parse(day + '+06:00');", 'functions/src/domain/country.ts'],
  ['sum = `$' + '{total} Tk`;', 'functions/src/domain/country.ts'],
  ["price = '৳' + total;", 'functions/src/domain/country.ts'],
  ["type Zone = 'Asia/Dhaka';", 'functions/src/domain/country.ts'],
  ["offsets = { 'Asia/Dhaka': 6 };", 'functions/src/domain/country.ts'],
  ["offer = { priceCurrency: 'BDT' };", 'functions/src/domain/country.ts'],
  ['show(<h1>Welcome to Aloghor</h1>);', 'functions/src/domain/brand.ts'],
  ['show(<h1 title="আলোঘর" />);', 'functions/src/domain/brand.ts'],
])('lint rejects a fact of the shop outside its home: %s', (code, home) => {
  for (const path of ['web/dashboard/export.tsx', 'functions/src/orders/export.tsx']) {
    const { status, output } = lint(path, code);
    expect(output).toContain(`in ${home} alone`);
    expect(status).toBe(1);
  }
  expect(lint(home, code).output).not.toContain(`in ${home} alone`);
});

test.each(['test/people', 'backup/local-shop', 'orders/order-document'])('pages may not import the API: %s', (path) => {
  const code = `import { one } from '@aloghor/functions/${path}';\nshow(one);`;
  expect(lint('web/shop/cart/cart.tsx', code).output).toContain('Pages may use the domain');
});

test('comments, and names of packages and projects, say nothing to the shoppers', () => {
  const code = "// As in Asia/Dhaka: ৳1,250.\nimport { TIME_ZONE } from '@aloghor/functions/domain/country';";
  expect(lint('web/dashboard/export.tsx', code).output).not.toContain('alone');
});

/** The linter's output for a file with this code, alone in a directory. */
function lint(path: string, code: string): { status: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), 'lint-plugins-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, dirname(path)), { recursive: true });
  cpSync(join(ROOT, PLUGINS), join(root, PLUGINS), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  const { $schema, vcs, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify(config));
  writeFileSync(join(root, path), code);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--colors=off'], { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
