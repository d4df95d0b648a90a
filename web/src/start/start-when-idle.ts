import { reportMissingApp } from './report-missing-app.ts';

/** A page may never be idle on a slow phone. */
const BUSY_AT_MOST_MS = 2_000;

const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Starts the app when the prerendered page has loaded and is idle, or at the first interaction: until then visible
 * content has the bandwidth.
 */
export function startWhenIdle(files: string[]): void {
  const listening = new AbortController();
  const { signal } = listening;
  const start = () => {
    if (signal.aborted) return;
    listening.abort();
    files.forEach(preload);
    import(/* @vite-ignore */ String(files[0])).catch(reloadOnce);
  };
  for (const event of FIRST_INTERACTIONS) addEventListener(event, start, { signal, passive: true });
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

/** HTML of the last release links deleted files. Not unless the shop answers: a page without its app is better than none. */
async function reloadOnce(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // a cast: entries of this type
  if (visit?.type === 'reload') return reportMissingApp();
  const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else reportMissingApp();
}
