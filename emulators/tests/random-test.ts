// The tests count: one of the random ones is worth running for as long as one likes.
import { runCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { withTestStack } from './test-stack.ts';

interface RandomTest {
  file: string;
  /** How much it tries when nobody says how much. */
  amount: string;
  /** The sentence for who says it wrong. */
  usage: string;
}

/** Runs a random test with an amount and, to repeat a run, the seed that it printed: `npm run fuzz -- 100000 42`. */
export function runRandomTest({ file, amount, usage }: RandomTest): Promise<never> {
  return runCommand({
    run: async (stop, [wanted = amount, seed]) => {
      if (![wanted, seed ?? '0'].every((text) => /^\d+$/.test(text))) throw new Problem(usage);
      const { code } = await withTestStack(stop, ({ processes, env }) => {
        const chosen = { ...env, RUN_AMOUNT: wanted, ...(seed && { RUN_SEED: seed }) };
        return processes.run('vitest', ['run', '--project=api', '--project=rules', file], {
          env: chosen,
          writesTo: 'terminal',
        });
      });
      return code;
    },
  });
}
