// `npm run bench`: measures what the shop costs.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { relative } from 'node:path';
import { withTestStack } from '../checks/lanes/test-stack.ts';
import { BENCH_FOLDER } from '../lab/bench/packages.ts';
import { PARTS, runBench } from '../lab/bench/run-bench.ts';
import { asMarkdown, type Table } from '../lab/bench/table.ts';
import { chosenParts, runCommand } from '../shop/command.ts';
import { chromium } from '../shop/machine/chromium.ts';
import { ROOT, STACKS } from '../shop/paths.ts';
import { installOwnPackages } from '../shop/processes/own-packages.ts';
import { say } from '../shop/progress.ts';

const BYTES_A_GB = 2 ** 30;

/** Prints the tables and writes them to a Markdown file, whose path it returns. */
function writeReport(tables: Table[]): string {
  const path = `${STACKS}/bench.md`;
  const text = [
    '## What the shop costs, in time, bytes and reads',
    '',
    `Measured ${new Date().toISOString()} on ${thisMachine()}: medians of three runs. Times depend on the machine and on what else it does; bytes and reads do not.`,
    '',
    ...tables.map(asMarkdown),
  ].join('\n');
  mkdirSync(STACKS, { recursive: true });
  writeFileSync(path, text);
  say(`\n${text}`);
  return path;
}

function thisMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / BYTES_A_GB)} GB, Node ${process.versions.node}`;
}

/** Measures how fast the shop is and what it costs, or the parts that are named: `npm run bench -- visits costs`. */
await runCommand({
  run: async (stop, args) => {
    const parts = chosenParts(PARTS, args);
    const tables = await withTestStack(stop, async (stack) => {
      await installOwnPackages(stack.processes, BENCH_FOLDER, 'what measures');
      return runBench(parts, stack, (await chromium(stack.processes)).path);
    });
    say(`\nThis is in ${relative(ROOT, writeReport(tables))}.`);
    return 0;
  },
});
