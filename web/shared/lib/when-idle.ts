/** A page may never be idle on a slow phone. */
const BUSY_AT_MOST_MS = 2_000;

/** Calls `act` when the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(act: () => void): void {
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: BUSY_AT_MOST_MS });
  else setTimeout(act);
}
