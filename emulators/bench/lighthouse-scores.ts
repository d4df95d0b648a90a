import { readFileSync } from 'node:fs';
import { freePorts } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { openSharedBrowser } from './browser.ts';
import { medianRun } from './median.ts';
import { benchProgram } from './packages.ts';
import { withShop } from './shop.ts';
import type { Cell, Table } from './table.ts';
import { SCORED_VISITS, type Visit } from './visits.ts';

/** A page with a live channel to the database is never done loading for Lighthouse. */
const LOADING_MAXIMUM_MS = 15_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface LighthouseReport {
  requestedUrl: string;
  finalDisplayedUrl: string;
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Rows for the table: how Lighthouse sees the shop on a slow phone, which it simulates. */
export function measureLighthouse(stack: Stack, chrome: string): Promise<Cell[][]> {
  return withShop(stack, async ({ address }) => {
    const rows: Cell[][] = [];
    for (const visit of SCORED_VISITS) rows.push([visit.name, ...(await scoresOf(visit, stack, address, chrome))]);
    return rows;
  });
}

export function lighthouseTable(rows: Cell[][]): Table {
  return {
    title: 'Lighthouse, mobile',
    columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
    rows,
    notes: ['Scores are out of 100. Over HTTP/1.1, where Hosting in the cloud speaks HTTP/2.'],
  };
}

async function scoresOf(visit: Visit, { processes, folder }: Stack, address: string, chrome: string) {
  const { debugging } = await freePorts(['debugging']);
  const browser = await openSharedBrowser(chrome, debugging, address);
  const report = `${folder.path}/lighthouse.json`;
  try {
    if (visit.prepare) await visit.prepare(await browser.newPage());
    // It empties the cache before each run, and leaves carts and sessions alone.
    const args = [`${address}${visit.path}`, `--port=${debugging}`, '--output=json', `--output-path=${report}`];
    const options = [
      `--only-categories=${CATEGORIES}`,
      `--max-wait-for-load=${LOADING_MAXIMUM_MS}`,
      '--disable-full-page-screenshot',
      '--quiet',
    ];
    const median = await medianRun(async () => {
      const { code, output } = await processes.run('node', [
        benchProgram('lighthouse/cli/index.js'),
        ...args,
        ...options,
      ]);
      if (code !== 0) throw new Error(`Lighthouse could not measure ${visit.path}:\n${output}`);
      return scoresIn(JSON.parse(readFileSync(report, 'utf8')));
    });
    return Object.values(median);
  } finally {
    await browser.close();
  }
}

/** In the order of the table. */
function scoresIn({ categories, audits, requestedUrl, finalDisplayedUrl }: LighthouseReport) {
  if (finalDisplayedUrl !== requestedUrl)
    throw new Error(`${requestedUrl} has sent Lighthouse to ${finalDisplayedUrl}`);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((categories[category].score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint') / 1_000,
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}
