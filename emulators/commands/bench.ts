import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { installBenchPackages } from '../bench/packages.ts';
import { writeReport } from '../bench/report.ts';
import { PARTS, runBench } from '../bench/run-bench.ts';
import { runCommand } from '../command.ts';
import { chromium } from '../machine/chromium.ts';
import { chosenParts } from '../parts.ts';
import { ROOT } from '../paths.ts';
import { say } from '../progress.ts';
import { testPlan } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { removeOldRuns } from '../tests/old-runs.ts';

/** Measures how fast the shop is and what it costs, or the parts that are named: `npm run bench -- visits costs`. */
await runCommand({
  run: async (stop, args) => {
    const parts = chosenParts(PARTS, args);
    await removeOldRuns();
    const plan = await testPlan(true);
    const tables = await withStack(plan, stop, async (stack) => {
      await installBenchPackages(stack.processes);
      return runBench(parts, stack, await chromium(stack.processes));
    });
    rmSync(plan.folder, { recursive: true });
    const path = writeReport(tables);
    say(`\nThis is in ${relative(ROOT, path)}, and as JSON beside it.`);
    return 0;
  },
});
