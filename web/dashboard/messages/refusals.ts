import type { ErrorCode } from '@aloghor/functions/domain/error-codes';

/** A sentence for a reason why the server refuses. */
export type Refusals = Partial<Record<ErrorCode, string>>;
