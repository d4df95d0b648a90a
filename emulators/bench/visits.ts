import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePorts } from '../stack/ports.ts';
import type { Stack } from '../stack/stack.ts';
import { fillGuestCart, openSharedBrowser, signInAsAdmin } from './browser.ts';
import { medianRun } from './median.ts';
import { benchProgram } from './packages.ts';
import { withShop } from './shop.ts';
import type { Table } from './table.ts';

/** A page of the shop that is opened for the first time. */
interface Visit {
  name: string;
  path: string;
  /** Prepares the page; the visit itself still has an empty cache. */
  prepare?: (page: Page) => Promise<void>;
}

const VISITS: Visit[] = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'product', path: '/shop/category/dhoya-smoked-glass-pendant' },
  { name: 'cart', path: '/cart', prepare: fillGuestCart },
  { name: 'about us', path: '/aboutUs' },
  { name: 'login', path: '/login' },
  { name: 'admin home', path: '/dashboard/adminHome', prepare: signInAsAdmin },
];

const OPTIONS = [
  '--only-categories=performance,accessibility,best-practices,seo',
  '--max-wait-for-load=15000', // a page with a live channel to the database is never done loading
  '--screenEmulation.width=390',
  '--disable-full-page-screenshot',
  '--output=json',
  '--quiet',
];

interface LighthouseReport {
  requestedUrl: string;
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: Transfer[] } }>;
}

interface Transfer {
  url: string;
  mimeType: string;
  /** In bytes, compressed, with headers. */
  transferSize: number;
}

type VisitFigures = ReturnType<typeof figuresIn> & { name: string };

/** What a slow phone, which Lighthouse simulates, downloads and shows when it opens each page for the first time. */
export function measureVisits(stack: Stack, chrome: string): Promise<VisitFigures[]> {
  return withShop(stack, async ({ address }) => {
    const measured: VisitFigures[] = [];
    for (const visit of VISITS) measured.push({ name: visit.name, ...(await measure(visit, stack, address, chrome)) });
    return measured;
  });
}

export function visitTables(visits: VisitFigures[]): Table[] {
  return [
    {
      title: 'First visit on a phone (390 px), compressed',
      columns: ['page', 'JavaScript KB', 'CSS KB', 'all KB', 'requests'],
      rows: visits.map(({ name, javascript, css, all, requests }) => [name, javascript, css, all, requests]),
      notes: ['KB of 1,000 bytes, gzip, with headers and pictures; without what sign-in and live data send.'],
    },
    {
      title: 'Lighthouse, mobile',
      columns: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
      rows: visits.map((visit) => [
        ...[visit.name, visit.performance, visit.accessibility, visit.bestPractices, visit.seo],
        ...[visit.largestPaint, visit.blocking, visit.shift],
      ]),
      notes: ['Scores are out of 100. Over HTTP/1.1, where Hosting in the cloud speaks HTTP/2.'],
    },
  ];
}

async function measure({ path, prepare }: Visit, { processes, folder, env }: Stack, address: string, chrome: string) {
  const { debugging } = await freePorts(['debugging']);
  const browser = await openSharedBrowser(chrome, debugging, address);
  const report = `${folder.path}/lighthouse.json`;
  const lighthouse = [benchProgram('lighthouse/cli/index.js'), `${address}${path}`, ...OPTIONS];
  try {
    await prepare?.(await browser.newPage());
    return await medianRun(async () => {
      // Lighthouse clears the cache before each run; this keeps carts and sessions.
      const args = [...lighthouse, `--port=${debugging}`, `--output-path=${report}`];
      const { code, output } = await processes.run('node', args);
      if (code !== 0) throw new Error(`Lighthouse could not measure ${path}:\n${output}`);
      return figuresIn(JSON.parse(readFileSync(report, 'utf8')), [address, env.IMAGE_HOST_URL]);
    });
  } finally {
    await browser.close();
  }
}

/** Of the transfers, those from these addresses count. */
function figuresIn({ categories, audits, requestedUrl, finalDisplayedUrl }: LighthouseReport, addresses: string[]) {
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} has sent us to ${finalDisplayedUrl}`);
  const items = audits['network-requests']?.details?.items ?? [];
  const transfers = items.filter(({ url }) => addresses.some((address) => url.startsWith(address)));
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const kilobytes = (type: string) =>
    transfers.filter(({ mimeType }) => mimeType.includes(type)).reduce((sum, of) => sum + of.transferSize, 0) / 1_000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint') / 1_000,
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    javascript: kilobytes('javascript'),
    css: kilobytes('css'),
    all: kilobytes(''),
    requests: transfers.length,
  };
}
