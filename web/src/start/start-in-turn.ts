/** A page may never be idle on a slow phone. */
const BUSY_AT_MOST_MS = 2_000;

/** The events of a first interaction. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Starts the app when the prerendered page has loaded and is idle, or at the first interaction: until then visible
 * content has the bandwidth.
 */
export function startInTurn(files: string[]): void {
  const listening = new AbortController();
  const { signal } = listening;
  const start = () => {
    if (signal.aborted) return;
    listening.abort();
    files.forEach(preload);
    import(/* @vite-ignore */ String(files[0])).catch(reloadOnce);
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { signal, passive: true });
  addEventListener('load', () => whenIdle(start), { signal });
}

function whenIdle(act: () => void): void {
  // Not in Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: BUSY_AT_MOST_MS });
  else setTimeout(act);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** HTML of the last release links deleted files. Not while offline, where a page without its app is better than none. */
function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // a cast: entries of this type
  if (visit?.type !== 'reload' && navigator.onLine) location.reload();
}
