// The tests count: those that need an open shop have one for the calls and one for the pages.
import type { Browser } from '../machine/chromium.ts';
import { RUN_FOLDER } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { runBeside, runBrowserTests, runEveryPage, runLongTests, runOnScreen } from './runners.ts';
import { sum, type Tally } from './tally.ts';
import { stackOfRun } from './test-stack.ts';

/** The parts that call the shop. */
export const CALLS = ['api', 'rules', 'random', 'long'] as const;

/** Opens their shop at once, and calls it when the work `before` is done. */
export async function runCalls(parts: Set<string>, stop: AbortSignal, before: Promise<unknown>): Promise<Tally> {
  if (!CALLS.some((part) => parts.has(part))) return sum([]);
  // Two at once on one screen could not be read.
  const run = LANES.some((lane) => parts.has(lane)) ? runBeside : runOnScreen;
  // All of them ask for pages, too.
  const plan = await stackOfRun('calls', { hasPages: true, isBrief: !parts.has('long') });
  return withStack(plan, stop, async ({ processes, env }) => {
    await before;
    const where = { processes, folder: RUN_FOLDER, env };
    const tallies: Tally[] = [];
    // One after the other: they share one database.
    if (parts.has('api')) tallies.push(await run('api', where));
    if (parts.has('rules')) tallies.push(await run('rules', where));
    if (parts.has('random')) tallies.push(await run('random', where));
    if (parts.has('long')) tallies.push(await runLongTests(where));
    return sum(tallies);
  });
}

/** Journeys in the browser: web/playwright.config.ts says which are which. */
const LANES = ['money', 'browser'] as const;

/** The parts that open pages in a browser. */
export const JOURNEYS = [...LANES, 'pages'] as const;

export async function runJourneys(parts: Set<string>, browser: Promise<Browser>, stop: AbortSignal): Promise<Tally> {
  const plan = await stackOfRun('pages', { hasPages: true, isBrief: true });
  return withStack(plan, stop, async ({ processes, env }) => {
    const { path, version } = await browser;
    const where = { processes, folder: RUN_FOLDER, env: { ...env, CHROME_PATH: path } };
    const tallies: Tally[] = [];
    for (const lane of LANES) if (parts.has(lane)) tallies.push(await runBrowserTests(lane, where, version));
    if (parts.has('pages')) tallies.push(await runEveryPage(where));
    const { failures, ...counts } = sum(tallies);
    return { ...counts, failures: failures.map((failure) => `${failure} (in ${version}, ${path})`) };
  });
}
