import type { Browser } from '@playwright/test';
import { seedMany } from '../many/seed-many.ts';
import { step } from '../progress.ts';
import type { Stack } from '../stack/stack.ts';
import { adminTable, measureAdminPages } from './admin-pages.ts';
import { loadTable, measureLoads, READING, READING_MUCH, WRITING } from './api-load.ts';
import { openBrowser } from './browser.ts';
import { coldStartTable, measureColdStarts } from './cold-start.ts';
import { costTables, measureCosts } from './firestore-costs.ts';
import { measureFirstVisits, visitTable } from './first-visits.ts';
import { lighthouseTable, measureLighthouse } from './lighthouse-scores.ts';
import type { Table } from './table.ts';

export const PARTS = ['visits', 'lighthouse', 'costs', 'admin', 'cold-start', 'api'] as const;
export type Part = (typeof PARTS)[number];

/** The shop is measured with so many products; the pages that shoppers see first, as it is seeded. */
const SIZES = { small: 60, middle: 1_000, big: 10_000 };
const ORDERS = 5_000;

interface Bench {
  stack: Stack;
  browser: Browser;
  /** Where the browser is. */
  chrome: string;
}

/** Measures the named parts while the shop grows, and answers their tables. */
export async function runBench(parts: Set<Part>, stack: Stack, chrome: string): Promise<Table[]> {
  const browser = await openBrowser(chrome);
  const measure = async <Found>(part: Part, work: () => Promise<Found[]>): Promise<Found[]> =>
    parts.has(part) ? step(`Measuring ${part}`, work) : [];
  try {
    return await measureAll(measure, { stack, browser, chrome });
  } finally {
    await browser.close();
  }
}

/** Does the work where its part is wanted; else it has found nothing. */
type Measure = <Found>(part: Part, work: () => Promise<Found[]>) => Promise<Found[]>;

async function measureAll(measure: Measure, { stack, browser, chrome }: Bench): Promise<Table[]> {
  const visits = await measure('visits', () => measureFirstVisits(stack, browser));
  const lighthouse = await measure('lighthouse', () => measureLighthouse(stack, chrome));

  await grow(SIZES.small);
  const costs = await measure('costs', () => measureCosts(stack, browser, SIZES.small));
  const starts = await measure('cold-start', () => measureColdStarts(stack, SIZES.small));
  const loads = await measure('api', () => measureLoads(stack, READING, SIZES.small));

  await grow(SIZES.middle);
  costs.push(...(await measure('costs', () => measureCosts(stack, browser, SIZES.middle))));

  await grow(SIZES.big, ORDERS);
  costs.push(...(await measure('costs', () => measureCosts(stack, browser, SIZES.big))));
  const admin = await measure('admin', () => measureAdminPages(stack, browser));
  starts.push(...(await measure('cold-start', () => measureColdStarts(stack, SIZES.big))));
  // Last: it leaves thousands of orders behind.
  loads.push(...(await measure('api', () => measureLoads(stack, [...READING_MUCH, ...WRITING], SIZES.big))));

  const tables = [visitTable(visits), lighthouseTable(lighthouse), loadTable(loads), ...costTables(costs)];
  return [...tables, coldStartTable(starts), adminTable(admin)].filter(({ rows }) => rows.length > 0);
}

function grow(products: number, orders = 0): Promise<void> {
  return step(`Growing to ${products} products`, () => seedMany({ products, orders }));
}
