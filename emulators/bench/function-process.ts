import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, freePorts, HOST } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { benchProgram } from './packages.ts';
import { withProcess } from './with-process.ts';

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
