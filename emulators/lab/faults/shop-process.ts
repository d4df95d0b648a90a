import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serve-shop.ts', import.meta.url));

/**
 * The shop in a process of its own, as one instance runs in the cloud, on the database at this address (`host:port`). The
 * Functions emulator would give its processes the database's own address.
 */
export async function openShopProcess(database: string) {
  const port = await freePort();
  let running = await start();

  async function start(): Promise<ChildProcess> {
    const child = fork(PROGRAM, [String(port)], {
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: database },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  const isRunning = () => running.exitCode === null && running.signalCode === null;

  async function kill(): Promise<void> {
    if (!isRunning()) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }

  return {
    /** A connection of its own for each call, so that none is left afterwards. */
    call: (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, { ...init, headers: { ...init?.headers, connection: 'close' } }),
    isRunning,
    /** How many sockets it has open, to its clients and to the database. */
    sockets: async (): Promise<number> => {
      running.send('sockets');
      const [count] = await once(running, 'message');
      return count;
    },
    /** Ends it without a chance to finish anything. */
    kill,
    /** Kills it, and starts it anew at the same address. */
    restart: async () => {
      await kill();
      running = await start();
    },
  };
}

export type ShopProcess = Awaited<ReturnType<typeof openShopProcess>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // an address with a port, as it listens on one
  server.close();
  return port;
}
