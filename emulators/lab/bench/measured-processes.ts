import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import { HOST } from '../../shop/local-server.ts';
import { untilItAnswers } from '../../shop/stack/answers.ts';
import { addressOf, freePorts } from '../../shop/stack/ports.ts';
import type { Stack } from '../../shop/stack/stack.ts';
import { benchPackage, benchProgram } from './packages.ts';

/** The Functions Framework, which runs functions in the cloud. */
const FRAMEWORK = benchProgram('@google-cloud/functions-framework/build/src/main.js');

const OPENING_LIMIT_MS = 30_000;

/**
 * Runs the shop's own bundle, as the stack has built it, like one instance in the cloud: all calls in one process, on
 * the stack's database. `use` gets the milliseconds from its start to the answer to its first call.
 */
export async function withFunction<Result>(
  stack: Stack,
  firstCall: string,
  use: (address: string, startMs: number) => Promise<Result>,
): Promise<Result> {
  const { function: port } = await freePorts(['function']);
  const args = [`--source=${stack.folder.functions}`, '--target=api', '--signature-type=http', `--port=${port}`];
  const since = performance.now();
  return withProcess(stack, [FRAMEWORK, ...args], async () => {
    await untilItAnswers(`${addressOf(port)}${firstCall}`, AbortSignal.timeout(OPENING_LIMIT_MS), 200);
    return use(addressOf(port), performance.now() - since);
  });
}

const PROCESS = fileURLToPath(new URL('shop-process.ts', import.meta.url));

export type Costs = Record<'reads' | 'writes', number>;

/** What a process holds, in bytes, and how long it has computed. */
type Usage = Record<'memory' | 'cpuMs', number>;

/** A separate shop process for a measurement, with cold caches. */
export interface MeasuredShop {
  /** Of a front that speaks HTTP/2 with TLS, as Hosting does in the cloud. */
  address: string;
  /** The reads and writes since the last call. */
  takeCosts: () => Promise<Costs>;
  /** The same without the front, over HTTP/1. */
  target: string;
  usage: () => Promise<Usage>;
}

export async function withShop<Result>(stack: Stack, use: (shop: MeasuredShop) => Promise<Result>): Promise<Result> {
  const { shop: port } = await freePorts(['shop']);
  const target = addressOf(port);
  // As the process counts them.
  const takeCosts = async () => (await (await fetch(`${target}/costs`)).json()) as Costs;
  const usage = async () => (await (await fetch(`${target}/process`)).json()) as Usage;
  return withProcess(stack, [PROCESS, String(port), stack.folder.pages], async () => {
    await untilItAnswers(`${target}/costs`, AbortSignal.timeout(OPENING_LIMIT_MS));
    return withFront(target, (address) => use({ address, takeCosts, target, usage }));
  });
}

/** Runs a program of `node` beside the stack, as a server in the cloud would run, until `use` is done. */
async function withProcess<Result>(
  { processes, env, folder }: Stack,
  args: string[],
  use: () => Promise<Result>,
): Promise<Result> {
  const running = processes.start('node', args, {
    env: { ...env, IMAGE_HOST_KEY: 'any' },
    writesTo: { file: `${folder.path}/measured.log` },
  });
  try {
    return await use();
  } finally {
    running.askToEnd();
    await running.ended;
  }
}

interface Selfsigned {
  generate: (attributes: object[], options: object) => Promise<{ private: string; cert: string }>;
}

interface Front {
  on: (event: 'error', act: (error: Error, request: unknown, response?: { destroy: () => void }) => void) => void;
  listen: (port: number, host: string) => void;
  close: () => void;
}

interface Httpxy {
  createProxyServer: (options: object) => Front;
}

async function withFront<Result>(target: string, use: (address: string) => Promise<Result>): Promise<Result> {
  const { generate } = benchPackage<Selfsigned>('selfsigned');
  const { createProxyServer } = benchPackage<Httpxy>('httpxy');
  const { front: port } = await freePorts(['front']);
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], { algorithm: 'sha256' });
  const agent = new Agent({ keepAlive: true }); // else each request would wait for a connection of its own
  const front = createProxyServer({ target, agent, http2: true, ssl: { key, cert } });
  // A measurement that throws leaves requests behind, which fail with the shop's process: only the caller of each is told.
  front.on('error', (_error, _request, response) => response?.destroy());
  front.listen(port, HOST);
  try {
    return await use(`https://${HOST}:${port}`);
  } finally {
    front.close();
    agent.destroy();
  }
}
