import { readFileSync } from 'node:fs';
import { RELEASE } from '@aloghor/functions/domain/release';
import { expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { releaseNotes } from './release-notes.ts';

const textOf = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

const CHANGELOG = '# Changes\n\nAll of them.\n\n## 1.1.0\n\n- New.\n\n### Details\n\nMore.\n\n## 1.0.0\n\n- First.\n';

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes('v1.1.0', '1.1.0', CHANGELOG)).toBe('- New.\n\n### Details\n\nMore.');
  expect(releaseNotes('v1.0.0', '1.0.0', CHANGELOG)).toBe('- First.');
});

test('a tag that is not the version of the code, or that the changelog does not know, is none', () => {
  expect(() => releaseNotes('v1.1.0', '1.0.0', CHANGELOG)).toThrow(
    'The tag is v1.1.0, but package.json has the version 1.0.0.',
  );
  expect(() => releaseNotes('v1.0', '1.0', CHANGELOG)).toThrow('.github/CHANGELOG.md says nothing of 1.0.');
});

test('the code, its package and its changelog name the same release', () => {
  const { version } = JSON.parse(textOf('package.json'));
  const { packages, ...lock } = JSON.parse(textOf('package-lock.json'));
  expect([version, lock.version, packages[''].version]).toEqual([RELEASE, RELEASE, RELEASE]);
  expect(textOf('.github/CHANGELOG.md').match(/^## (.*)$/m)?.[1]).toBe(RELEASE);
  expect(releaseNotes(`v${RELEASE}`, version, textOf('.github/CHANGELOG.md'))).not.toBe('');
});
