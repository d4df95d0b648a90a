import { readFileSync } from 'node:fs';
import type { Stack } from '../../shop/stack/stack.ts';
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
  /** The items are those of the summary of all resources. */
  audits: Record<string, { numericValue?: number; details?: { items: Resources[] } }>;
}

/** Of one type, or of all: `total`. The size is in bytes, compressed, with headers. */
interface Resources {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

export type LighthouseFigures = ReturnType<typeof figuresIn>;

/** One visit of this page by the browser at the debugging port. */
export async function runLighthouse({ processes, folder }: Stack, page: string, debugging: number) {
  const report = `${folder.path}/lighthouse.json`;
  // Lighthouse clears the cache before each run; this keeps carts and sessions.
  const args = [...OPTIONS, `--port=${debugging}`, `--output-path=${report}`];
  const { code, output } = await processes.run('node', [benchProgram('lighthouse/cli/index.js'), page, ...args]);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${page}:\n${output}`);
  return figuresIn(JSON.parse(readFileSync(report, 'utf8')));
}

/** Sizes are in KB of 1,000 bytes. */
function figuresIn({ categories, audits, requestedUrl, finalDisplayedUrl }: Report) {
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} has sent us to ${finalDisplayedUrl}`);
  const summary = audits['resource-summary']?.details?.items ?? [];
  const resources = (type: string) => summary.find(({ resourceType }) => resourceType === type);
  const kilobytes = (type: string) => (resources(type)?.transferSize ?? Number.NaN) / 1_000;
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    largestPaint: figure('largest-contentful-paint') / 1_000,
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    html: kilobytes('document'),
    javascript: kilobytes('script'),
    css: kilobytes('stylesheet'),
    all: kilobytes('total'),
    requests: resources('total')?.requestCount ?? Number.NaN,
  };
}
