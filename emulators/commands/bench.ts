// Costs are known: one command measures them.
import { relative } from 'node:path';
import { installBenchPackages } from '../bench/packages.ts';
import { writeReport } from '../bench/report.ts';
import { PARTS, runBench } from '../bench/run-bench.ts';
import { chosenParts, runCommand } from '../command.ts';
import { chromium } from '../machine/chromium.ts';
import { ROOT } from '../paths.ts';
import { say } from '../progress.ts';
import { withTestStack } from '../tests/test-stack.ts';

/** Measures how fast the shop is and what it costs, or the parts that are named: `npm run bench -- visits costs`. */
await runCommand({
  run: async (stop, args) => {
    const parts = chosenParts(PARTS, args);
    const tables = await withTestStack(stop, async (stack) => {
      await installBenchPackages(stack.processes);
      return runBench(parts, stack, (await chromium(stack.processes)).path);
    });
    say(`\nThis is in ${relative(ROOT, writeReport(tables))}, and as JSON beside it.`);
    return 0;
  },
});
