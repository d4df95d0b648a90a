import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { showFailure } from '../../shared/ui/popup.ts';
import { showNotPrinted } from './use-printing.tsx';

vi.mock(import('../../shared/ui/popup.ts'), async (load) => ({ ...(await load()), showFailure: vi.fn() }));

const rejected = (status: number, code: ErrorCode) =>
  new ApiError(status, { type: 'about:blank', title: '', status, code, detail: '', instance: '' });

test.each([
  ['the shop rejects it', rejected(403, 'not-permitted'), 'Your account is not allowed to do this.'],
  ['the shop fails', new ApiError(500), 'Something went wrong in the shop. Please try again in a moment.'],
  ['no answer comes', new ApiError(0), 'You seem to be offline. Please check your connection and try again.'],
  ['code does not load', new TypeError(), 'You seem to be offline. Please check your connection and try again.'],
])('nothing is printed where %s, and that is said', async (_why, error, text) => {
  await showNotPrinted(error, 'en');
  expect(showFailure).toHaveBeenLastCalledWith('Nothing was printed', text, 'en');
});
