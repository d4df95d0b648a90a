import { fileURLToPath } from 'node:url';
import type { Stack } from '../stack/stack.ts';
import { withFunction } from './measured-processes.ts';
import { percentile } from './median.ts';
import type { Cell, Table, Target } from './table.ts';

const COUNTED = fileURLToPath(new URL('counted-function.ts', import.meta.url));
const LIMIT_MS = 10;
const PAGES = 500;

/** A just-in-time compiler needs some hundred calls before it is done. */
const WARM_UP_PAGES = 300;

interface RenderingFigures {
  products: number;
  /** Milliseconds, from the request to the whole answer. */
  p50: number;
  p95: number;
  /** Of Firestore, for all pages together. */
  reads: number;
}

/** Product pages, one after the other, from a function that holds the catalogue. */
export function measureRendering(stack: Stack, products: number): Promise<RenderingFigures[]> {
  const env = { BUNDLE: stack.folder.bundle };
  return withFunction(stack, { source: COUNTED, target: 'api', env }, async ({ address }) => {
    const addresses = productAddresses(await ask(`${address}/sitemap.xml`)).map((path) => `${address}${path}`);
    await timesOf(addresses, WARM_UP_PAGES);
    const before = Number(await ask(`${address}/reads`));
    const times = await timesOf(addresses, PAGES);
    const reads = Number(await ask(`${address}/reads`)) - before;
    return [{ products, p50: percentile(times, 50), p95: percentile(times, 95), reads }];
  });
}

export function renderingTargets(measured: RenderingFigures[]): Target[] {
  return measured.flatMap(({ products, p50, reads }) => {
    const what = `rendering a product page, among ${products.toLocaleString('en')}`;
    return [
      { what: `${what}: p50`, unit: 'ms', value: p50, atMost: LIMIT_MS },
      { what: `${what}: Firestore reads`, unit: '', value: reads, atMost: 0 },
    ];
  });
}

export function renderingTable(measured: RenderingFigures[]): Table {
  return {
    title: 'Rendering a product page, warm',
    columns: ['products', 'p50 ms', 'p95 ms', 'Firestore reads'],
    rows: measured.map(({ products, p50, p95, reads }): Cell[] => [products, p50, p95, reads]),
    notes: [
      `From the request to the whole answer, uncompressed: ${PAGES} calls one after the other to a process of the Functions Framework with the built bundle; the reads are those of all calls.`,
    ],
  };
}

/** The paths of the products' pages, each once, in whatever language. Alternates of a page are none of their own. */
export function productAddresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/<]+)?([^<]*\/shop\/category\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
}

async function timesOf(addresses: string[], calls: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < calls) {
    const since = performance.now();
    await ask(String(addresses[times.length % addresses.length]));
    times.push(performance.now() - since);
  }
  return times;
}

/** As Hosting asks, which names the host that it was asked for. */
async function ask(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'x-forwarded-host': 'shop.example' } });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return answer.text();
}
