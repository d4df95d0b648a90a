/** Calls `act` when what has changed so far is on the screen; the returned function cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page may never be idle on a slow phone. */
const BUSY_AT_MOST_MS = 2_000;

/** Calls `act` when the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(act: () => void): void {
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: BUSY_AT_MOST_MS });
  else setTimeout(act);
}
