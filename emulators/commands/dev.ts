// `npm run dev`: opens the shop with hot reload.
import { runCommand } from '../shop/command.ts';
import { HOST } from '../shop/local-server.ts';
import { ROOT } from '../shop/paths.ts';
import { Problem } from '../shop/problem.ts';
import { untilItAnswers } from '../shop/stack/answers.ts';
import { watchApi } from '../shop/stack/builds.ts';
import { shopPlan } from '../shop/stack/plan.ts';
import { addressOf } from '../shop/stack/ports.ts';
import { reloadOnChange } from '../shop/stack/reload-on-change.ts';
import { type Stack, withStack } from '../shop/stack/stack.ts';
import { keepAskingCouriers, keepSendingNotifications, sayOpen } from '../shop/stack/while-open.ts';

const PAGES_PORT = 5173;
const PAGES_ADDRESS = addressOf(PAGES_PORT);

/** The shop with Vite in front: pages, API and rules follow every change. */
await runCommand({
  run: (stop, args) =>
    withStack({ ...shopPlan(args), hasPages: false, pagesPort: PAGES_PORT }, stop, (stack) => develop(stack, stop)),
  whenStopped: 0,
});

async function develop(stack: Stack, stop: AbortSignal): Promise<never> {
  const api = watchApi(stack.processes, stack.folder);
  const pages = servePages(stack);
  reloadOnChange(stack);
  keepSendingNotifications(stack);
  keepAskingCouriers(stack);
  await untilItAnswers(PAGES_ADDRESS, stop);
  sayOpen(PAGES_ADDRESS, stack);
  await Promise.race([api.ended, pages.ended]);
  throw new Problem('A watcher has ended; what it said is above.');
}

function servePages({ processes, env }: Stack) {
  const at = ['--mode', 'emulators', '--host', HOST, '--port', String(PAGES_PORT), '--strictPort'];
  // Vite's output at the start is hidden; later output is shown.
  return processes.start('vite', [...at, '--logLevel', 'warn'], { cwd: `${ROOT}web`, env, writesTo: 'screen' });
}
