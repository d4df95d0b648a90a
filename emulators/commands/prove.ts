import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runCommand } from '../command.ts';
import { chosenParts } from '../parts.ts';
import { ROOT } from '../paths.ts';
import { say } from '../progress.ts';
import { testPlan } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { removeOldRuns } from '../tests/old-runs.ts';
import { runRandomTests } from '../tests/runners.ts';
import { sum, type Tally } from '../tests/tally.ts';

/** What takes too long for every `npm test`; each part has the stack for itself. */
const RUNS = { random: runRandomTests };
const PARTS = Object.keys(RUNS) as (keyof typeof RUNS)[]; // the keys of the very object

/** The long runs, or the parts that are named: `npm run prove -- random`. */
await runCommand({
  run: async (stop, args) => {
    const parts = chosenParts(PARTS, args);
    await removeOldRuns();
    const plan = await testPlan(false);
    const { passed, failed } = await withStack(plan, stop, async ({ processes, env }) => {
      const tallies: Tally[] = [];
      for (const part of parts) tallies.push(await RUNS[part]({ processes, folder: plan.folder, env }));
      return sum(tallies);
    });
    if (failed === 0) rmSync(plan.folder, { recursive: true });
    else say(`\nReports and logs of the failures are in ${relative(ROOT, plan.folder)}.`);
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
});
