import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { callsDuring, DESKTOP, signInAsAdmin, withNewPage } from './browser.ts';
import { type MeasuredShop, withShop } from './measured-processes.ts';
import { medianRun } from './median.ts';
import type { Cell, Table } from './table.ts';

const TABLE_ROW = 'table[aria-busy="false"] tbody tr';
const LIST_ENTRY = 'main ol li';

/** The admin's pages, each with an element that is visible once its first row is. */
const PAGES: Record<string, string> = {
  adminHome: '[aria-labelledby="newest-title"] li',
  manageItems: TABLE_ROW,
  manageOrders: TABLE_ROW,
  orderHistory: TABLE_ROW,
  allUsers: TABLE_ROW,
  bestProducts: LIST_ENTRY,
  propularProducts: LIST_ENTRY,
  Topselling: LIST_ENTRY,
  audit: TABLE_ROW,
  addItems: 'main form',
  'updateItem/dhoya-smoked-glass-pendant': 'main form',
};

/** Rows for the table: each page opened in a running shop, by an admin who has been signed in for a while. */
export function measureAdminPages(stack: Stack, browser: Browser): Promise<Cell[][]> {
  return withShop(stack, (shop) =>
    withNewPage(browser, { ...DESKTOP, baseURL: shop.address }, async (page) => {
      await signInAsAdmin(page);
      const rows: Cell[][] = [];
      for (const [path, firstRow] of Object.entries(PAGES)) {
        const { firstRowMs, reads } = await medianRun(() => open(page, shop, `/dashboard/${path}`, firstRow));
        rows.push([path.replace(/\/.*/, '/{id}'), Math.round(firstRowMs), reads]);
      }
      return rows;
    }),
  );
}

export function adminTable(rows: Cell[][]): Table {
  return {
    title: 'Admin pages with 10,000 products and 5,000 orders',
    columns: ['page', 'first row after ms', 'Firestore reads'],
    rows,
    notes: [
      'Desktop, from opening the address to the first row, code in the cache. Reads of the API until all is quiet; besides, manageOrders and the badge listen to at most 25 orders live.',
    ],
  };
}

async function open(page: Page, { address, takeCosts }: MeasuredShop, path: string, firstRow: string) {
  await page.goto('about:blank'); // so that the page before makes no more requests
  await takeCosts();
  let firstRowMs = 0;
  await callsDuring(page, `${address}/api`, async () => {
    const since = performance.now();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(firstRow).first().waitFor();
    firstRowMs = performance.now() - since;
  });
  return { firstRowMs, reads: (await takeCosts()).reads };
}
