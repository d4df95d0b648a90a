// The tests count: those that need an open shop have one for the calls and one for the pages.
import type { Browser } from '../machine/chromium.ts';
import { RUN_FOLDER } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { runBeside, runBrowserTests, runEveryPage, runOnScreen, runRandomTests } from './runners.ts';
import { sum, type Tally } from './tally.ts';
import { stackOfRun } from './test-stack.ts';

/** The parts that call the shop. */
export const CALLS = ['api', 'rules', 'random'] as const;

/** Opens their shop at once, and calls it when the work `before` is done. */
export async function runCalls(parts: Set<string>, stop: AbortSignal, before: Promise<unknown>): Promise<Tally> {
  if (!CALLS.some((part) => parts.has(part))) return sum([]);
  // Two at once on one screen could not be read.
  const run = parts.has('browser') ? runBeside : runOnScreen;
  // All of them ask for pages, too.
  const plan = await stackOfRun('calls', { hasPages: true, isBrief: !parts.has('random') });
  return withStack(plan, stop, async ({ processes, env }) => {
    await before;
    const where = { processes, folder: RUN_FOLDER, env };
    const tallies: Tally[] = [];
    // One after the other: they share one database.
    if (parts.has('api')) tallies.push(await run('api', where));
    if (parts.has('rules')) tallies.push(await run('rules', where));
    if (parts.has('random')) tallies.push(await runRandomTests(where));
    return sum(tallies);
  });
}

/** The parts that open pages in a browser. */
export const JOURNEYS = ['browser', 'pages'] as const;

export async function runJourneys(parts: Set<string>, browser: Promise<Browser>, stop: AbortSignal): Promise<Tally> {
  const plan = await stackOfRun('pages', { hasPages: true, isBrief: true });
  return withStack(plan, stop, async ({ processes, env }) => {
    const { path, version } = await browser;
    const where = { processes, folder: RUN_FOLDER, env: { ...env, CHROME_PATH: path } };
    const tallies: Tally[] = [];
    if (parts.has('browser')) tallies.push(await runBrowserTests(where, version));
    if (parts.has('pages')) tallies.push(await runEveryPage(where));
    const { failures, ...counts } = sum(tallies);
    return { ...counts, failures: failures.map((failure) => `${failure} (in ${version}, ${path})`) };
  });
}
