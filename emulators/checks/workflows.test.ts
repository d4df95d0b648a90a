import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const files = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

test.each(files)(
  '%s runs the actions of others in the very version that was read, and may only read by itself',
  (file) => {
    const text = textOf(file);
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v\d/);
    expect(text).toMatch(/^permissions:\n {2}contents: read\njobs:$/m);
  },
);

const deploy = textOf('deploy.yml');

/** The lines of a job of deploy.yml, up to the next one. */
const jobOf = (name: string) => deploy.match(new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+`, 'm'))?.[0];

test('the shop is deployed after all its tests, one deployment at a time', () => {
  expect(jobOf('test')).toContain('uses: ./.github/workflows/test.yml');
  for (const command of ['npm test', 'npm run test:all']) expect(textOf('test.yml')).toContain(`- run: ${command}`);
  for (const part of ['needs: test', 'environment: production', 'concurrency: production'])
    expect(jobOf('live')).toContain(part);
});

test('nothing is deployed or released from a tag that is not the version of its code, or not on main', () => {
  for (const check of ['release-notes.ts "$TAG"', 'git merge-base --is-ancestor HEAD origin/main'])
    expect(jobOf('version')).toContain(check);
  expect(jobOf('test')).toContain('needs: version');
  expect(jobOf('live')).toContain('needs: test');
  expect(jobOf('release')).toMatch(/needs: \[test, live\]\n[\s\S]*needs\.test\.result == 'success'/);
  expect(files.filter((file) => textOf(file).includes("tags: ['v*']"))).toEqual(['deploy.yml']);
});

test('all tests run in each kind of browser that people may have', () => {
  const browsers = Array.from(textOf('test.yml').matchAll(/- browser: ([\w-]+)/g), ([, browser]) => browser);
  expect(browsers.toSorted()).toEqual(['chromium', 'chromium-headless-shell', 'google-chrome']);
  expect(textOf('test.yml')).toMatch(/CHROME_PATH: \/usr\/bin\/\$\{\{ matrix\.browser \}\}/);
});

test('each night somebody hears of packages that became unsafe', () => {
  expect(textOf('prove.yml')).toMatch(/ {2}schedule:\n[\s\S]* {6}- run: npm audit --audit-level=high\n/);
});

test('a pull request of somebody else deploys nothing', () => {
  expect(jobOf('preview')).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(deploy).not.toContain('pull_request_target');
});

test('a deployment asks the doctor: it is the one of npm run deploy', () => {
  const runs = Array.from(String(jobOf('preview')).matchAll(/- run: (.*)/g), ([, command]) => command);
  expect(jobOf('live')).toContain('steps: *steps');
  expect(runs).toEqual(['npm ci', 'npm run deploy -- "$PROJECT" $PREVIEW # asks the doctor first']);
});
