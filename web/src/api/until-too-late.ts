/** So long a call may take: a server that has to start first needs some seconds, and answers within this. */
export const CALL_MS = 30_000;

/** Ends a call that gets no answer, and one whose answer nobody waits for any more. */
export function untilTooLate(unwanted?: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  setTimeout(end, CALL_MS);
  unwanted?.addEventListener('abort', end);
  return ending.signal;
}
