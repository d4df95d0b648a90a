// `npm run exec`: runs a command beside a stack of its own.

import { withTestStack } from '../checks/lanes/test-stack.ts';
import { runCommand } from '../shop/command.ts';
import { Problem } from '../shop/problem.ts';

/** Runs one command beside a stack of its own, as in `npm run exec -- vitest --project api`. */
await runCommand({
  run: async (stop, [program, ...args]) => {
    if (!program) throw new Problem('Say what to run, as in: npm run exec -- vitest --project api');
    const { code } = await withTestStack(stop, ({ processes, env }) =>
      processes.run(program, args, { env, writesTo: 'terminal' }),
    );
    return code;
  },
});
