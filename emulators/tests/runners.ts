// The tests count: runs them, and adds up what they say.
import { join } from 'node:path';
import type { Processes } from '../processes/processes.ts';
import { say, step } from '../progress.ts';
import { honest, inWords, type Tally, tallyOf } from './tally.ts';

const TITLES = { unit: 'Unit tests', api: 'Tests of the api', rules: 'Tests of the rules', random: 'Random tests' };

type Part = keyof typeof TITLES;

/** The projects of vitest.config.ts in each part, and the files if not all. */
const VITEST: Record<Part, string[]> = {
  unit: ['--project=unit'],
  api: ['--project=api', '--exclude=**/*.random.*'],
  rules: ['--project=rules', '--exclude=**/*.random.*'],
  random: ['--project=api', '--project=rules', '.random.'],
};

interface Where {
  processes: Processes;
  /** For reports and for what a failed browser test leaves. */
  folder: string;
  env?: NodeJS.ProcessEnv;
}

interface Ran {
  tally: Tally;
  output: string;
}

/** Beside others that have the screen: its output is shown at the end, if it failed. */
export function runBeside(part: Part, where: Where): Promise<Tally> {
  return beside(TITLES[part], () => vitest(part, VITEST[part], where, 'output'));
}

/** The browser tests that have a short form: with more pages and states, on more screens; beside others that have the screen. */
export function runEveryPage({ env, ...where }: Where): Promise<Tally> {
  const long = { ...where, env: { ...env, LONG_RUNS: 'true' } };
  const files = ['accessibility', 'dashboard-pages', 'prerendered-pages', 'times'];
  const alone = ['--project', 'shop', '--no-deps', ...files]; // the admin's journeys are not among them
  return beside('Pages on all screens', () => playwright('all-screens', long, 'output', alone));
}

async function beside(title: string, run: () => Promise<Ran>): Promise<Tally> {
  const { tally, output } = await step(title, run);
  say(tally.failed === 0 ? `› ${title}: ${inWords(tally)}` : output.trim());
  return tally;
}

/** In the foreground, with the terminal. */
export async function runOnScreen(part: Part, where: Where): Promise<Tally> {
  say(`\n› ${TITLES[part]}`);
  const { tally } = await vitest(part, VITEST[part], where, 'screen');
  return tally;
}

/** The random tests, without a time limit, and what is always long. */
export async function runLongTests({ env, ...where }: Where): Promise<Tally> {
  say('\n› Random tests, long, and the function alone');
  const long = { ...where, env: { ...env, LONG_RUNS: 'true' } };
  const { tally } = await vitest('long', [...VITEST.random, '.long.'], long, 'screen');
  return tally;
}

async function vitest(
  name: string,
  chosen: string[],
  { processes, folder, env }: Where,
  writesTo: 'screen' | 'output',
): Promise<Ran> {
  const report = join(folder, `${name}.xml`);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code, output } = await processes.run('vitest', ['run', ...chosen, ...reporters], { env, writesTo });
  return { tally: honest(tallyOf(report), code), output };
}

/** The journeys of a lane, in the foreground. */
export async function runBrowserTests(lane: string, { env, ...where }: Where, browser: string): Promise<Tally> {
  say(`› Tests in the browser, ${lane}: ${browser}`);
  return (await playwright(lane, { ...where, env: { ...env, LANE: lane } }, 'screen')).tally;
}

async function playwright(
  name: string,
  { processes, folder, env }: Where,
  writesTo: 'screen' | 'output',
  chosen: string[] = [],
): Promise<Ran> {
  const report = join(folder, `${name}.xml`);
  const args = ['test', '--config', 'web/playwright.config.ts', '--reporter', 'list,junit', ...chosen];
  const { code, output } = await processes.run('playwright', [...args, '--output', join(folder, name)], {
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    writesTo,
  });
  return { tally: honest(tallyOf(report), code), output };
}
