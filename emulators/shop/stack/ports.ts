// Ports that nobody else uses.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import getPort, { clearLockedPorts } from 'get-port';
import { HOST } from '../local-server.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

export function addressOf(port: number): string {
  return `http://${HOST}:${port}`;
}

/** Where the stand-ins of `npm start` listen; the emulators' ports are in firebase.json. */
const IMAGE_HOST_PORT = 5002;
const COURIER_HOST_PORT = 5003;

/** The services of a stack. */
export const SERVICES = ['hosting', 'functions', 'imageHost', 'courierHost', 'firestore', 'auth'] as const;
export type Ports = Record<(typeof SERVICES)[number], number>;

// Below the ephemeral port range, so that no outgoing connection takes one meanwhile.
const FIRST_FREE_PORT = 20_000;
const LAST_FREE_PORT = 32_000;

/** The addresses of the shop that `npm start` opens. */
export function shopPorts(): Ports {
  const { emulators } = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
  return {
    hosting: emulators.hosting.port,
    functions: emulators.functions.port,
    imageHost: IMAGE_HOST_PORT,
    courierHost: COURIER_HOST_PORT,
    firestore: emulators.firestore.port,
    auth: emulators.auth.port,
  };
}

/** A different free port for each name. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const ports: Partial<Record<Name, number>> = {};
  for (const name of names) ports[name] = await getPort({ port: somePorts() });
  return ports as Record<Name, number>; // one was found for each name
}

/** Random, because another stack may look for ports at the same moment. */
function somePorts(): number[] {
  return Array.from({ length: 50 }, () => randomInt(FIRST_FREE_PORT, LAST_FREE_PORT));
}

/** @throws {Problem} that names every port that is not free */
export async function assertFree(ports: Partial<Ports> & { pages?: number }): Promise<void> {
  const named = Object.entries(ports);
  const free = await Promise.all(named.map(([, port]) => isFree(port)));
  const taken = named.filter((_, index) => !free[index]).map(([name, port]) => `${port} (${name})`);
  if (taken.length === 0) return;
  const are = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new Problem(`${are} taken, perhaps by a shop that is already running: stop what is there, then try again.`);
}

/** Whether nothing listens there, on the loopback address or on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  clearLockedPorts(); // a port that was just handed out may be tested
  return (await getPort({ port })) === port;
}
