import { expect, test } from 'vitest';
import { rejectedWith } from '../../test/rejected-with.ts';
import { ApiError } from '../lib/api-error.ts';
import { whyFailed } from './why-failed.ts';

test.each([
  ['bad-input', 'Something you entered cannot be accepted. Please check it.'],
  ['token-refused', 'Your login has expired. Please log in and try again.'],
  ['not-for-staff', 'Admin will not be able to buy anything.'],
  ['too-many', 'Too many requests. Please try again in ten minutes.'],
] as const)("an error is shown in the page's language: %s", async (code, sentence) => {
  expect(await whyFailed(rejectedWith(code), 'Not sent.', 'en')).toBe(sentence);
});

test.each([
  rejectedWith('internal-error'),
  rejectedWith('busy'),
  new ApiError(0),
  new ApiError(404),
  new Error('else'),
])('whatever else has failed is told as the page knows it: %s', async (error) =>
  expect(await whyFailed(error, 'Not sent.', 'en')).toBe('Not sent.'),
);
