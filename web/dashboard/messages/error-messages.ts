import type { ErrorCode } from '@aloghor/functions/domain/error-codes';

/** A sentence for a reason why the server refuses. */
export type ErrorMessages = Partial<Record<ErrorCode, string>>;
