import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { refusedAs } from '../lib/error-code-of.ts';
import { failureText, whyFailed } from './failure-text.ts';

test('what was asked for too often may be asked for again in ten minutes', () => {
  const sentence = 'Too many requests just now. Please try again in ten minutes.';
  expect(failureText(refusedAs('too-many'), 'Not sent.')).toBe(sentence);
});

test('a browser that could not be checked may try again, in a shop that is built with App Check', () => {
  const sentence =
    'Google’s check of your browser did not come through. Please reload the page and try again, or telephone us.';
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key');
  expect(failureText(refusedAs('app-not-proved'), 'Not sent.')).toBe(sentence);
  vi.unstubAllEnvs();
});

test.each([refusedAs('internal-error'), new ApiError(0), new ApiError(429), new Error('else')])(
  'whatever else has failed has a sentence of its own: %s',
  (error) => expect(failureText(error, 'Not sent.')).toBe('Not sent.'),
);

test.each([
  ['bad-input', 'Something you entered cannot be accepted. Please look at it again.'],
  ['token-refused', 'Your login has ended. Please log in and try again.'],
  ['not-for-admins', 'Admin will not be able to buy anything.'],
  ['too-many', 'Too many requests just now. Please try again in ten minutes.'],
] as const)('a refusal is told in words of the page: %s', async (code, sentence) => {
  expect(await whyFailed(refusedAs(code), 'Not sent.')).toBe(sentence);
});

test.each([refusedAs('internal-error'), refusedAs('busy'), new ApiError(0), new ApiError(404), new Error('else')])(
  'whatever else has failed is told as the page knows it: %s',
  async (error) => expect(await whyFailed(error, 'Not sent.')).toBe('Not sent.'),
);
