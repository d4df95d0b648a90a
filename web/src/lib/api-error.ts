import type { Problem } from '@aloghor/functions/contract/endpoint';

/** A refusal of our server, with its problem details; `status` 0 when no answer came at all, or not in time. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, problem?: Problem) {
    super(problem?.detail ?? `The server answered ${status || 'nothing'}`);
    this.status = status;
    this.problem = problem;
  }
}

/** Whether a call got no answer at all, or not in time: nobody knows then whether it was heard. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
