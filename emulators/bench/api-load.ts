import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newCustomer } from '@aloghor/functions/test/people';
import type autocannon from 'autocannon';
import type { Stack } from '../stack/stack.ts';
import { ORDER, PRODUCT } from './call-costs.ts';
import { shopFunction, withFunction } from './measured-processes.ts';
import { medianRun } from './median.ts';
import { benchPackage } from './packages.ts';
import { type Cell, short, type Table } from './table.ts';

const BARE = fileURLToPath(new URL('bare-function.ts', import.meta.url));

export const READING: Load[] = [
  { method: 'GET', path: '/products?limit=24' },
  { method: 'GET', path: '/products' },
  { method: 'GET', path: `/item/${PRODUCT}` },
];

/** For a big shop, where ten concurrent requests for whole lists would only queue. */
export const READING_MUCH: Load[] = READING.map((load) => (load.path === '/products' ? { ...load, calls: 5 } : load));

export const WRITING: Load[] = [
  { method: 'POST', path: '/carts', body: { productId: PRODUCT, quantity: 1 }, isCustomers: true },
  { method: 'POST', path: '/orders', body: ORDER },
];

/** Rows for the table: the shop's function under load, and a bare one that asks the database for the same. */
export async function measureLoads(stack: Stack, loads: Load[], products: number): Promise<Cell[][]> {
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, async () => (await newCustomer()).token));
  return withFunction(stack, shopFunction(stack), async (shop) => {
    const answers = join(stack.folder.path, 'bare-answers.json');
    writeFileSync(answers, JSON.stringify(await answersOf(shop.address, loads)));
    const bareFunction = { source: BARE, target: 'bare', env: { BARE_ANSWERS: answers } };
    return withFunction(stack, bareFunction, async (bare) => {
      const rows: Cell[][] = [];
      for (const load of loads) {
        const ours = await medianRun(() => putLoad(shop.address, load, tokens));
        const theirs = await medianRun(() => putLoad(bare.address, load, tokens));
        const latencies = [ours, theirs].map(({ p50, p99 }) => `${short(p50)} / ${short(p99)}`);
        const ratio = `${short(theirs.perSecond / ours.perSecond)}×`;
        const call = `${load.method} ${load.path.replace(PRODUCT, '{id}')}`;
        rows.push([call, products, ours.perSecond, theirs.perSecond, ratio, ...latencies]);
      }
      return rows;
    });
  });
}

export function loadTable(rows: Cell[][]): Table {
  return {
    title: 'API under load',
    columns: ['call', 'products', 'calls/s', 'bare calls/s', 'overhead', 'p50 / p99 ms', 'bare p50 / p99 ms'],
    rows,
    notes: [
      `One process of the Functions Framework on the Firestore emulator, ${CONNECTIONS} connections (one for the whole list of a big shop); bare: an Express handler that sends the same bytes, reads and writes the same documents, and checks nothing.`,
    ],
  };
}

/** The shop's response bodies to what only reads, by method and address. */
async function answersOf(address: string, loads: Load[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { method, path } of loads.filter((load) => load.method === 'GET')) {
    answers[`${method} ${path}`] = await (await fetch(`${address}${path}`)).text();
  }
  return answers;
}

interface Load {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Each connection uses another customer's token. */
  isCustomers?: boolean;
  /** This many sequential calls, instead of some seconds on several connections. */
  calls?: number;
}

/** Latencies are in milliseconds. */
type LoadFigures = Record<'perSecond' | 'p50' | 'p99', number>;

const CONNECTIONS = 10;
const SECONDS = 2;
const TIMEOUT_SECONDS = 30;

/** Puts a load on a server; `tokens` has one for each connection. */
async function putLoad(address: string, load: Load, tokens: string[]): Promise<LoadFigures> {
  const run = benchPackage<typeof autocannon>('autocannon');
  const { method, path, body, isCustomers, calls } = load;
  const customers = tokens.values();
  const headers = { 'content-type': 'application/json' };
  const { requests, duration, latency, non2xx, errors } = await run({
    url: `${address}${path}`,
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    connections: calls ? 1 : CONNECTIONS,
    ...(calls && { amount: calls }),
    duration: SECONDS,
    timeout: TIMEOUT_SECONDS,
    setupClient: (client) => {
      if (isCustomers) client.setHeaders({ ...headers, authorization: `Bearer ${customers.next().value}` });
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} calls failed: ${method} ${path}`);
  if (requests.total === 0) throw new Error(`No call was answered in time: ${method} ${path}`);
  // Few calls may take less than a second, to which autocannon rounds the duration up.
  const perSecond = calls ? 1_000 / latency.average : requests.total / duration;
  return { perSecond, p50: latency.p50, p99: latency.p99 };
}
