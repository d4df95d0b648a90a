import { whenIdle } from '../../shared/lib/when-idle.ts';
import { marks } from '../../shared/start/marks.ts';
import { preload } from './preload.ts';
import { reportMissingApp } from './report-missing-app.ts';

const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Starts the app when the prerendered page has loaded and is idle, or at the first interaction: until then visible
 * content has the bandwidth. So it has from the shop's fonts, which come after the app, unless our worker keeps them.
 * Who comes back or loads the page anew is to find the place again: all of a list is laid out.
 */
export function startWhenIdle(files: string[]): void {
  if (!navigator.serviceWorker?.controller) marks.plain = '';
  if (history.state) marks.returned = ''; // the router has been here
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    preload(files);
    import(/* @vite-ignore */ files[0] as string).catch(reloadOnce);
  };
  for (const event of FIRST_INTERACTIONS) addEventListener(event, start, { once: true });
  addEventListener('load', () => whenIdle(start));
}

/** HTML of the last release links deleted files. Not unless the shop answers: a page without its app is better than none. */
async function reloadOnce(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // a cast: entries of this type
  if (visit?.type === 'reload') return reportMissingApp();
  const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else reportMissingApp();
}
