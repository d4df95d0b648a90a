import { newCustomer } from '@aloghor/functions/test/people';
import type autocannon from 'autocannon';
import type { Stack } from '../../shop/stack/stack.ts';
import { ORDER, PRODUCT } from './costs.ts';
import { medianRun } from './figures.ts';
import { withFunction } from './measured-processes.ts';
import { benchPackage } from './packages.ts';
import type { Cell, Table, Target } from './table.ts';

interface Load {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Each connection uses another customer's token. */
  isCustomers?: boolean;
  /** So many a second are wanted of a page. */
  atLeast?: number;
}

/** Pages that are kept rendered, on one core. */
const PAGES_A_SECOND = 400;

const LOADS: Load[] = [
  { method: 'GET', path: '/products?limit=24' },
  { method: 'GET', path: `/item/${PRODUCT}` },
  { method: 'GET', path: `/shop/category/${PRODUCT}`, atLeast: PAGES_A_SECOND },
  { method: 'GET', path: '/shop?room=bedroom', atLeast: PAGES_A_SECOND },
  { method: 'POST', path: '/carts', body: { productId: PRODUCT, quantity: 1 }, isCustomers: true },
  { method: 'POST', path: '/orders', body: ORDER },
];

const LOADING_THE_CATALOGUE = '/products?limit=1';

const CONNECTIONS = 10;
const SECONDS = 4;
const TIMEOUT_SECONDS = 30;

/** The shop's function under load, call by call; pages beside their target. */
export async function measureLoads(stack: Stack): Promise<{ table: Table; targets: Target[] }> {
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, async () => (await newCustomer()).token));
  const rows: Cell[][] = [];
  const targets: Target[] = [];
  await withFunction(stack, LOADING_THE_CATALOGUE, async (address) => {
    for (const load of LOADS) {
      const { perSecond, p50, p99 } = await medianRun(() => putLoad(address, load, tokens));
      const call = `${load.method} ${load.path.replace(PRODUCT, '{id}')}`;
      rows.push([call, perSecond, p50, p99]);
      const { atLeast } = load;
      if (atLeast !== undefined) targets.push({ what: `${call}: a second`, unit: '', value: perSecond, atLeast });
    }
  });
  const table = {
    title: 'Calls under load',
    columns: ['call', 'a second', 'p50 ms', 'p99 ms'],
    rows,
    notes: [`One process of the Functions Framework on the Firestore emulator, ${CONNECTIONS} connections.`],
  };
  return { table, targets };
}

/** Puts a load on a server for some seconds; `tokens` has one for each connection. Latencies are in milliseconds. */
async function putLoad(address: string, { method, path, body, isCustomers }: Load, tokens: string[]) {
  const run = benchPackage<typeof autocannon>('autocannon');
  const customers = tokens.values();
  // Pages are requested by Hosting, which forwards the host name.
  const fromHosting = path.startsWith('/shop') && { 'x-forwarded-host': 'shop.example' };
  const headers = { 'content-type': 'application/json', ...fromHosting };
  const { requests, duration, latency, non2xx, errors } = await run({
    url: `${address}${path}`,
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: TIMEOUT_SECONDS,
    setupClient: (client) => {
      if (isCustomers) client.setHeaders({ ...headers, authorization: `Bearer ${customers.next().value}` });
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests.total} calls failed: ${method} ${path}`);
  if (requests.total === 0) throw new Error(`No call was answered in time: ${method} ${path}`);
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}
