import type { Problem } from '@aloghor/functions/contract/endpoint';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';

/** An error of our server, with its problem details; `status` 0 when no answer came at all, or not in time. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  /** When the server wants to be asked again, in milliseconds from its answer; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;
  /** False where the browser was offline before the call, and sent nothing. */
  readonly isSent: boolean;

  constructor(status: number, problem?: Problem, retryAfterMs?: number, isSent = true) {
    super(problem?.detail ?? `The server answered ${status || 'nothing'}`);
    this.status = status;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
    this.isSent = isSent;
  }

  /** Why the server rejected the call; undefined when another server answered, or none did. */
  get code(): ErrorCode | undefined {
    return this.problem?.code;
  }
}

/** Whether our server rejected the call with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: ErrorCode[]): error is ApiError & { problem: Problem } {
  return error instanceof ApiError && error.code !== undefined && codes.includes(error.code);
}

/** The choice for the code of an error; undefined for any other code or error. */
export function byCode<Choice>(error: unknown, choices: Partial<Record<ErrorCode, Choice>>): Choice | undefined {
  return error instanceof ApiError && error.code ? choices[error.code] : undefined;
}

/** The start of the id of the call that was rejected, as the server's log has it; undefined for any other error. */
export function callIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.instance?.slice('urn:uuid:'.length).split('-')[0] : undefined;
}

/** Whether it is unknown if a call took effect: it was sent and got no answer, or a server failed after it had come in. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.isSent && (error.status === 0 || error.status >= 500);
}

/** Whether a call got no answer, or not in time. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Whether the server could not answer in time, and may a moment later: it is unknown whether the call took effect. */
export function isBusy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 503;
}

/**
 * Whether a server understood a call and rejected it (4xx, except for a body that came too slowly): it would reject it again.
 */
export function isApiError(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;
}
