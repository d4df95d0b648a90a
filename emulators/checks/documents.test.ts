import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const DOCUMENTS = FILES.filter((path) => path.endsWith('.md'));
const DECISIONS = DOCUMENTS.filter((path) => path.startsWith('.github/decisions/'));

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

test.each([
  ['README.md', 900],
  ['.github/CONTRIBUTING.md', 2_500],
])('%s has at most %i words', (document, maximum) => {
  const prose = textOf(document).replace(/^```[\s\S]*?^```$/gm, '');
  expect(prose.split(/\s+/).length).toBeLessThanOrEqual(maximum);
});

test('a decision has a date, its context, what was decided and what follows, in at most twenty lines', () => {
  expect(DECISIONS.length).toBeGreaterThan(30);
  const others = DECISIONS.filter((document) => {
    const [, date = 'no date'] = document.match(/\/(\d{4}-\d\d-\d\d)-[a-z-]+\.md$/) ?? [];
    const parts = ['**Context.**', '**Decision.**', '**Consequence.**'].map((part) => textOf(document).indexOf(part));
    const isInOrder = parts[0] !== -1 && parts.every((at, index) => at > (parts[index - 1] ?? 0));
    return !textOf(document).includes(`\n\n${date}\n`) || !isInOrder || textOf(document).split('\n').length > 21;
  });
  expect(others).toEqual([]);
});

/** `document: found`, for each match of a pattern in a document that is not right. */
function offendersIn(documents: string[], pattern: RegExp, isRight: (found: string, document: string) => boolean) {
  return documents.flatMap((document) =>
    Array.from(textOf(document).matchAll(pattern), ([, found = '']) => found)
      .filter((found) => !isRight(found, document))
      .map((found) => `${document}: ${found}`),
  );
}

test('each file that a document names by its whole path is there', () => {
  const paths = /`((?:functions|web|emulators|\.github)\/[\w./-]+)`/g;
  const isMade = (path: string) => path.startsWith('emulators/.stack/');
  expect(offendersIn(DOCUMENTS, paths, (path) => isMade(path) || existsSync(join(ROOT, path)))).toEqual([]);
});

test('each file or folder that a document names by the end of its path is there', () => {
  const ends = /`((?:[\w.-]+\/)*[\w.-]+(?:\.(?:tsx?|[cm]js|css|rules|ya?ml)|\/))`/g;
  const isThere = (end: string) =>
    end === 'backups/' || // made by npm run backup
    FILES.some((path) => (end.endsWith('/') ? `/${path}`.includes(`/${end}`) : `/${path}`.endsWith(`/${end}`)));
  expect(offendersIn(DOCUMENTS, ends, isThere)).toEqual([]);
});

test('whatever a document links to is there', () => {
  const links = /\]\((?!https?:)([^)#]+)[^)]*\)/g;
  expect(offendersIn(DOCUMENTS, links, (path, from) => existsSync(join(ROOT, dirname(from), path)))).toEqual([]);
});

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

test('each heading that a document links to is there', () => {
  const links = /\]\((?!https?:)([^)]*#[^)]+)\)/g;
  const hasHeading = (link: string, from: string) => {
    const [path, anchor] = link.split('#');
    const document = path ? join(dirname(from), path) : from;
    const headings = Array.from(textOf(document).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => anchorOf(heading));
    return headings.includes(anchor ?? '');
  };
  expect(offendersIn(DOCUMENTS, links, hasHeading)).toEqual([]);
});

const WORKFLOWS = ['deploy', 'prove', 'test'].map((name) => `.github/workflows/${name}.yml`);

test('each command that a document or workflow names is one', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const commands = /npm run ([\w:-]+)/g;
  expect(offendersIn([...DOCUMENTS, ...WORKFLOWS], commands, (name) => name in scripts)).toEqual([]);
});

const security = textOf('.github/SECURITY.md');

/** What it names in backquotes and looks like a path, with at least one folder. */
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
  const threats = textBelow('Who attacks what').split('\n### ').slice(1);
  expect(threats.length).toBeGreaterThan(10);
  for (const threat of threats) {
    const [who] = threat.split('\n');
    const [, provedBy = ''] = threat.split('**Proved by:**');
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

/** What stands between a heading and the next of its level. */
function textBelow(heading: string): string {
  const [, text = ''] = security.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** The rows of the table below a heading, without its head. */
function section(heading: string): string[][] {
  const rows = textBelow(heading).match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
}
