import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilItAnswers } from '../stack/answers.ts';
import { addressOf, freePorts, HOST } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { benchProgram } from './packages.ts';

/** The Functions Framework, which runs functions in the cloud. */
const FRAMEWORK = benchProgram('@google-cloud/functions-framework/build/src/main.js');

const OPENING_LIMIT_MS = 30_000;
const BETWEEN_TRIES_MS = 5;

interface FunctionProcess {
  address: string;
  /** When the process was started, as `performance.now()`. */
  since: number;
}

interface Source {
  /** A folder with a package, or a module. */
  source: string;
  target: string;
  env?: NodeJS.ProcessEnv;
}

/** The shop's own bundle, as the stack has built it. */
export function shopFunction({ folder }: Stack): Source {
  return { source: folder.functions, target: 'api' };
}

/** Runs a function like one instance in the cloud: all calls in one process, on the stack's database. */
export async function withFunction<Result>(
  stack: Stack,
  { source, target, env = {} }: Source,
  use: (running: FunctionProcess) => Promise<Result>,
): Promise<Result> {
  const { function: port } = await freePorts(['function']);
  const args = [`--source=${source}`, `--target=${target}`, '--signature-type=http', `--port=${port}`];
  const since = performance.now();
  return withProcess(stack, [FRAMEWORK, ...args], env, async () => {
    await untilItListens(port, AbortSignal.timeout(OPENING_LIMIT_MS));
    return use({ address: addressOf(port), since });
  });
}

async function untilItListens(port: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const socket = connect(port, HOST);
    try {
      await once(socket, 'connect', { signal });
      return;
    } catch {
      await pause(BETWEEN_TRIES_MS, undefined, { signal });
    } finally {
      socket.destroy();
    }
  }
}

const PROCESS = fileURLToPath(new URL('shop-process.ts', import.meta.url));

export interface Costs {
  reads: number;
  writes: number;
}

/** A separate shop process for a measurement, with cold caches. */
export interface MeasuredShop {
  address: string;
  /** The reads and writes since the last call. */
  takeCosts: () => Promise<Costs>;
}

export async function withShop<Result>(stack: Stack, use: (shop: MeasuredShop) => Promise<Result>): Promise<Result> {
  const { shop: port } = await freePorts(['shop']);
  const address = addressOf(port);
  // As the process counts them.
  const takeCosts = async () => (await (await fetch(`${address}/costs`)).json()) as Costs;
  return withProcess(stack, [PROCESS, String(port), stack.folder.pages], {}, async () => {
    await untilItAnswers(`${address}/costs`, AbortSignal.timeout(OPENING_LIMIT_MS));
    return use({ address, takeCosts });
  });
}

/** Runs a program of `node` beside the stack, as a server in the cloud would run, until `use` is done. */
async function withProcess<Result>(
  { processes, env, folder }: Stack,
  args: string[],
  more: NodeJS.ProcessEnv,
  use: () => Promise<Result>,
): Promise<Result> {
  const running = processes.start('node', args, {
    env: { ...env, IMAGE_HOST_KEY: 'any', ...more },
    writesTo: { file: `${folder.path}/measured.log` },
  });
  try {
    return await use();
  } finally {
    running.askToEnd();
    await running.ended;
  }
}
