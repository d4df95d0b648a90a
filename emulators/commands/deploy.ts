// `npm run deploy`: examines the shop, then lets the Firebase CLI build and publish it.
import { parseArgs } from 'node:util';
import { chooseProject, deployOrder } from '../checks/deployment/choose-project.ts';
import { examineDeployed, examineThisShop } from '../checks/deployment/examine-this-shop.ts';
import { writeFunctionLockfile } from '../checks/deployment/function-lockfile.ts';
import { runCommand } from '../shop/command.ts';
import { ROOT, STACKS } from '../shop/paths.ts';
import { Processes } from '../shop/processes/processes.ts';
import { FIREBASE_CLI } from '../shop/processes/programs.ts';
import { unlessStopped } from '../shop/stop-signal.ts';

/** `npm run deploy`, `npm run deploy -- staging`, or `npm run deploy -- staging --preview <name>`. */
await runCommand({
  run: async (stop, args) => {
    const options = { preview: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const project = chooseProject(ROOT, positionals[0]);
    await unlessStopped(stop, examineThisShop(project));
    const processes = new Processes(`${STACKS}/deploy-${process.pid}`);
    try {
      await unlessStopped(stop, writeFunctionLockfile(processes, `${ROOT}functions`));
      const order = [FIREBASE_CLI, ...deployOrder(String(project), values.preview)];
      const { code } = await unlessStopped(stop, processes.run('node', order, { writesTo: 'terminal' }));
      const isClosed = await unlessStopped(stop, examineDeployed(String(project)));
      return isClosed ? 1 : code;
    } finally {
      await processes.endAll();
    }
  },
});
