// The tests count: whether they notice a change is tried with some hundred small ones.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.ts';
import { installOwnPackages } from '../processes/own-packages.ts';
import type { Processes } from '../processes/processes.ts';
import { say } from '../progress.ts';
import { honest, type Tally } from '../tests/tally.ts';
import { type MutationReport, REPORT, type Score, scoresOf, tallyOfScores } from './scores.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const STRYKER = `${FOLDER}node_modules/@stryker-mutator/core/bin/stryker.js`;
const CONFIG = `${FOLDER}stryker.config.mjs`;

/** Mutates these modules, paths from the root, and prints each one's score and what survived in it. */
export async function runMutation(processes: Processes, modules: string[]): Promise<Tally> {
  await installOwnPackages(processes, FOLDER, 'what mutates');
  const report = `${ROOT}${REPORT}`;
  rmSync(report, { force: true }); // an older one must not count
  say('\n› Mutation test');
  const args = [STRYKER, 'run', CONFIG, '--mutate', modules.join(',')];
  const { code } = await processes.run('node', args, { writesTo: 'screen' });
  if (!existsSync(report)) return honest({ passed: 0, failed: 0 }, code);
  const scores = scoresOf(JSON.parse(readFileSync(report, 'utf8')) as MutationReport, modules);
  for (const score of scores) say(inLines(score));
  return honest(tallyOfScores(scores), code);
}

function inLines({ module, percent, survivors }: Score): string {
  return [
    `${Math.floor(percent).toString().padStart(3)} %  ${module}`,
    ...survivors.map((line) => `       ${line}`),
  ].join('\n');
}
