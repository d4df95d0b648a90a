import type autocannon from 'autocannon';
import { benchPackage } from './packages.ts';

export interface Load {
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

export const CONNECTIONS = 10;
const SECONDS = 2;
const TIMEOUT_SECONDS = 30;

/** Puts a load on a server; `tokens` has one for each connection. */
export async function putLoad(address: string, load: Load, tokens: string[]): Promise<LoadFigures> {
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
