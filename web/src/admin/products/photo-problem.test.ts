import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problemOfFile, problemOfUpload } from './photo-problem.ts';

test('a photo of 32,000,000 bytes may be sent, a larger one may not', () => {
  expect(problemOfFile({ size: 32_000_000, type: 'image/png' })).toBeUndefined();
  expect(problemOfFile({ size: 32_000_001, type: 'image/png' })).toBe('tooLarge');
});

test('a file that says it is no picture is not sent; one that says nothing is for the server to judge', () => {
  expect(problemOfFile({ size: 10, type: 'application/pdf' })).toBe('wrongType');
  expect(problemOfFile({ size: 10, type: '' })).toBeUndefined();
});

test.each([
  [413, 'tooLarge'],
  [415, 'wrongType'],
  [502, 'hostDown'],
  [403, 'notAllowed'],
  [0, 'lost'],
  [500, 'lost'],
])('a refusal with %i has its own sentence', (status, problem) => {
  expect(problemOfUpload(new ApiError(status))).toBe(problem);
});
