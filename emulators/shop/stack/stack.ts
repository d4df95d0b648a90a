// However the work beside the shop ends, no process is left behind and no data is lost.

import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StackEnvironment } from '@aloghor/functions/test/environment';
import { closeServer } from '../local-server.ts';
import { databaseNeeds } from '../machine/database-needs.ts';
import { Problem } from '../problem.ts';
import { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';
import { unlessStopped } from '../stop-signal.ts';
import { aCallTo, untilItAnswers } from './answers.ts';
import { buildApi, buildPages } from './builds.ts';
import { claim } from './claim.ts';
import { environmentOf } from './environment.ts';
import { type Hub, hubAt } from './hub.ts';
import type { StackPlan } from './plan.ts';
import { addressOf } from './ports.ts';
import { keepSaving } from './saves.ts';
import { layOut, type StackFolder, stackFolder } from './stack-folder.ts';
import { moreIn, startSuite, unexpectedEnd } from './suite.ts';

export interface Stack {
  /** The environment with its addresses, for processes that run against it. */
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
  const standIns = await claim(plan, folder);
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
    await step(saveLast ? 'Saving and stopping' : 'Stopping', () => shut(processes, standIns, saveLast));
  }
}

async function shut(processes: Processes, standIns: Server[], saveLast?: () => Promise<void>): Promise<void> {
  processes.close();
  try {
    await saveLast?.();
  } finally {
    await processes.endAll();
    await Promise.all(standIns.map(closeServer));
  }
}

// Opens the whole shop, as one address with pages and API.

/** Without Java's second compiler, which pays only later: it would take half of the database's processor time. */
const QUICK_JAVA = { JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1' };

const OPENING_LIMIT_MS = 180_000;

/** Builds the shop, starts the suite and seeds an empty database. When it resolves, the shop answers. */
async function openStack(plan: StackPlan, folder: StackFolder, processes: Processes, signal: AbortSignal) {
  const [java, emulator] = await databaseNeeds(processes);
  const hub = hubAt(await layOut(folder, plan));
  const env = environmentOf(plan, folder);
  const startAndSeed = async () => {
    await step('Building the API', () => buildApi(processes, folder));
    const { METADATA_SERVER_DETECTION } = env;
    const suiteEnv = { ...emulator, METADATA_SERVER_DETECTION, ...(plan.isBrief && QUICK_JAVA) };
    const suite = startSuite(processes, folder, java, suiteEnv);
    const opened = seedAndOpen(plan, env, processes, signal);
    await Promise.race([opened, unexpectedEnd(suite, folder), tooLate(folder, signal)]);
    return suite;
  };
  const [suite] = await Promise.all([startAndSeed(), layOutPages(plan, folder, processes)]);
  return { env, hub, suite };
}

async function seedAndOpen(plan: StackPlan, env: StackEnvironment, processes: Processes, signal: AbortSignal) {
  // Hosting starts last: when it answers, Auth and Firestore are up, with the saved data. It answers this file itself;
  // a page would be rendered by the function, from a catalogue that does not exist yet.
  await step('Starting the emulators', () => untilItAnswers(`${env.SHOP_URL}/__/firebase/init.json`, signal));
  await step('Preparing the data', () => seed(processes, env, plan.seed));
  await step('Opening the shop', () => untilItAnswers(aCallTo(plan.ports.hosting), signal, 200));
}

/** In a process of its own: Google's libraries find their services by the environment, of which a process has one. */
async function seed(processes: Processes, env: StackEnvironment, what: StackPlan['seed']): Promise<void> {
  const { code, output } = await processes.run('node', ['functions/test/seed-if-empty.ts', what], { env });
  if (code !== 0) throw new Problem(`The data cannot be prepared:\n\n${output.trim()}`);
}

async function tooLate(folder: StackFolder, signal: AbortSignal): Promise<never> {
  await pause(OPENING_LIMIT_MS, undefined, { signal });
  throw new Problem(`The shop has not opened within ${OPENING_LIMIT_MS / 1000} seconds. ${moreIn(folder)}`);
}

async function layOutPages(plan: StackPlan, folder: StackFolder, processes: Processes): Promise<void> {
  if (plan.hasPages)
    await step('Building the pages', () => buildPages(processes, folder, addressOf(plan.ports.hosting)));
  // The pages read this when they load; without it they use the real services.
  const { auth, firestore } = plan.ports;
  const addresses = { auth: addressOf(auth), firestore: addressOf(firestore) };
  writeFileSync(join(folder.pages, 'emulators.json'), JSON.stringify(addresses));
}
