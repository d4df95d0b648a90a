import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { manifest, wrapperJar } from './wrapper-jar.ts';

const JAR = `/a folder/${'deeper/'.repeat(20)}emulator.jar`;

test('no line of the manifest has more than 72 bytes', () => {
  const lines = manifest('com.example.Main', JAR).split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(72);
});

test('a line that goes on behind a space says the whole path', () => {
  expect(manifest('com.example.Main', JAR).replaceAll('\r\n ', '')).toContain(
    `Main-Class: com.example.Main\r\nClass-Path: file://${encodeURI(JAR)}\r\n\r\n`,
  );
});

test('the jar is a zip that holds the manifest and nothing else', () => {
  const jar = wrapperJar('com.example.Main', JAR);
  const content = Buffer.from(manifest('com.example.Main', JAR));
  const [header, list, end] = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((mark) => jar.indexOf(mark));
  expect(header).toBe(0);
  expect(jar.readUInt32LE(14)).toBe(crc32(content));
  expect(jar.subarray(30, 30 + 'META-INF/MANIFEST.MF'.length).toString()).toBe('META-INF/MANIFEST.MF');
  expect(jar.includes(content)).toBe(true);
  expect(jar.readUInt32LE((end ?? 0) + 16)).toBe(list);
});
