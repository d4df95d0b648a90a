// Makes some hundred small changes, and sees whether the tests notice them.
import { fileURLToPath } from 'node:url';
import { oneTally, type Tally } from '../../checks/lanes/tally.ts';
import { installOwnPackages } from '../../shop/processes/own-packages.ts';
import type { Processes } from '../../shop/processes/processes.ts';
import { say } from '../../shop/progress.ts';
import { MODULES } from './modules.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const STRYKER = `${FOLDER}node_modules/@stryker-mutator/core/bin/stryker.js`;
const CONFIG = `${FOLDER}stryker.config.mjs`;

/** Percent of the changes that the tests have to notice: of some modules, and of all together. */
const FLOOR = { some: '90', all: '97.7' };

/** Mutates these modules, paths from the root; Stryker prints what survived and each score, and fails below the minimum. */
export async function runMutation(processes: Processes, modules: string[]): Promise<Tally> {
  await installOwnPackages(processes, FOLDER, 'what mutates');
  say('\n› Mutation test');
  const args = [STRYKER, 'run', CONFIG, '--mutate', modules.join(',')];
  const env = { NOTICED_PERCENT: modules.length === MODULES.length ? FLOOR.all : FLOOR.some };
  const { code } = await processes.run('node', args, { env, writesTo: 'screen' });
  return oneTally('Mutation test: Stryker says above what the tests do not notice', code === 0);
}
