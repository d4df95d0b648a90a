import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { rejectedWith } from '../../test/rejected-with.ts';
import { CutPhoto, mayPassOnRetry, type PhotoProblem, problemOfFile, problemOfUpload } from './photo-file.ts';

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
  ['not-permitted', 'notAllowed'],
  ['too-many', 'tooMany'],
  ['internal-error', 'lost'],
])('the error %s is shown as %s', (code, problem) => {
  expect(problemOfUpload(rejectedWith(code))).toBe(problem);
});

test('without an answer, or with one of another server, the photo is lost', () => {
  expect(problemOfUpload(new ApiError(0))).toBe('lost');
  expect(problemOfUpload(new ApiError(413))).toBe('lost');
});

test('a photo whose end is missing is not sent again as it is', () => {
  expect(problemOfUpload(new CutPhoto())).toBe('cut');
  expect([mayPassOnRetry('cut'), mayPassOnRetry('lost')]).toEqual([false, true]);
});
