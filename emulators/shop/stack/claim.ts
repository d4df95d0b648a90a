// One owner for each folder. Whatever a crashed run has left running is saved, then ended.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { openCourierHost } from '../couriers/courier-host.ts';
import { openImageHost } from '../image-host.ts';
import { closeServer } from '../local-server.ts';
import { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';
import { aCallTo, untilItAnswers } from './answers.ts';
import { hubAt } from './hub.ts';
import { calledShop } from './local-couriers.ts';
import type { StackPlan } from './plan.ts';
import { addressOf, assertFree } from './ports.ts';
import { save } from './saves.ts';
import type { StackFolder } from './stack-folder.ts';

const ANSWER_LIMIT_MS = 5_000;

/**
 * Makes sure that all ports are free, or names those that are not. The image host and the couriers' stand-in are opened in
 * this process, and returned: the port of the first serves as the lock of the folder, which even a crash releases.
 */
export async function claim({ ports, pagesPort, keepsData }: StackPlan, folder: StackFolder): Promise<Server[]> {
  const { imageHost: port, ...others } = ports;
  const needed = pagesPort === undefined ? others : { ...others, pages: pagesPort };
  const imageHost = await openImageHost(folder.pictures, port).catch(async (error) => {
    await assertFree({ ...needed, imageHost: port });
    throw error;
  });
  try {
    await endLeftovers(folder, keepsData);
    await assertFree(needed);
    return [imageHost, await openCourierHost(folder.couriers, ports.courierHost, calledShop(addressOf(ports.hosting)))];
  } catch (error) {
    await closeServer(imageHost);
    throw error;
  }
}

/** Saves the data of a crashed run in this folder, then ends its processes. */
export async function endLeftovers(folder: StackFolder, keepsData: boolean): Promise<void> {
  const leftovers = new Processes(folder.path);
  if (!(await leftovers.anyLeft())) return;
  await step('Saving and ending what a crash has left behind', async () => {
    if (keepsData) await saveLeftovers(folder);
    await leftovers.endAll();
  });
}

async function saveLeftovers(folder: StackFolder): Promise<void> {
  try {
    const { emulators } = JSON.parse(readFileSync(folder.config, 'utf8'));
    await untilItAnswers(aCallTo(emulators.hosting.port), AbortSignal.timeout(ANSWER_LIMIT_MS), 200);
    await save(hubAt(emulators.hub.port), folder.saves);
  } catch {
    // It was not open yet, or is partly down: the save from before the crash counts.
  }
}
