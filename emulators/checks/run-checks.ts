// Every check of code that does not run the code.
import type { Processes } from '../processes/processes.ts';
import { say, step } from '../progress.ts';
import { sum, type Tally } from '../tests/tally.ts';

const CHECKS = [
  { name: 'Format and lint', program: 'biome', args: ['ci', '.'] },
  { name: 'Layers', program: 'node', args: ['emulators/checks/check-sources.ts'] },
  { name: 'Unused code and packages', program: 'knip', args: ['--no-progress'] },
  ...['functions', 'web', 'emulators'].map((workspace) => ({
    name: `Types of ${workspace}`,
    program: 'tsc',
    args: ['--noEmit', '-p', workspace],
  })),
];

/** Each check counts as one; what a failed one says is shown. */
export async function runChecks(processes: Processes): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const { name, program, args } of CHECKS) {
    const { code, output } = await step(name, () => processes.run(program, args));
    if (code !== 0) say(`✗ ${name}\n\n${output.trim()}\n`);
    tallies.push(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  return sum(tallies);
}
