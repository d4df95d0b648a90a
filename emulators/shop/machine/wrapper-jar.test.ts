import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { MANIFEST, writeWrapperJar } from './wrapper-jar.ts';

const folder = mkdtempSync(join(tmpdir(), 'wrapper-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A jar whose path would not fit into a line of a manifest. */
function jarFarBelow(content: string): string {
  const path = join(folder, 'deeper/'.repeat(20));
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'emulator.jar'), content);
  return join(path, 'emulator.jar');
}

test('no line of the manifest has more than 72 bytes', () => {
  const lines = MANIFEST.split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(72);
});

test('the manifest ends with an empty line, without which its last line would not count', () => {
  expect(MANIFEST).toMatch(/\r\n\r\n$/);
});

test('the jar holds the manifest and nothing else, and the other jar is found beside it', () => {
  writeWrapperJar(folder, jarFarBelow('the former one'));
  const files = unzipSync(readFileSync(writeWrapperJar(folder, jarFarBelow('the emulator'))));
  expect(Object.keys(files)).toEqual(['META-INF/MANIFEST.MF']);
  const manifest = strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array());
  const [, link = ''] = manifest.match(/Class-Path: (\S+)/) ?? [];
  expect(readFileSync(join(folder, link), 'utf8')).toBe('the emulator');
});
