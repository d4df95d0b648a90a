// The tests count: one figure at the end for whatever can fail.
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runChecks } from '../checks/run-checks.ts';
import { chosenParts, runCommand } from '../command.ts';
import { chromium } from '../machine/chromium.ts';
import { MODULES } from '../mutation/modules.ts';
import { runMutation } from '../mutation/run-mutation.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';
import { Processes } from '../processes/processes.ts';
import { say } from '../progress.ts';
import { type StackPlan, testPlan } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { unlessStopped } from '../stop-signal.ts';
import { runBrowserTests, runRandomTests, runUnitTests, runVitest } from '../tests/runners.ts';
import { sum, type Tally } from '../tests/tally.ts';
import { besideFolder, removeOldRuns } from '../tests/test-stack.ts';

const STACK_PARTS = ['api', 'rules', 'browser', 'random'] as const;
const PARTS = ['checks', 'unit', ...STACK_PARTS, 'mutants'] as const;
type Part = (typeof PARTS)[number];

const ONE_FAILURE: Tally = { passed: 0, failed: 1 };

/** What takes too long for every `npm test`: `npm run prove` names it. */
const LONG: Part[] = ['random', 'mutants'];

/** All tests but the long ones, or those of the parts that are named: `npm test -- api rules`. */
await runCommand({
  run: async (stop, args) => {
    const usual = PARTS.filter((part) => !LONG.includes(part));
    const parts = chosenParts(PARTS, args, usual);
    await removeOldRuns();
    // The tests of the API ask for pages, too.
    const plan = await testPlan(parts.has('browser') || parts.has('api'));
    mkdirSync(plan.folder, { recursive: true });
    const { passed, failed, failures } = await runParts(parts, plan, stop);
    if (failed === 0) rmSync(plan.folder, { recursive: true });
    else say(`\nReports, logs and pictures of the failures are in ${relative(ROOT, plan.folder)}.`);
    // Repeated at the end, where readers of a long log look first.
    for (const name of failures) say(`✗ ${name}`);
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
});

/** What needs no stack runs while the stack starts. */
async function runParts(parts: Set<Part>, plan: StackPlan, stop: AbortSignal): Promise<Required<Tally>> {
  const beside = new Processes(besideFolder(plan.folder));
  const browser = parts.has('browser') ? unlessStopped(stop, chromium(beside)) : undefined;
  browser?.catch(() => {}); // reported where it is awaited
  const alone = tried(stop, () => runAlone(parts, plan, beside, stop));
  const onStack = tried(stop, () => runOnStack(parts, plan, stop, browser));
  try {
    // The stack puts itself away, also when the user stops us: that is waited for in any case.
    await Promise.allSettled([alone, onStack]);
    const tallies = [await alone, await onStack];
    // Afterwards: a mutant counts as noticed when it takes too long, which it should not do for want of a core.
    if (parts.has('mutants')) tallies.push(await tried(stop, () => unlessStopped(stop, runMutation(beside, MODULES))));
    return sum(tallies);
  } finally {
    await beside.endAll();
  }
}

async function runAlone(parts: Set<Part>, { folder }: StackPlan, processes: Processes, stop: AbortSignal) {
  const tallies: Tally[] = [];
  if (parts.has('checks')) tallies.push(await unlessStopped(stop, runChecks(processes)));
  if (parts.has('unit')) tallies.push(await unlessStopped(stop, runUnitTests({ processes, folder })));
  return sum(tallies);
}

async function runOnStack(
  parts: Set<Part>,
  plan: StackPlan,
  stop: AbortSignal,
  browser: Promise<string> | undefined,
): Promise<Tally> {
  if (!STACK_PARTS.some((part) => parts.has(part))) return sum([]);
  return withStack(plan, stop, async ({ processes, env }) => {
    const where = { processes, folder: plan.folder, env };
    const tallies: Tally[] = [];
    // One after the other: they share one database.
    if (parts.has('api')) tallies.push(await runVitest('api', where));
    if (parts.has('rules')) tallies.push(await runVitest('rules', where));
    if (parts.has('random')) tallies.push(await runRandomTests(where));
    if (browser) {
      const runTests = async () => runBrowserTests({ ...where, env: { ...env, CHROME_PATH: await browser } });
      tallies.push(await tried(stop, runTests));
    }
    return sum(tallies);
  });
}

/** What cannot be run at all says why, and counts as one failure. */
async function tried(stop: AbortSignal, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    stop.throwIfAborted();
    say(error instanceof Problem ? `✗ ${error.message}` : `✗ ${error instanceof Error ? error.stack : error}`);
    return ONE_FAILURE;
  }
}
