// The tests count: runs them, and adds up what they say.
import { join } from 'node:path';
import type { Processes } from '../processes/processes.ts';
import { say, step } from '../progress.ts';
import { tallyOf } from './reports.ts';
import { honest, inWords, type Tally } from './tally.ts';

const TITLES = { unit: 'Unit tests', api: 'Tests of the api', rules: 'Tests of the rules' };

type Project = keyof typeof TITLES;

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
export function runBeside(project: Project, where: Where): Promise<Tally> {
  return beside(TITLES[project], () =>
    vitest([project, ...(project === 'unit' ? ['unit-alone'] : [])], where, 'output'),
  );
}

/** The browser tests that have a short form: with more pages and states, on more screens; beside others that have the screen. */
export function runEveryPage({ env, ...where }: Where): Promise<Tally> {
  const long = { ...where, env: { ...env, LONG_RUNS: 'true' } };
  const files = ['accessibility', 'dashboard-pages', 'drawn-pages', 'times'];
  const alone = ['--project', 'shop', '--no-deps', ...files]; // the admin's journeys are not among them
  return beside('Pages on all screens', () => playwright('all-screens', long, 'output', alone));
}

async function beside(title: string, run: () => Promise<Ran>): Promise<Tally> {
  const { tally, output } = await step(title, run);
  say(tally.failed === 0 ? `› ${title}: ${inWords(tally)}` : output.trim());
  return tally;
}

/** In the foreground, with the terminal. */
export async function runOnScreen(project: Project, where: Where): Promise<Tally> {
  say(`\n› ${TITLES[project]}`);
  const { tally } = await vitest([project], where, 'screen');
  return tally;
}

/** The property-based tests, without a time limit, and what is always long. */
export async function runRandomTests({ env, ...where }: Where): Promise<Tally> {
  say('\n› Random tests, long, and the function alone');
  const long = { ...where, env: { ...env, LONG_RUNS: 'true' } };
  const { tally } = await vitest(['api', 'rules'], long, 'screen', ['.random.', '.long.']);
  return tally;
}

async function vitest(
  projects: string[],
  { processes, folder, env }: Where,
  writesTo: 'screen' | 'output',
  files: string[] = [],
): Promise<Ran> {
  const report = join(folder, `${projects.join('-')}.xml`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  const { code, output } = await processes.run('vitest', ['run', ...chosen, ...reporters, ...files], {
    env,
    writesTo,
  });
  return { tally: honest(tallyOf(report), code), output };
}

export async function runBrowserTests(where: Where, browser: string): Promise<Tally> {
  say(`› Tests in the browser: ${browser}`);
  return (await playwright('browser', where, 'screen')).tally;
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
