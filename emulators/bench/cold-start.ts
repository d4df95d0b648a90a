import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stack } from '../stack/stack.ts';
import { withFunction } from './function-process.ts';
import { medianRun } from './median.ts';
import type { Cell, Table } from './table.ts';

const TIMED = fileURLToPath(new URL('timed-function.ts', import.meta.url));
const FIRST_CALLS = ['/health', '/products?limit=24'];

/** Rows for the table: the phases of a cold start. */
export async function measureColdStarts(stack: Stack, products: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const path of FIRST_CALLS) {
    const { total, node, modules, answer } = await medianRun(() => startAndAsk(stack, path));
    rows.push([`GET ${path}`, products, ...[total, node, modules, answer].map(Math.round)]);
  }
  return rows;
}

export function coldStartTable(rows: Cell[][]): Table {
  return {
    title: 'Cold start, ms',
    columns: ['first call', 'products', 'process start to answer', 'Node and framework', 'our modules', 'first answer'],
    rows,
    notes: [
      'A fresh process of the Functions Framework with the built bundle; the last three are what the first consists of.',
    ],
  };
}

function startAndAsk(stack: Stack, path: string) {
  const loadingMs = join(stack.folder.path, 'loading-ms');
  const env = { BUNDLE: stack.folder.bundle, LOADING_MS: loadingMs };
  return withFunction(stack, { source: TIMED, target: 'api', env }, async ({ address, since }) => {
    const listening = performance.now();
    const response = await fetch(`${address}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    const answered = performance.now();
    const modules = Number(readFileSync(loadingMs, 'utf8'));
    return { total: answered - since, node: listening - since - modules, modules, answer: answered - listening };
  });
}
