import { runChecks } from '../checks/run-checks.ts';
import { runCommand } from '../command.ts';
import { STACKS } from '../paths.ts';
import { Processes } from '../processes/processes.ts';
import { unlessStopped } from '../stop-signal.ts';

/** Format, lint and types of the whole repository; no tests. */
await runCommand({
  run: async (stop) => {
    const processes = new Processes(`${STACKS}/check/${process.pid}`);
    try {
      const { failed } = await unlessStopped(stop, runChecks(processes));
      return failed === 0 ? 0 : 1;
    } finally {
      await processes.endAll();
    }
  },
});
