/** So long a call may take: a server that has to start first needs some seconds, and answers within this. */
const CALL_MS = 30_000;

/** Ends a call that gets no answer, and one whose answer nobody waits for any more. */
export function untilTooLate(unwanted?: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(end, CALL_MS);
  if (unwanted?.aborted) end();
  unwanted?.addEventListener('abort', end, { signal: ending.signal });
  return ending.signal;
}
