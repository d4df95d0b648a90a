// `npm run mutate`: shows which changes of the code the tests would not notice.

import { inWords } from '../checks/lanes/tally.ts';
import { MODULES } from '../lab/mutation/modules.ts';
import { runMutation } from '../lab/mutation/run-mutation.ts';
import { runCommand } from '../shop/command.ts';
import { STACKS } from '../shop/paths.ts';
import { Problem } from '../shop/problem.ts';
import { Processes } from '../shop/processes/processes.ts';
import { say } from '../shop/progress.ts';
import { unlessStopped } from '../shop/stop-signal.ts';

/** Mutates all modules of the list, or those whose path holds one of the arguments: `npm run mutate -- paging/`. */
await runCommand({
  run: async (stop, args) => {
    const modules = MODULES.filter((module) => args.length === 0 || args.some((part) => module.includes(part)));
    if (modules.length === 0) throw new Problem('No such module: emulators/lab/mutation/modules.ts lists them.');
    const processes = new Processes(`${STACKS}/mutation/${process.pid}`);
    try {
      const tally = await unlessStopped(stop, runMutation(processes, modules));
      for (const failure of tally.failures) say(`✗ ${failure}`);
      say(inWords(tally));
      return tally.failures.length === 0 ? 0 : 1;
    } finally {
      await processes.endAll();
    }
  },
});
