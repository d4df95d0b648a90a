import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { rejectedWith } from '../../test/rejected-with.ts';
import { ApiError } from '../lib/api-error.ts';
import { FailedCall, failureText } from './status.tsx';

const PROBLEM = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal-error' } as const;

test('a failure has a short name, to tell it to the shop', () => {
  const instance = 'urn:uuid:3f2a91bc-0d1e-4f5a-8b6c-7d8e9f0a1b2c';
  const error = new ApiError(500, { ...PROBLEM, detail: 'Broken.', instance });
  expect(renderToStaticMarkup(<FailedCall error={error} />)).toContain('If you report this, please quote 3f2a91bc.');
});

test.each([new ApiError(0), new ApiError(502), new TypeError('instance'), undefined])(
  'what is no error of our server has none',
  (error) => expect(renderToStaticMarkup(<FailedCall error={error} />)).toBe(''),
);

test('what was asked for too often may be asked for again in ten minutes', () => {
  const sentence = 'Too many requests. Please try again in ten minutes.';
  expect(failureText(rejectedWith('too-many'), 'Not sent.', 'en')).toBe(sentence);
});

test('and later where a limit lasts longer', () => {
  const error = new ApiError(429, rejectedWith('too-many').problem, 41.5 * 60_000);
  expect(failureText(error, 'Not sent.', 'en')).toBe('Too many requests. Please try again in 42 minutes.');
});

test('a browser that could not be checked may try again, in a shop that is built with App Check', () => {
  const sentence = 'Google could not verify your browser. Please reload the page and try again, or call us.';
  vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key');
  expect(failureText(rejectedWith('app-not-proved'), 'Not sent.', 'en')).toBe(sentence);
  vi.unstubAllEnvs();
});

test.each([rejectedWith('internal-error'), new ApiError(0), new ApiError(429), new Error('else')])(
  'whatever else has failed has a sentence of its own: %s',
  (error) => expect(failureText(error, 'Not sent.', 'en')).toBe('Not sent.'),
);
