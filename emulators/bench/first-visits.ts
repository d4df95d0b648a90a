import type { Browser } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { PHONE, withNewPage } from './browser.ts';
import { medianRun } from './median.ts';
import { withShop } from './shop.ts';
import type { Cell, Table } from './table.ts';
import { type Transfer, transfersDuring } from './transfers.ts';
import { ALL_VISITS, type Visit } from './visits.ts';

const KB = 1_000;

/** Rows for the table: what a phone downloads when it opens a page for the first time, without scrolling. */
export function measureFirstVisits(stack: Stack, browser: Browser): Promise<Cell[][]> {
  return withShop(stack, async ({ address }) => {
    const addresses = [address, stack.env.IMAGE_HOST_URL];
    const rows: Cell[][] = [];
    for (const visit of ALL_VISITS) {
      const sizes = await medianRun(async () => sizesOf(await firstVisit(browser, addresses, visit)));
      rows.push([visit.name, ...Object.values(sizes)]);
    }
    return rows;
  });
}

export function visitTable(rows: Cell[][]): Table {
  return {
    title: 'First visit on a phone (390 px), compressed',
    columns: ['page', 'JavaScript KB', 'CSS KB', 'all KB', 'requests'],
    rows,
    notes: ['KB of 1,000 bytes, gzip, with headers and pictures; without what sign-in and live data send.'],
  };
}

function firstVisit(browser: Browser, addresses: string[], { path, prepare }: Visit): Promise<Transfer[]> {
  const [baseURL = ''] = addresses;
  return withNewPage(browser, { ...PHONE, baseURL }, async (page) => {
    await prepare?.(page);
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const transfers = await transfersDuring(page, addresses, () => page.goto(path));
    if (page.url() !== `${baseURL}${path}`) throw new Error(`${path} has sent us to ${page.url()}`);
    return transfers;
  });
}

/** In the order of the table. */
function sizesOf(transfers: Transfer[]) {
  const kilobytes = (type: string) =>
    transfers.filter(({ mimeType }) => mimeType.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  return { javascript: kilobytes('javascript'), css: kilobytes('css'), all: kilobytes(''), requests: transfers.length };
}
