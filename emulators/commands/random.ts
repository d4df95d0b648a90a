// `npm run fuzz`, `simulate` and `load`: runs one of the random tests for as long as one likes.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANES, removeOldRuns, stackOfRun, withTestStack } from '../checks/lanes/test-stack.ts';
import { inWords, keptTallies } from '../lab/simulation/tally.ts';
import { chosenParts, runCommand } from '../shop/command.ts';
import { Problem } from '../shop/problem.ts';
import { say } from '../shop/progress.ts';
import { RUN_FOLDER } from '../shop/stack/plan.ts';
import { type Stack, withStack } from '../shop/stack/stack.ts';

interface RandomTest {
  /** Or folder. */
  file: string;
  /** How much it tries when nobody says how much. */
  amount: string;
  of: string;
  /** How much is worth a shop of its own, where more than one tries it at the same time. */
  worthAShop?: number;
}

const NAMES = ['fuzz', 'simulate', 'load'] as const;

const TESTS: Record<(typeof NAMES)[number], RandomTest> = {
  fuzz: { file: 'emulators/lab/fuzz/fuzz.random.api.test.ts', amount: '10000', of: 'inputs' },
  simulate: { file: 'emulators/lab/simulation/', amount: '200', of: 'histories', worthAShop: 25 },
  load: { file: 'emulators/lab/load/load.random.stack.test.ts', amount: '500', of: 'buyers' },
};

const SEEDS = 2 ** 31;

const MS_A_SECOND = 1_000;

/** Takes an amount and, to repeat a run, the seed that it printed: `npm run fuzz -- 100000 42`. */
await runCommand({
  run: async (stop, [test = '', ...args]) => {
    const [name = 'fuzz'] = chosenParts(NAMES, [test]);
    const { file, amount, of, worthAShop = Number.POSITIVE_INFINITY } = TESTS[name];
    const [wanted = amount, seed] = args;
    if (![wanted, seed ?? '0'].every((text) => /^\d+$/.test(text))) {
      throw new Problem(`Say how many ${of}, and from which seed if you repeat a run: npm run ${name} -- ${amount} 42`);
    }
    const run = ({ processes, env }: Stack, chosen: NodeJS.ProcessEnv) => {
      const options = ['run', '--project=api', '--project=rules', file];
      return processes.run('vitest', options, { env: { ...env, ...chosen }, writesTo: 'terminal' });
    };
    if (Number(wanted) >= 2 * worthAShop) return runInLanes(stop, Number(wanted), seed, run);
    const chosen = { RUN_AMOUNT: wanted, ...(seed && { RUN_SEED: seed }) };
    const { code } = await withTestStack(stop, (stack) => run(stack, chosen));
    return code;
  },
});

type Run = (stack: Stack, chosen: NodeJS.ProcessEnv) => Promise<{ code: number }>;

/** In shops of their own at the same time: half of the time one waits for its database. Says at the end, or when it is stopped, what all have counted. */
async function runInLanes(stop: AbortSignal, amount: number, seed: string | undefined, run: Run): Promise<number> {
  await removeOldRuns();
  const tallies = join(RUN_FOLDER, 'tallies');
  mkdirSync(tallies, { recursive: true });
  const start = Date.now();
  const first = Number(seed ?? Math.trunc(Math.random() * SEEDS));
  const placeOf = (lane: number) => Math.trunc((amount * lane) / LANES.length);
  const runLane = async (name: (typeof LANES)[number], lane: number) => {
    const RUN_AMOUNT = `${placeOf(lane + 1) - placeOf(lane)}`;
    const chosen = { RUN_AMOUNT, RUN_SEED: `${first + placeOf(lane)}`, RUN_TALLIES: tallies };
    const plan = { ...(await stackOfRun(name, false)), hasPages: false };
    return withStack(plan, stop, (stack) => run(stack, chosen));
  };
  const lanes = await Promise.allSettled(LANES.map(runLane)); // each cleans up after itself: none is left alone
  for (const [subject, tally] of Object.entries(keptTallies(tallies))) say(`${subject}: ${inWords(tally)}`);
  say(`From seed ${first}, in ${Math.round((Date.now() - start) / MS_A_SECOND)} s`);
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  const failed = lanes.some((lane) => lane.status === 'fulfilled' && lane.value.code !== 0);
  if (!failed) rmSync(RUN_FOLDER, { recursive: true });
  return failed ? 1 : 0;
}
