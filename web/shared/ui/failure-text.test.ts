import { expect, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { refusedAs } from '../lib/error-code-of.ts';
import { failureText } from './failure-text.ts';

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
