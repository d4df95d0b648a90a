import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { refusedAs } from '../lib/refused-as.ts';
import { failureText } from './failure-text.ts';

test('what was asked for too often may be asked for again in ten minutes', () => {
  const sentence = 'Too many requests just now. Please try again in ten minutes.';
  expect(failureText(refusedAs('too-many'), 'Not sent.')).toBe(sentence);
});

test.each([refusedAs('internal-error'), new ApiError(0), new ApiError(429), new Error('else')])(
  'whatever else has failed has a sentence of its own: %s',
  (error) => expect(failureText(error, 'Not sent.')).toBe('Not sent.'),
);
