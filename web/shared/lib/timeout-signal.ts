/** `AbortSignal.timeout`, which Safari 15 lacks. */
export function timeoutSignal(ms: number): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), ms);
  return timeout.signal;
}
