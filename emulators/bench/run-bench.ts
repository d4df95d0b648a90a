import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resetToSeed } from '@aloghor/functions/test/seed';
import type { Browser } from '@playwright/test';
import { step } from '../progress.ts';
import { type Amounts, seedMany } from '../seed/seed-many.ts';
import type { Stack } from '../stack/stack.ts';
import { adminTable, measureAdminPages } from './admin-pages.ts';
import { loadTable, measureLoads, READING, READING_MUCH, WRITING } from './api-load.ts';
import { openBrowser } from './browser.ts';
import { costTables, measureCosts } from './firestore-costs.ts';
import { firstTapTable, firstTapTargets, measureFirstTaps } from './first-taps.ts';
import { interactionTable, interactionTargets, measureInteractions } from './interactions.ts';
import { withFunction } from './measured-processes.ts';
import { medianRun } from './median.ts';
import { measureRendering, renderingTable, renderingTargets } from './rendering.ts';
import { measureScrolling, scrollingTable } from './scrolling.ts';
import type { Cell, Table } from './table.ts';
import { targetTable } from './table.ts';
import { measureVisits, visitTables, visitTargets } from './visits.ts';

export const PARTS = ['visits', 'touch', 'rendering', 'api', 'costs', 'scrolling', 'cold-start', 'admin'] as const;
export type Part = (typeof PARTS)[number];

/** Numbers of products to measure with; first visits are measured with the seed. */
const SIZES = { small: 60, middle: 1_000, big: 10_000 };
const ORDERS = 5_000;

interface Bench {
  /** The chosen parts. */
  parts: Set<Part>;
  stack: Stack;
  browser: Browser;
  /** Where the browser is. */
  chrome: string;
}

/** Measures the named parts while the shop grows, and returns their tables. */
export async function runBench(parts: Set<Part>, stack: Stack, chrome: string): Promise<Table[]> {
  const browser = await openBrowser(chrome);
  try {
    return await measureAll({ parts, stack, browser, chrome });
  } finally {
    await browser.close();
  }
}

async function measureAll(bench: Bench): Promise<Table[]> {
  const big = await measureBigShop(bench);
  await step('Emptying the shop again', resetToSeed);
  const visits = await measure(bench, 'visits', () => measureVisits(bench.stack, bench.chrome));
  const interactions = await measure(bench, 'touch', () => measureInteractions(bench.stack, bench.browser));
  const firstTaps = await measure(bench, 'touch', () => measureFirstTaps(bench.stack, bench.browser));
  const small = await measureGrowingShop(bench);
  const renderings = [...small.renderings, ...big.renderings];

  return [
    targetTable([
      ...visitTargets(visits),
      ...firstTapTargets(firstTaps),
      ...interactionTargets(interactions),
      ...renderingTargets(renderings),
    ]),
    ...visitTables(visits),
    firstTapTable(firstTaps),
    interactionTable(interactions),
    renderingTable(renderings),
    loadTable(big.loads),
    ...costTables([...small.costs, ...big.costs]),
    scrollingTable(big.scrolling),
    coldStartTable([...small.starts, ...big.starts]),
    adminTable(big.admin),
  ].filter(({ rows }) => rows.length > 0);
}

/**
 * The API is measured before any page is opened: on each order written the Firestore emulator re-runs the query of every
 * live page, even of closed ones. After one admin's page an order takes 0.2 s and more instead of 0.01 s, among 5,000
 * others.
 */
async function measureBigShop(bench: Bench) {
  const { stack, browser } = bench;
  await grow(bench, ['api'], { products: SIZES.small });
  const loads = await measure(bench, 'api', () => measureLoads(stack, READING, SIZES.small));
  await grow(bench, ['rendering', 'api', 'costs', 'scrolling', 'admin', 'cold-start'], {
    products: SIZES.big,
    orders: ORDERS,
  });
  loads.push(...(await measure(bench, 'api', () => measureLoads(stack, [...READING_MUCH, ...WRITING], SIZES.big))));
  const costs = await measure(bench, 'costs', () => measureCosts(stack, browser, SIZES.big));
  const scrolling = await measure(bench, 'scrolling', () => measureScrolling(stack, browser, SIZES.big));
  const admin = await measure(bench, 'admin', () => measureAdminPages(stack, browser));
  const starts = await measure(bench, 'cold-start', () => measureColdStarts(stack, SIZES.big));
  const renderings = await measure(bench, 'rendering', () => measureRendering(stack, SIZES.big));
  return { loads, costs, scrolling, admin, starts, renderings };
}

async function measureGrowingShop(bench: Bench) {
  const { stack, browser } = bench;
  await grow(bench, ['rendering', 'costs', 'cold-start'], { products: SIZES.small });
  const costs = await measure(bench, 'costs', () => measureCosts(stack, browser, SIZES.small));
  const starts = await measure(bench, 'cold-start', () => measureColdStarts(stack, SIZES.small));
  const renderings = await measure(bench, 'rendering', () => measureRendering(stack, SIZES.small));
  await grow(bench, ['costs'], { products: SIZES.middle });
  costs.push(...(await measure(bench, 'costs', () => measureCosts(stack, browser, SIZES.middle))));
  return { costs, starts, renderings };
}

/** What is found where the part is wanted; else nothing. */
async function measure<Found>({ parts }: Bench, part: Part, work: () => Promise<Found[]>): Promise<Found[]> {
  return parts.has(part) ? step(`Measuring ${part}`, work) : [];
}

async function grow({ parts }: Bench, neededBy: Part[], amounts: Amounts): Promise<void> {
  if (!neededBy.some((part) => parts.has(part))) return;
  await step(`Growing to ${amounts.products} products`, () => seedMany(amounts));
}

const TIMED = fileURLToPath(new URL('timed-function.ts', import.meta.url));
const FIRST_CALLS = ['/health', '/products?limit=24'];

/** Rows for the table: the phases of a cold start. */
async function measureColdStarts(stack: Stack, products: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const path of FIRST_CALLS) {
    const { total, node, modules, answer } = await medianRun(() => startAndAsk(stack, path));
    rows.push([`GET ${path}`, products, ...[total, node, modules, answer].map(Math.round)]);
  }
  return rows;
}

function coldStartTable(rows: Cell[][]): Table {
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
