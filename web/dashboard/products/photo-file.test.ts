import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { rejectedWith } from '../../shared/lib/rejected-with.ts';
import { isAnimated, type PhotoProblem, problemOfFile, problemOfUpload } from './photo-file.ts';

test('a photo of 32,000,000 bytes may be sent, a larger one may not', () => {
  expect(problemOfFile({ size: 32_000_000, type: 'image/png' })).toBeUndefined();
  expect(problemOfFile({ size: 32_000_001, type: 'image/png' })).toBe('tooLarge');
});

test('a file of another type is not sent; one without a type is judged by the server', () => {
  expect(problemOfFile({ size: 10, type: 'application/pdf' })).toBe('wrongType');
  expect(problemOfFile({ size: 10, type: '' })).toBeUndefined();
});

test.each<[ErrorCode, PhotoProblem]>([
  ['too-large', 'tooLarge'],
  ['too-many-pixels', 'tooManyPixels'],
  ['wrong-type', 'wrongType'],
  ['image-host-failed', 'hostDown'],
  ['image-host-slow', 'hostDown'],
  ['admins-only', 'notAllowed'],
  ['too-many', 'tooMany'],
  ['internal-error', 'lost'],
])('the error %s is shown as %s', (code, problem) => {
  expect(problemOfUpload(rejectedWith(code))).toBe(problem);
});

test('without an answer, or with one of another server, the photo is lost', () => {
  expect(problemOfUpload(new ApiError(0))).toBe('lost');
  expect(problemOfUpload(new ApiError(413))).toBe('lost');
});

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
