import { logIn } from '@aloghor/web/e2e/people.ts';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { withNewPage } from './browser.ts';
import { median } from './figures.ts';
import { type MeasuredShop, withShop } from './measured-processes.ts';
import { recordStanding, standingFor, standingNow } from './standing.ts';
import type { Table, Target } from './table.ts';

const SCREEN = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const ROUNDS = 3;

const PAGE_LIMIT_MS = 1_500;
const SEARCH_LIMIT_MS = 500;

/** After so long without a skeleton a page is whole. */
const QUIET_MS = 600;

/**
 * How long each page of the dashboard takes until all of it stands, in a browser that has been there before; what it reads
 * and downloads; and how long a search among the products takes.
 */
export function measureDesk(stack: Stack, browser: Browser): Promise<{ table: Table; targets: Target[] }> {
  return withShop(stack, (shop) =>
    withNewPage(browser, { baseURL: shop.address, ...SCREEN }, async (page) => {
      await page.addInitScript(recordStanding);
      await page.goto('/login');
      await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
      await page.waitForURL('**/dashboard/adminHome');
      const visits: (Visit & { path: string })[] = [];
      for (const path of await pagesOfMenu(page)) visits.push({ path, ...(await visit(page, shop, path)) });
      const targets: Target[] = visits.map(({ path, ms }) => ({
        what: path,
        unit: 'ms',
        value: ms,
        atMost: PAGE_LIMIT_MS,
      }));
      targets.push(
        await timeOfRest(page, '/dashboard/adminHome'),
        await timeOfSearch(page, '/dashboard/manageItems', 'Pendant'),
      );
      return { table: tableOf(visits), targets };
    }),
  );
}

/** The addresses of the pages that an admin's menu leads to. */
async function pagesOfMenu(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Dashboard menu' }).first().getByRole('link');
  await links.first().waitFor();
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return paths.flatMap((path) => (path?.startsWith('/dashboard/') ? path : []));
}

/** Sizes in KB of 1,000 bytes, of what is not kept by the browser. */
type Visit = Record<'ms' | 'reads' | 'calls' | 'kilobytes', number>;

function tableOf(visits: (Visit & { path: string })[]): Table {
  return {
    title: 'Pages of the dashboard, with 5,000 orders and 5,000 products',
    columns: ['page', 'whole after ms', 'reads', 'calls of the API', 'KB'],
    rows: visits.map(({ path, ms, reads, calls, kilobytes }) => [path, ms, reads, calls, kilobytes]),
    notes: ['At 1440 px, in a browser that has the code. Reads by the API alone, without what is followed live.'],
  };
}

/** The median of some visits; the first of them may renew what the process keeps. */
async function visit(page: Page, { takeCosts }: MeasuredShop, path: string): Promise<Visit> {
  const all: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await takeCosts();
    await page.goto(path);
    await page.waitForFunction(standingFor, QUIET_MS);
    const { reads } = await takeCosts();
    all.push({ ...(await page.evaluate(standingNow)), reads });
  }
  const of = (figure: keyof Visit) => median(all.map((one) => one[figure]));
  return { ms: of('ms'), reads: of('reads'), calls: of('calls'), kilobytes: of('kilobytes') };
}

/**
 * How long the parts further down that are asked for late take: the longest wait of somebody who looks at screen after screen,
 * the median of some visits. The first of a day sums up the one before.
 */
async function timeOfRest(page: Page, path: string): Promise<Target> {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) longest.push(await longestWait(page, path));
  return { what: `${path}, further down`, unit: 'ms', value: median(longest), atMost: PAGE_LIMIT_MS };
}

async function longestWait(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForFunction(standingFor, QUIET_MS);
  const waits: number[] = [];
  do {
    const startedAt = await page.evaluate(lookFurther);
    await page.waitForFunction(standingFor, QUIET_MS);
    waits.push((await page.evaluate(standingNow)).ms - startedAt);
  } while (await page.evaluate(hasMore));
  return Math.max(...waits);
}

/** From the last letter of words that the first row does not have until it has them. */
async function timeOfSearch(page: Page, path: string, words: string): Promise<Target> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(path);
    await page.waitForFunction(standingFor, QUIET_MS);
    await page.getByRole('searchbox').pressSequentially(words);
    const typedAt = await page.evaluate(() => performance.now());
    await page.waitForFunction(isFound, words);
    times.push((await page.evaluate(() => performance.now())) - typedAt);
  }
  return { what: `search on ${path}`, unit: 'ms', value: median(times), atMost: SEARCH_LIMIT_MS };
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  document: {
    querySelectorAll: (selector: string) => Iterable<{ textContent: string }>;
    documentElement: { scrollHeight: number };
  };
  performance: { now: () => number };
  scrollBy: (x: number, y: number) => void;
  innerHeight: number;
  scrollY: number;
  /** Of the recorder of what stands. */
  standingAt: number | undefined;
}

/** Runs in the page: shows the next screen, of which nothing is said to stand yet, and returns when. */
function lookFurther(): number {
  const page = globalThis as unknown as PageGlobals;
  page.scrollBy(0, page.innerHeight);
  page.standingAt = undefined;
  return page.performance.now();
}

/** Runs in the page. */
function hasMore(): boolean {
  const { document, scrollY, innerHeight } = globalThis as unknown as PageGlobals;
  return scrollY + innerHeight + 1 < document.documentElement.scrollHeight;
}

/** Runs in the page: whether the first row has these words. */
function isFound(words: string): boolean {
  const [first] = (globalThis as unknown as PageGlobals).document.querySelectorAll('main tbody tr');
  return first?.textContent.includes(words) ?? false;
}
