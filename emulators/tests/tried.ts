// The tests count: what cannot be run has failed.
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import type { Tally } from './tally.ts';

const ONE_FAILURE: Tally = { passed: 0, failed: 1 };

/** What cannot be run at all says why, and counts as one failure. */
export async function tried(stop: AbortSignal, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    stop.throwIfAborted();
    say(error instanceof Problem ? `✗ ${error.message}` : `✗ ${error instanceof Error ? error.stack : error}`);
    return ONE_FAILURE;
  }
}
