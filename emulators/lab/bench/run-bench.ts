import { resetToSeed } from '@aloghor/functions/test/seed';
import { seedMany } from '../../data/generated/seed-many.ts';
import { step } from '../../shop/progress.ts';
import type { Stack } from '../../shop/stack/stack.ts';
import { measureLoads } from './api-load.ts';
import { openBrowser } from './browser.ts';
import { measureCalls } from './calls.ts';
import { measureCosts } from './costs.ts';
import { measureDesk } from './desk.ts';
import { medianOf } from './figures.ts';
import { withFunction } from './measured-processes.ts';
import { measureMoves } from './moves.ts';
import { measurePacking } from './packing.ts';
import { measureScale } from './scale.ts';
import { measureSearch } from './search-speed.ts';
import { type Table, targetTable } from './table.ts';
import { measureTouch } from './touch.ts';
import { measureVisits, visitTables, visitTargets } from './visits.ts';

export const PARTS = [
  'visits',
  'touch',
  'moves',
  'packing',
  'calls',
  'desk',
  'api',
  'search',
  'costs',
  'cold-start',
  'scale',
] as const;
export type Part = (typeof PARTS)[number];

/** The amounts of seed data for measuring the function; pages are measured with the seed. */
const BIG = { products: 10_000, orders: 5_000 };
/** For the pages of the staff. */
const AT_WORK = { products: 5_000, orders: 5_000 };

/**
 * Measures the named parts and returns their tables; `chrome` is where the browser is. Orders are placed before any page
 * is opened: on each order written the Firestore emulator runs the query of every live page again, even of closed ones.
 */
export async function runBench(parts: Set<Part>, stack: Stack, chrome: string): Promise<Table[]> {
  const browser = await openBrowser(chrome);
  const measure = async <Found>(part: Part, work: () => Promise<Found[]>) =>
    parts.has(part) ? step(`Measuring ${part}`, work) : [];
  try {
    if (parts.has('api') || parts.has('costs') || parts.has('cold-start'))
      await step(`Growing to ${BIG.products} products`, () => seedMany(BIG));
    const loads = await measure('api', async () => [await measureLoads(stack)]);
    const ofFunction = [
      ...loads.map(({ table }) => table),
      ...(await measure('costs', async () => [await measureCosts(stack, browser, BIG.products)])),
      ...(await measure('cold-start', async () => [await measureColdStarts(stack)])),
    ];
    const scale = await measure('scale', async () => [await measureScale(stack)]);
    const search = await measure('search', async () => measureSearch(BIG.products));
    await step('Emptying the shop again', resetToSeed);
    const visits = await measure('visits', () => measureVisits(stack, chrome));
    const touch = await measure('touch', () => measureTouch(stack, browser));
    const moves = await measure('moves', () => measureMoves(stack, browser));
    const packing = await measure('packing', () => measurePacking(stack, browser)); // places orders, so after all pages
    const calls = await measure('calls', () => measureCalls(stack, browser));
    const desk = await measure('desk', async () => {
      await resetToSeed();
      await seedMany(AT_WORK);
      return [await measureDesk(stack, browser)];
    });
    const targets = targetTable([
      ...visitTargets(visits),
      ...loads.flatMap((one) => one.targets),
      ...touch,
      ...moves,
      ...packing,
      ...calls,
      ...desk.flatMap((one) => one.targets),
      ...search,
      ...scale.flatMap((one) => one.targets),
    ]);
    const tables = [...visitTables(visits), ...ofFunction, ...[...scale, ...desk].map(({ table }) => table)];
    return [targets, ...tables].filter(({ rows }) => rows.length > 0);
  } finally {
    await browser.close();
  }
}

const FIRST_CALLS = ['/health', '/products?limit=24'];

async function measureColdStarts(stack: Stack): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const path of FIRST_CALLS) {
    const ms = await medianOf(3, () => withFunction(stack, path, async (_address, startMs) => startMs));
    rows.push([`GET ${path}`, ms]);
  }
  return {
    title: 'Cold start',
    columns: ['first call', 'process start to answer, ms'],
    rows,
    notes: ['A fresh process of the Functions Framework with the built bundle.'],
  };
}
