import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAnimated } from './is-animated.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const webp = (flags: number) => bytes(`RIFF\n\x01\x00\x00WEBPVP8X\n\x00\x00\x00${String.fromCharCode(flags)}`);

test.each([
  ['a GIF', bytes('GIF89a\x20\x03\x20\x03\xf7\x00\x00')],
  ['a WebP with animation', webp(0b10)],
  ['a WebP with animation and transparency', webp(0b1_0010)],
])('%s is animated', (_what, start) => {
  expect(isAnimated(start)).toBe(true);
});

test.each([
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x03\x20')],
  ['a WebP with transparency', webp(0b1_0000)],
  ['a picture of the shop', readFileSync(`${import.meta.dirname}/../../public/preview.jpg`).subarray(0, 21)],
  ['nothing', new Uint8Array()],
])('%s is not', (_what, start) => {
  expect(isAnimated(start)).toBe(false);
});
