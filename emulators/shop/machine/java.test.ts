import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { javaFolder } from './java.ts';

const homes = mkdtempSync(join(tmpdir(), 'java-'));

afterEach(() => void vi.unstubAllEnvs());

afterAll(() => rmSync(homes, { recursive: true }));

/** The home of a Java that says this when it is asked for its version. */
function javaThatSays(said: string): string {
  const home = mkdtempSync(join(homes, 'jdk-'));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/java'), `#!/bin/sh\necho '${said}' >&2\n`, { mode: 0o755 });
  return home;
}

test.each([
  'openjdk version "98.0.2" 2024-01-16',
  'openjdk version "98" 2025-09-16',
  'openjdk version "98-ea" 2026-03-17',
])('of all javas the newest is taken, and it is found by JAVA_HOME and on the PATH: %s', async (said) => {
  const [home, newer] = [javaThatSays(said), javaThatSays('openjdk version "99" 2030-01-01')];
  vi.stubEnv('JAVA_HOME', home);
  expect(await javaFolder()).toBe(join(home, 'bin'));
  vi.stubEnv('PATH', `${join(newer, 'bin')}:${process.env.PATH}`);
  expect(await javaFolder()).toBe(join(newer, 'bin'));
});

test('the older way to write a version is read as well: 1.8 is older than any that will do', async () => {
  vi.stubEnv('JAVA_HOME', javaThatSays('java version "1.8.0_402"'));
  vi.stubEnv('PATH', `${join(javaThatSays('openjdk version "97" 2030-01-01'), 'bin')}:${process.env.PATH}`);
  expect(await javaFolder()).not.toContain(process.env.JAVA_HOME);
});
