import { runs } from './long-runs.ts';

interface ChosenRun {
  amount: number;
  seed: number;
}

/**
 * How much a random test tries, and from which seed: `few` in `npm test`, `many` in `npm run prove`, what is asked for
 * in a command of its own, such as `npm run fuzz -- 100000 42`.
 */
export function chosenRun(few: number, many: number): ChosenRun {
  const { RUN_AMOUNT, RUN_SEED } = process.env;
  return {
    amount: Number(RUN_AMOUNT ?? runs(few, many)),
    seed: Number(RUN_SEED ?? Math.trunc(Math.random() * 2 ** 31)),
  };
}
