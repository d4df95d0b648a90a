import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/lib/api-error.ts';
import { stopText } from './stop-panel.tsx';

const rejected = (status: number, code: ErrorCode) =>
  new ApiError(status, { type: 'about:blank', title: '', status, code, detail: '', instance: '' });

test.each([
  [
    'an order of which the shop says nothing',
    new ApiError(0),
    'The shop has not answered about ‘A-1042’. Check the connection, and try again.',
  ],
  ['a packer whose role was taken away', rejected(403, 'not-permitted'), 'Your account is not allowed to do this.'],
])('the bench stops at %s, and says why', (_what, error, text) => {
  expect(stopText({ why: 'failed', code: 'A-1042', error }, 'en')).toBe(text);
});
