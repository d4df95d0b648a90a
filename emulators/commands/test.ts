// `npm test` and its parts: one figure at the end for whatever can fail.
import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { USUAL } from '../checks/lanes/parts.ts';
import { CALLS, JOURNEYS, runPlaywright, runVitest } from '../checks/lanes/runners.ts';
import { inWords, oneTally, sum, type Tally } from '../checks/lanes/tally.ts';
import { besideFolder, removeOldRuns, stackOfRun } from '../checks/lanes/test-stack.ts';
import { FOREIGN_CLIENT_FOLDER } from '../lab/foreign-client/packages.ts';
import { MODULES } from '../lab/mutation/modules.ts';
import { runMutation } from '../lab/mutation/run-mutation.ts';
import { oldestChromium } from '../lab/oldest-browser/oldest-chromium.ts';
import { chosenParts, runCommand } from '../shop/command.ts';
import { chromium } from '../shop/machine/chromium.ts';
import { ROOT } from '../shop/paths.ts';
import { Problem } from '../shop/problem.ts';
import { installOwnPackages } from '../shop/processes/own-packages.ts';
import { Processes } from '../shop/processes/processes.ts';
import { say, step } from '../shop/progress.ts';
import { RUN_FOLDER } from '../shop/stack/plan.ts';
import { withStack } from '../shop/stack/stack.ts';
import { unlessStopped } from '../shop/stop-signal.ts';

async function runCalls(name: keyof typeof CALLS, parts: Set<string>, stop: AbortSignal): Promise<Tally> {
  const those: readonly (typeof CALLS)[typeof name][number][] = CALLS[name];
  if (!those.some((part) => parts.has(part))) return sum([]);
  const plan = await stackOfRun(name, !parts.has('long'));
  return withStack(plan, stop, async ({ processes, env }) => {
    const where = { processes, folder: RUN_FOLDER, env };
    // They share one database.
    return inTurn(those, parts, async (part) => {
      if (part === 'long') await installOwnPackages(processes, FOREIGN_CLIENT_FOLDER, 'a client of others');
      return runVitest(part, where);
    });
  });
}

async function runJourneys(parts: Set<string>, beside: Processes, stop: AbortSignal): Promise<Tally> {
  if (!JOURNEYS.some((part) => parts.has(part))) return sum([]);
  const browser = unlessStopped(stop, chromium(beside));
  browser.catch(() => {}); // reported where it is awaited
  const plan = await stackOfRun('pages', true);
  return withStack(plan, stop, async ({ processes, env }) => {
    return inTurn(JOURNEYS, parts, async (lane) => {
      const { path, version } = await (lane === 'oldest' ? oldestChromium(processes) : browser);
      const where = { processes, folder: RUN_FOLDER, env: { ...env, CHROME_PATH: path } };
      const { passed, failures } = await runPlaywright(lane, where, version);
      return { passed, failures: failures.map((failure) => `${failure} (in ${version}, ${path})`) };
    });
  });
}

/** Runs those of `all` that are among the chosen `parts`, one after the other. */
async function inTurn<One extends string>(all: readonly One[], parts: Set<string>, run: (one: One) => Promise<Tally>) {
  const tallies: Tally[] = [];
  for (const one of all) if (parts.has(one)) tallies.push(await run(one));
  return sum(tallies);
}

/** A part that cannot run at all says why, and counts as one failure. */
async function tried(name: string, stop: AbortSignal, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    stop.throwIfAborted();
    say(error instanceof Problem ? `✗ ${error.message}` : `✗ ${error instanceof Error ? error.stack : error}`);
    return oneTally(name, false);
  }
}

const PARTS = ['checks', 'unit', 'tools', 'build', ...CALLS.calls, ...CALLS.desk, ...JOURNEYS, 'mutation'] as const;
type Part = (typeof PARTS)[number];

/** Every check of code that does not run the code. */
const CHECKS = [
  { name: 'Format and lint', program: 'biome', args: ['ci', '.'] },
  { name: 'Layers', program: 'node', args: ['emulators/checks/check-layers.ts'] },
  { name: 'Unused code and packages', program: 'knip', args: ['--no-progress'] },
  ...['functions', 'web', 'web/tsconfig.browser.json', 'emulators'].map((project) => ({
    name: `Types of ${project}`,
    program: 'tsc',
    args: ['--noEmit', '-p', project],
  })),
];

/** What every change has to pass, or the parts that are named: `npm test -- api rules`. */
await runCommand({
  run: async (stop, args) => {
    const parts = chosenParts(PARTS, args, USUAL);
    await removeOldRuns();
    mkdirSync(RUN_FOLDER, { recursive: true });
    const tally = await runParts(parts, stop);
    const hasPassed = tally.failures.length === 0;
    if (hasPassed) rmSync(RUN_FOLDER, { recursive: true });
    else say(`\nReports, logs and pictures of the failures are in ${relative(ROOT, RUN_FOLDER)}.`);
    // Repeated at the end, where readers of a long log look first.
    for (const name of tally.failures) say(`✗ ${name}`);
    say(inWords(tally));
    return hasPassed ? 0 : 1;
  },
});

/** Three streams with a stack each: those that call one wait for the database half of their time. What needs none follows the stream that ends first. */
async function runParts(parts: Set<Part>, stop: AbortSignal): Promise<Tally> {
  const beside = new Processes(besideFolder(RUN_FOLDER));
  const calls = tried('Tests on the emulators', stop, () => runCalls('calls', parts, stop));
  const desk = tried('Tests of the desk on the emulators', stop, () => runCalls('desk', parts, stop));
  const journeys = tried('Tests in the browser', stop, () => runJourneys(parts, beside, stop));
  const firstEnd = Promise.race([calls, desk, journeys]);
  firstEnd.catch(() => {}); // reported where it is awaited
  const alone = tried('Checks and unit tests', stop, () => runAlone(parts, beside, stop, firstEnd));
  const running = [alone, calls, desk, journeys];
  try {
    // Each stack cleans up after itself, also when the user stops us; wait for that in any case.
    await Promise.allSettled(running);
    const tallies = await Promise.all(running);
    // Last and alone: a mutant that times out counts as noticed, and a busy machine must not cause that.
    if (parts.has('mutation'))
      tallies.push(await tried('Mutation test', stop, () => unlessStopped(stop, runMutation(beside, MODULES))));
    return sum(tallies);
  } finally {
    await beside.endAll();
  }
}

/** What needs no stack: the checks at once, because they say soonest what is wrong, and tests when a core is free. */
async function runAlone(parts: Set<Part>, processes: Processes, stop: AbortSignal, coreIsFree: Promise<unknown>) {
  const checked = await inTurn(['checks'] as const, parts, () => unlessStopped(stop, runChecks(processes)));
  await coreIsFree;
  const tested = await inTurn(['unit', 'tools', 'build'] as const, parts, (part) =>
    unlessStopped(stop, runVitest(part, { processes, folder: RUN_FOLDER })),
  );
  return sum([checked, tested]);
}

/** Each check counts as one; what a failed one says is shown. */
async function runChecks(processes: Processes): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const { name, program, args } of CHECKS) {
    const { code, output } = await step(name, () => processes.run(program, args));
    if (code !== 0) say(`✗ ${name}\n\n${output.trim()}\n`);
    tallies.push(oneTally(name, code === 0));
  }
  return sum(tallies);
}
