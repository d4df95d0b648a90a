import { expect, test } from 'vitest';
import { decodeText } from './read-text.ts';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', new TextEncoder().encode('\uFEFFরূপা')],
  ['UTF-16, as Excel calls Unicode', utf16('রূপা')],
])('a file in %s is read, without its byte order mark', (_, bytes) => {
  expect(decodeText(bytes)).toBe('রূপা');
});

test.each([
  ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook'],
  ['letters of an old code page', new Uint8Array([0x4c, 0xe9, 0x61]), 'encoding'],
  ['more than 10 MB', new Uint8Array(10_000_001), 'tooLarge'],
])('%s is refused', (_, bytes, why) => {
  expect(decodeText(bytes)).toEqual({ why });
});
