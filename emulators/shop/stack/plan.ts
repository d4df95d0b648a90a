// The folder and the ports of each stack. No two stacks share any.
import type { Seed } from '@aloghor/functions/test/seed';
import { STACKS } from '../paths.ts';
import { Problem } from '../problem.ts';
import { freePorts, type Ports, SERVICES, shopPorts } from './ports.ts';

/** The configuration of a stack. */
export interface StackPlan {
  /** Its folder; two concurrent stacks need two. */
  folder: string;
  ports: Ports;
  /** Whether the next stack in this folder starts with the data of this one. */
  keepsData: boolean;
  /** The seed data of an empty database. */
  seed: Seed;
  /** Whether Hosting serves the built pages; without them it only answers for the API. */
  hasPages: boolean;
  /** Whether calls without a client address count as one client, with its limits, or are unlimited. */
  unknownClients: 'limited' | 'unlimited';
  /** What the function is told of notifications. */
  notifications: LocalNotifications;
  /** Whether it is closed within minutes. */
  isBrief?: boolean;
  /** The port of another server for the pages, which must be free as well. */
  pagesPort?: number;
}

export const SHOP_FOLDER = `${STACKS}/start`;
export const EMPTY_FOLDER = `${STACKS}/empty`;
export const TEST_FOLDERS = `${STACKS}/test`;

/**
 * The shop on its fixed ports, with the data of last time. With `--empty` it is another one, which began with nothing to
 * sell.
 */
export function shopPlan(args: string[] = []): StackPlan {
  const unknown = args.filter((arg) => arg !== '--empty');
  if (unknown.length > 0) throw new Problem(`Unknown: ${unknown.join(', ')}. A shop without products is --empty.`);
  const isEmpty = args.includes('--empty');
  return {
    folder: isEmpty ? EMPTY_FOLDER : SHOP_FOLDER,
    ports: shopPorts(),
    keepsData: true,
    seed: isEmpty ? 'people' : 'shop-with-orders',
    hasPages: true,
    unknownClients: 'limited',
    notifications: localNotifications(),
  };
}

/** What this run of tests keeps. */
export const RUN_FOLDER = `${TEST_FOLDERS}/${process.pid}`;

/** A shop for this run alone, beside whatever else is running; it starts empty. Tests call it as many people. */
export async function testPlan(folder = RUN_FOLDER, isBrief = false): Promise<StackPlan> {
  return {
    folder,
    ports: await freePorts(SERVICES),
    keepsData: false,
    seed: 'shop',
    hasPages: true,
    unknownClients: 'unlimited',
    notifications: NO_NOTIFICATIONS,
    isBrief,
  };
}

/** Settings of the function, by name. */
export type LocalNotifications = Record<'NOTICES' | 'NOTICES_TO', string>;

const NO_NOTIFICATIONS: LocalNotifications = { NOTICES: '', NOTICES_TO: '' };

/** Off, as in the cloud, unless the terminal that starts the shop says otherwise. */
export function localNotifications({ NOTICES, NOTICES_TO }: NodeJS.ProcessEnv = process.env): LocalNotifications {
  return NOTICES ? { NOTICES, NOTICES_TO: NOTICES_TO || 'shop@aloghor.example' } : NO_NOTIFICATIONS;
}
