import { setTimeout } from 'node:timers/promises';
import { GrpcStatus } from 'firebase-admin/firestore';
import { withTimeout } from './database-timeouts.ts';

export function hasCode(error: unknown, ...codes: GrpcStatus[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** After which the client repeats a transaction, except a lost race. */
export const FAILURES = [
  GrpcStatus.CANCELLED,
  GrpcStatus.UNKNOWN,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.INTERNAL,
  GrpcStatus.UNAVAILABLE,
  GrpcStatus.UNAUTHENTICATED,
];

/** Whether a write lost against a concurrent one. */
export function isAborted(error: unknown): boolean {
  return hasCode(error, GrpcStatus.ABORTED);
}

/** The longest pause before a retry; the actual pause is a random part of it, so that writers spread out. */
const PAUSE_MS = { first: 10, most: 200 };

export function pauseAfter(tried: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(PAUSE_MS.first * 2 ** tried, PAUSE_MS.most));
}

/**
 * What runs each `work` after all that it was given before in this process, so that they do not lose against each other. A
 * turn of a database that hangs ends for the others after so many milliseconds.
 */
export function takeTurns(turnMs: number) {
  let turns: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turns.then(work);
    turns = turns.then(() => withTimeout(result, turnMs, () => new Error('The turn is over'))).catch(() => {});
    return result;
  };
}
