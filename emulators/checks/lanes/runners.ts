// Runs the tests, and adds up their results.
import { join } from 'node:path';
import type { Processes } from '../../shop/processes/processes.ts';
import { say, step } from '../../shop/progress.ts';
import { commitSeed } from './commit-seed.ts';
import { VITEST } from './parts.ts';
import { honest, inWords, type Tally, tallyOf } from './tally.ts';

/** Those that call a stack, by the stack that they share: what has one of its own runs beside the others. */
export const CALLS = { calls: ['api', 'rules', 'stack', 'long'], desk: ['desk-api', 'other-api', 'random'] } as const;

interface Where {
  processes: Processes;
  /** For reports and for what a failed browser test leaves. */
  folder: string;
  env?: NodeJS.ProcessEnv;
}

/** Without time limits, and more of each. */
const LONG = { LONG_RUNS: 'true' };

/** What a part gets beside the environment of its stack. */
function ownEnvOf(part: keyof typeof VITEST): NodeJS.ProcessEnv {
  if (part === 'long') return LONG;
  const seed = part === 'random' && process.env.CI ? commitSeed() : undefined;
  return seed === undefined ? {} : { RUN_SEED: seed };
}

/** For a runner beside another one: its output is shown at the end, if it failed. */
export async function runVitest(part: keyof typeof VITEST, { processes, folder, env }: Where): Promise<Tally> {
  const { title, chosen } = VITEST[part];
  const report = join(folder, `${part}.xml`);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const options = { env: { ...env, ...ownEnvOf(part) } };
  const { code, output } = await step(title, () => processes.run('vitest', ['run', ...chosen, ...reporters], options));
  const tally = honest(tallyOf(report), title, code);
  say(tally.failures.length === 0 ? `› ${title}: ${inWords(tally)}` : output.trim());
  return tally;
}

/** Journeys in the browser: web/playwright.config.ts says which are which. */
export const JOURNEYS = ['money', 'browser', 'pages', 'oldest'] as const;

/** Journeys that follow no others. */
const ALONE = ['--project', 'shop', '--project', 'dashboard', '--no-deps'];

/** The browser tests that have a long form: more pages and states, on more screens. The admin's journeys are not among them. */
const PAGES = [...ALONE, 'accessibility', 'dashboard-pages', 'prerendered-pages', 'times'];

/** What shoppers do, and every page of the dashboard: in the oldest browser that the pages are built for. */
const OLDEST = [...ALONE, '/cart', 'filter', 'search', 'order', 'dashboard-pages'];

/** With the screen. */
export async function runPlaywright(lane: (typeof JOURNEYS)[number], where: Where, browser: string): Promise<Tally> {
  const { processes, folder, env } = where;
  say(`› Tests in the browser, ${lane}: ${browser}`);
  const report = join(folder, `${lane}.xml`);
  const args = ['test', '--config', 'web/playwright.config.ts', '--reporter', 'list,junit'];
  const chosen = { money: [], browser: [], pages: PAGES, oldest: OLDEST }[lane];
  const results = join(folder, 'results', lane); // which Playwright empties first: nobody else's folder
  const { code } = await processes.run('playwright', [...args, ...chosen, '--output', results], {
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, ...(lane === 'pages' ? LONG : { LANE: lane }) },
    writesTo: 'screen',
  });
  return honest(tallyOf(report), `Tests in the browser, ${lane},`, code);
}
