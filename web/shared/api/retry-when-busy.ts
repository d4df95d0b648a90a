import { isBusy } from '../lib/api-error.ts';

/** Nobody waits longer for an answer to a button. */
const WAIT_MAXIMUM_MS = 10_000;

/**
 * Makes a call that has the same effect when it is repeated; if the server was busy, once more when it says so. Otherwise
 * it rejects as the call does.
 */
export async function retryWhenBusy<Reply>(makeCall: () => Promise<Reply>): Promise<Reply> {
  try {
    return await makeCall();
  } catch (error) {
    const waitMs = isBusy(error) ? error.retryAfterMs : undefined;
    if (waitMs === undefined || waitMs > WAIT_MAXIMUM_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return makeCall();
  }
}
