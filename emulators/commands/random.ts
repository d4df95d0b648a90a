// `npm run fuzz`, `simulate` and `load`: runs one of the random tests for as long as one likes.

import { withTestStack } from '../checks/lanes/test-stack.ts';
import { chosenParts, runCommand } from '../shop/command.ts';
import { Problem } from '../shop/problem.ts';

/** Each with its file or folder, and how much it tries when nobody says how much. */
const TESTS = {
  fuzz: { file: 'emulators/lab/fuzz/fuzz.random.api.test.ts', amount: '10000', of: 'inputs' },
  simulate: { file: 'emulators/lab/simulation/', amount: '200', of: 'histories' },
  load: { file: 'emulators/lab/load/load.random.stack.test.ts', amount: '500', of: 'buyers' },
};
const NAMES = ['fuzz', 'simulate', 'load'] as const;

/** Takes an amount and, to repeat a run, the seed that it printed: `npm run fuzz -- 100000 42`. */
await runCommand({
  run: async (stop, [test = '', ...args]) => {
    const [name = 'fuzz'] = chosenParts(NAMES, [test]);
    const { file, amount, of } = TESTS[name];
    const [wanted = amount, seed] = args;
    if (![wanted, seed ?? '0'].every((text) => /^\d+$/.test(text))) {
      throw new Problem(`Say how many ${of}, and from which seed if you repeat a run: npm run ${name} -- ${amount} 42`);
    }
    const { code } = await withTestStack(stop, ({ processes, env }) => {
      const chosen = { ...env, RUN_AMOUNT: wanted, ...(seed && { RUN_SEED: seed }) };
      const args = ['run', '--project=api', '--project=rules', file];
      return processes.run('vitest', args, { env: chosen, writesTo: 'terminal' });
    });
    return code;
  },
});
