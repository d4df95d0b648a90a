import { type ErrorCode, STATUS_OF_CODE } from '@aloghor/functions/domain/error-codes';
import { ApiError } from '../shared/lib/api-error.ts';

/** What a page gets when the server rejects a call with this code. */
export function rejectedWith(code: ErrorCode): ApiError {
  const status = STATUS_OF_CODE[code];
  return new ApiError(status, {
    type: 'about:blank',
    title: 'Rejected',
    status,
    code,
    detail: 'For developers.',
    instance: 'urn:uuid:1',
  });
}
