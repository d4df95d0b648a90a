import { rmSync } from 'node:fs';
import { runCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { testPlan } from '../stack/plan.ts';
import { withStack } from '../stack/stack.ts';
import { removeOldRuns } from '../tests/old-runs.ts';

/** Runs one command beside a stack of its own, as in `npm run exec -- vitest --project api`. */
await runCommand({
  run: async (stop, [program, ...args]) => {
    if (!program) throw new Problem('Say what to run, as in: npm run exec -- vitest --project api');
    await removeOldRuns();
    const plan = await testPlan(true);
    const { code } = await withStack(
      plan,
      stop,
      ({ processes, env }) => processes.start(program, args, { env, writesTo: 'terminal' }).ended,
    );
    rmSync(plan.folder, { recursive: true });
    return code;
  },
});
