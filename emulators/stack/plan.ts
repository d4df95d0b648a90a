// Stacks do not meet: each has its own folder and ports.
import { STACKS } from '../paths.ts';
import { freeStackPorts, type Ports, shopPorts } from './ports.ts';

/** A function that runs beside the shop's, as `name`, at `/name` of Hosting. */
export interface FurtherFunction {
  name: string;
  region: string;
  /** The module that exports it, and the values that it finds in its environment. */
  source: string;
  env: Record<string, string>;
}

/** The configuration of a stack. */
export interface StackPlan {
  /** Its folder; two concurrent stacks need two. */
  folder: string;
  ports: Ports;
  /** Whether the next stack in this folder starts with the data of this one. */
  keepsData: boolean;
  /** Whether Hosting serves the built pages; without them it only answers for the API. */
  hasPages: boolean;
  /** Whether those whose calls do not say from where they come are one client, who may use so much and no more. */
  unknownClients: 'limited' | 'unlimited';
  /** Whether it is closed within minutes. */
  isBrief?: boolean;
  /** The port of another server for the pages, which must be free as well. */
  pagesPort?: number;
  further?: FurtherFunction;
}

export const SHOP_FOLDER = `${STACKS}/start`;
export const TEST_FOLDERS = `${STACKS}/test`;

/** The shop on its fixed ports, with the data of last time. */
export function shopPlan(): StackPlan {
  return { folder: SHOP_FOLDER, ports: shopPorts(), keepsData: true, hasPages: true, unknownClients: 'limited' };
}

/** What this run of tests keeps. */
export const RUN_FOLDER = `${TEST_FOLDERS}/${process.pid}`;

/** A shop for this run alone, beside whatever else is running; it starts empty. Tests call it as many people. */
export async function testPlan(hasPages: boolean, folder = RUN_FOLDER): Promise<StackPlan> {
  return { folder, ports: await freeStackPorts(), keepsData: false, hasPages, unknownClients: 'unlimited' };
}
