import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { refusedAs } from '../../shared/lib/error-code-of.ts';
import { type PhotoProblem, problemOfFile, problemOfUpload } from './photo-problem.ts';

test('a photo of 32,000,000 bytes may be sent, a larger one may not', () => {
  expect(problemOfFile({ size: 32_000_000, type: 'image/png' })).toBeUndefined();
  expect(problemOfFile({ size: 32_000_001, type: 'image/png' })).toBe('tooLarge');
});

test('a file that says it is no picture is not sent; one that says nothing is for the server to judge', () => {
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
])('a refusal as %s is told as %s', (code, problem) => {
  expect(problemOfUpload(refusedAs(code))).toBe(problem);
});

test('no answer at all, or one that is not ours, has lost the photo', () => {
  expect(problemOfUpload(new ApiError(0))).toBe('lost');
  expect(problemOfUpload(new ApiError(413))).toBe('lost');
});
