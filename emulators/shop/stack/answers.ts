// Waits until the shop really answers, before it is called open.
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from './ports.ts';

const BETWEEN_ASKING_MS = 20;
const ANSWER_LIMIT_MS = 30_000;

/** Polls until there is any response, or one with the expected status; rejects once `signal` is aborted. */
export async function untilItAnswers(address: string, signal: AbortSignal, status?: number): Promise<void> {
  while (!(await answersWith(address, signal, status))) await pause(BETWEEN_ASKING_MS, undefined, { signal });
}

async function answersWith(address: string, signal: AbortSignal, status: number | undefined): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
    const answer = await fetch(address, { signal: limit });
    await answer.arrayBuffer();
    return status === undefined || answer.status === status;
  } catch {
    return false;
  }
}

/** It is 200 once the function runs and the database answers, before the seed, too; `/health` would want data. */
export function aCallTo(hostingPort: number): string {
  return `${addressOf(hostingPort)}/api/products?limit=1&fields=_id`;
}
