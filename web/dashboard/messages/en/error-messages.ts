import type { ErrorCode } from '@aloghor/functions/domain/error-codes';

/** A sentence for each of some error codes of the server. */
export type ErrorMessages = Partial<Record<ErrorCode, string>>;
