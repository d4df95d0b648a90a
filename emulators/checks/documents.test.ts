import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTS = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/DEPLOYMENT.md',
  '.github/SECURITY.md',
  'functions/README.md',
  'functions/SCALE.md',
  'web/README.md',
  'emulators/README.md',
];

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

test.each(DOCUMENTS)('whatever %s leads to is there', (document) => {
  const links = Array.from(textOf(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g), ([, path = '']) => path);
  const missing = links.filter((path) => !existsSync(join(ROOT, dirname(document), path)));
  expect(missing).toEqual([]);
});

const WORKFLOWS = ['deploy', 'prove', 'test'].map((name) => `.github/workflows/${name}.yml`);

test.each([...DOCUMENTS, ...WORKFLOWS])('each command that %s names is one', (document) => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const named = Array.from(textOf(document).matchAll(/npm run ([\w-]+)/g), ([, script = '']) => script);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

const security = textOf('.github/SECURITY.md');

/** What it names in backquotes and looks like a path, with one part at least behind a folder. */
function pathsIn(text: string): string[] {
  return Array.from(text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g), ([, path = '']) => path).filter(
    (path) => !path.startsWith('application/'), // a media type
  );
}

test('each file and folder that SECURITY.md names is there', () => {
  const paths = pathsIn(security);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('each threat that SECURITY.md names is held by tests', () => {
  const threats = section('Who attacks what');
  expect(threats.length).toBeGreaterThan(10);
  for (const [who = '', , , provedBy = ''] of threats) {
    const tests = pathsIn(provedBy);
    expect(tests.length, who).toBeGreaterThan(0);
    for (const path of tests) expect(path).toMatch(/\.(test|spec)\.ts$/);
  }
});

test('SECURITY.md says how each chapter of the ASVS stands', () => {
  const chapters = section('OWASP ASVS 5.0.0, level 2');
  expect(chapters.map(([name = '']) => name.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, at) => `V${at + 1}`),
  );
  for (const [, stands] of chapters) expect(stands).toMatch(/^(holds|partly|not applicable)$/);
});

/** The rows of the table below a heading, without its head. */
function section(heading: string): string[][] {
  const [, text = ''] = security.split(`## ${heading}\n`);
  const rows = text.split('\n## ')[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}
