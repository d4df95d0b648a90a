/** Whether `npm run prove` runs the test: random tests then have no short time limit. */
export const isLong = process.env.LONG_RUNS === 'true';

/** How often a random test runs: `many` times in `npm run prove`, else `few`. */
export function runs(few: number, many: number): number {
  return isLong ? many : few;
}

/** The timeout of one random test, in milliseconds. */
export const RANDOM_TIMEOUT_MS = runs(360_000, 1_800_000);

interface ChosenRun {
  amount: number;
  seed: number;
}

/**
 * How much a random test tries, and from which seed: `many` in `npm run prove`, else `few`, or what is asked for
 * in a command of its own, such as `npm run fuzz -- 100000 42`.
 */
export function chosenRun(few: number, many: number): ChosenRun {
  const { RUN_AMOUNT, RUN_SEED } = process.env;
  return {
    amount: Number(RUN_AMOUNT ?? runs(few, many)),
    seed: Number(RUN_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
  };
}
