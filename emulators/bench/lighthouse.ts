import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Stack } from '../stack/stack.ts';
import { benchProgram } from './packages.ts';

const OPTIONS = [
  '--only-categories=performance,accessibility,seo',
  '--max-wait-for-load=15000', // a page with a live channel to the database is never done loading
  '--screenEmulation.width=390',
  '--disable-full-page-screenshot',
  '--output=json',
  '--quiet',
];

interface Report {
  requestedUrl: string;
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  /** Of the requests an item each; the metrics are one. */
  audits: Record<string, { numericValue?: number; details?: { items: (Transfer & { observedLoad?: number })[] } }>;
}

interface Transfer {
  url: string;
  mimeType: string;
  /** In bytes, compressed, with headers. */
  transferSize: number;
  /** Since the start of the visit, in ms. */
  networkRequestTime: number;
}

export type LighthouseFigures = ReturnType<typeof figuresIn>;

/** One visit of this page by the browser at the debugging port; transfers from the shop and its image host count. */
export async function runLighthouse(stack: Stack, address: string, path: string, debugging: number) {
  const { processes, folder, env } = stack;
  const report = `${folder.path}/lighthouse.json`;
  // Lighthouse clears the cache before each run; this keeps carts and sessions.
  const args = [...OPTIONS, `--port=${debugging}`, `--output-path=${report}`];
  const program = benchProgram('lighthouse/cli/index.js');
  const { code, output } = await processes.run('node', [program, `${address}${path}`, ...args]);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${path}:\n${output}`);
  return figuresIn(JSON.parse(readFileSync(report, 'utf8')), [address, env.IMAGE_HOST_URL], folder.pages);
}

/** Sizes are in KB of 1,000 bytes. `pages` is the folder of the shop's files. */
function figuresIn(report: Report, addresses: string[], pages: string) {
  const { categories, audits, requestedUrl, finalDisplayedUrl } = report;
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} has sent us to ${finalDisplayedUrl}`);
  const items = audits['network-requests']?.details?.items ?? [];
  const transfers = items.filter(({ url }) => addresses.some((address) => url.startsWith(address)));
  const scripts = transfers.filter(({ mimeType }) => mimeType.includes('javascript'));
  const loaded = audits.metrics?.details?.items[0]?.observedLoad ?? Number.NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint') / 1_000,
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    html: kilobytes(transfers.filter(({ url }) => url === requestedUrl)),
    earlyScript: kilobytes(scripts.filter(({ networkRequestTime }) => networkRequestTime < loaded)),
    javascript: kilobytes(scripts),
    smallestJavascript: smallest(scripts.map(({ url }) => join(pages, new URL(url).pathname))) / 1_000,
    css: kilobytes(transfers.filter(({ mimeType }) => mimeType.includes('css'))),
    all: kilobytes(transfers),
    requests: transfers.length,
  };
}

/** The bytes of files by the strongest brotli, which no server has the time for while it sends. */
function smallest(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}

function kilobytes(transfers: Transfer[]): number {
  return transfers.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
}
