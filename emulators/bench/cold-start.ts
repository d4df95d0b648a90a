import { pathToFileURL } from 'node:url';
import type { Stack } from '../stack/stack.ts';
import { shopFunction, withFunction } from './function-process.ts';
import { medianRun } from './median.ts';
import type { Cell, Table } from './table.ts';

const FIRST_CALLS = ['/health', '/products?limit=24'];

/** Rows for the table: what a call waits for that needs a new instance. */
export async function measureColdStarts(stack: Stack, products: number): Promise<Cell[][]> {
  const { modules } = await medianRun(async () => ({ modules: await loadingMs(stack) }));
  const rows: Cell[][] = [];
  for (const path of FIRST_CALLS) {
    const { listening, answered } = await medianRun(() => firstAnswer(stack, path));
    rows.push([`GET ${path}`, products, answered, listening - modules, modules, answered - listening].map(wholeMs));
  }
  return rows;
}

export function coldStartTable(rows: Cell[][]): Table {
  return {
    title: 'Cold start, ms',
    columns: ['first call', 'products', 'process start to answer', 'Node and framework', 'our modules', 'first answer'],
    rows,
    notes: ['A fresh process of the Functions Framework with the built bundle; the last three add up to the first.'],
  };
}

function wholeMs(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.round(cell) : cell;
}

function firstAnswer(stack: Stack, path: string) {
  return withFunction(stack, shopFunction(stack), async ({ address, since }) => {
    const listening = performance.now() - since;
    const answer = await fetch(`${address}${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return { listening, answered: performance.now() - since };
  });
}

/** How long a fresh process needs to load the bundle with all it imports. */
async function loadingMs({ processes, folder, env }: Stack): Promise<number> {
  const bundle = pathToFileURL(folder.bundle);
  const script = `const since = performance.now(); await import('${bundle}'); process.stdout.write(String(performance.now() - since)); process.exit()`;
  const { output } = await processes.run('node', ['--input-type=module', '--eval', script], { env });
  return Number(output);
}
