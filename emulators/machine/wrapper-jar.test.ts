import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { manifest, wrapperJar } from './wrapper-jar.ts';

const JAR = `/a folder/${'deeper/'.repeat(20)}emulator.jar`;

test('no line of the manifest has more than 72 bytes', () => {
  const lines = manifest('com.example.Main', JAR).split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(72);
});

test('a folded line contains the whole path', () => {
  expect(manifest('com.example.Main', JAR).replaceAll('\r\n ', '')).toContain(
    `Main-Class: com.example.Main\r\nClass-Path: file://${encodeURI(JAR)}\r\n\r\n`,
  );
});

test('the jar holds the manifest and nothing else', () => {
  const files = unzipSync(wrapperJar('com.example.Main', JAR));
  expect(Object.keys(files)).toEqual(['META-INF/MANIFEST.MF']);
  expect(strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array())).toBe(manifest('com.example.Main', JAR));
});
