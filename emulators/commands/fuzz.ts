// The tests count: one of them is worth running for as long as one likes.
import { runCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { withTestStack } from '../tests/test-stack.ts';

const FUZZ_TEST = 'functions/src/http/fuzz.random.api.test.ts';

/** Sends so many generated inputs to the API: `npm run fuzz -- 100000`. A second number is the seed of a run to repeat. */
await runCommand({
  run: async (stop, [inputs = '10000', seed]) => {
    if (![inputs, seed ?? '0'].every((text) => /^\d+$/.test(text))) {
      throw new Problem('Say how many inputs, and from which seed if you repeat a run: npm run fuzz -- 100000 42');
    }
    const { code } = await withTestStack(stop, ({ processes, env }) => {
      const fuzz = { ...env, FUZZ_INPUTS: inputs, ...(seed && { FUZZ_SEED: seed }) };
      return processes.start('vitest', ['run', '--project', 'api', FUZZ_TEST], { env: fuzz, writesTo: 'terminal' })
        .ended;
    });
    return code;
  },
});
