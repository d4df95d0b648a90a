import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { FailedCall } from './status.tsx';

const PROBLEM = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal-error' } as const;

test('a failure has a short name, to tell it to the shop', () => {
  const instance = 'urn:uuid:3f2a91bc-0d1e-4f5a-8b6c-7d8e9f0a1b2c';
  const error = new ApiError(500, { ...PROBLEM, detail: 'Broken.', instance });
  expect(renderToStaticMarkup(<FailedCall error={error} />)).toContain('If you tell us about it, name 3f2a91bc.');
});

test.each([new ApiError(0), new ApiError(502), new TypeError('instance'), undefined])(
  'what is no refusal of our server has none',
  (error) => expect(renderToStaticMarkup(<FailedCall error={error} />)).toBe(''),
);
