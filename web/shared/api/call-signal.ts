/** The timeout of a call: a cold start takes some seconds. */
const CALL_MS = 30_000;

/** Aborts a call at the timeout, and when its answer is no longer needed. */
export function callSignal(notNeeded?: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(end, CALL_MS);
  if (notNeeded?.aborted) end();
  notNeeded?.addEventListener('abort', end, { signal: ending.signal });
  return ending.signal;
}
