// Nothing is left behind, and no data is lost, however the work beside the shop ends.
import type { Server } from 'node:http';
import type { StackEnvironment } from '@aloghor/functions/testing/environment';
import { closeImageHost } from '../image-host.ts';
import { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';
import { unlessStopped } from '../stop-signal.ts';
import { claim } from './claim.ts';
import type { Hub } from './hub.ts';
import { openStack } from './open.ts';
import type { StackPlan } from './plan.ts';
import { keepSaving } from './saves.ts';
import { type StackFolder, stackFolder } from './stack-folder.ts';
import { unexpectedEnd } from './suite.ts';

export interface Stack {
  env: StackEnvironment;
  folder: StackFolder;
  hub: Hub;
  /** For what runs beside the suite; it ends with it. */
  processes: Processes;
}

/** Runs `use` beside an open, seeded shop. However this settles, nothing of the stack is left then. */
export async function withStack<Result>(
  plan: StackPlan,
  stop: AbortSignal,
  use: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const folder = stackFolder(plan.folder);
  const imageHost = await claim(plan, folder);
  const processes = new Processes(plan.folder);
  const over = new AbortController();
  let saveLast: (() => Promise<void>) | undefined;
  try {
    const opening = openStack(plan, folder, processes, AbortSignal.any([stop, over.signal]));
    const { env, hub, suite } = await unlessStopped(stop, opening);
    if (plan.keepsData) {
      const finish = keepSaving(hub, folder.saves);
      saveLast = async () => (suite.isRunning() ? finish() : undefined);
    }
    const result = use({ env, folder, hub, processes });
    return await unlessStopped(stop, Promise.race([result, unexpectedEnd(suite, folder)]));
  } finally {
    over.abort();
    const shutAll = () => shut(processes, imageHost, saveLast);
    await (processes.haveStarted ? step(saveLast ? 'Saving and stopping' : 'Stopping', shutAll) : shutAll());
  }
}

async function shut(processes: Processes, imageHost: Server, saveLast?: () => Promise<void>): Promise<void> {
  processes.close();
  try {
    await saveLast?.();
  } finally {
    await processes.endAll();
    await closeImageHost(imageHost);
  }
}
