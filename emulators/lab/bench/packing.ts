import { ask } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import { PEOPLE } from '@aloghor/functions/test/seed-data';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { withNewPage } from './browser.ts';
import { ORDER, PRODUCT } from './costs.ts';
import { median } from './figures.ts';
import { withShop } from './measured-processes.ts';
import type { Target } from './table.ts';

const PARCELS = 10;
const ARTICLE = 'MOON-1';
const PRINT_LIMIT_MS = 1_000;
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** How long the packing bench takes from the last scan of a parcel until its slip is in the browser's print dialog. */
export function measurePacking(stack: Stack, browser: Browser): Promise<Target[]> {
  return withShop(stack, async ({ address: baseURL }) => {
    const orders = await confirmedOrders();
    const times = await withNewPage(browser, { baseURL, ...DESK }, async (page) => {
      await openBench(page);
      const all: number[] = [];
      for (const number of orders) all.push(await timeToPrint(page, number));
      return all;
    });
    const what = 'packing bench: from the last scan to the print dialog';
    return [{ what, unit: 'ms', value: median(times), atMost: PRINT_LIMIT_MS }];
  });
}

/** The numbers of orders of one product, which has an article number. */
async function confirmedOrders(): Promise<string[]> {
  const admin = await signIn('admin');
  const { body: product } = await ask(admin, `GET /products/admin/${PRODUCT}`);
  const { name, desc, price } = product;
  await ask(admin, `PATCH /item/${PRODUCT}`, { name, desc, price, article: ARTICLE });
  const numbers: string[] = [];
  for (let parcel = 0; parcel < PARCELS; parcel += 1) {
    const { body } = await ask(NOBODY, 'POST /orders', ORDER);
    await ask(admin, `POST /desk/${body.insertedId}/calls`, { outcome: 'confirmed' });
    numbers.push((await ask(admin, `GET /orders/admin/${body.insertedId}`)).body.number);
  }
  return numbers;
}

async function openBench(page: Page): Promise<void> {
  await page.addInitScript(recordPrints);
  await page.goto('/login');
  const packer = PEOPLE.find(({ role }) => role === 'packer');
  await page.getByLabel('Email').fill(packer?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(packer?.password ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard/packing');
  await page.goto('/dashboard/packing/bench');
  await page.getByRole('textbox').waitFor();
}

/** Milliseconds from the Enter behind the last code until the print dialog. */
async function timeToPrint(page: Page, orderNumber: string): Promise<number> {
  await scan(page, orderNumber);
  await page.getByRole('region', { name: `Parcel of order ${orderNumber}` }).waitFor();
  await page.evaluate(forgetPrint);
  await scan(page, ARTICLE);
  await page.waitForFunction(() => 'printedAt' in globalThis);
  return page.evaluate(printedAfter);
}

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  addEventListener: (type: string, act: (event: { timeStamp: number; key: string }) => void, options: object) => void;
  dispatchEvent: (event: Event) => void;
  print: () => void;
  enteredAt: number;
  printedAt?: number;
}

/** Runs in each page, before its own scripts. A dialog would wait for somebody. */
function recordPrints(): void {
  const page = globalThis as unknown as PageGlobals;
  const note = ({ timeStamp, key }: { timeStamp: number; key: string }) => {
    if (key === 'Enter') page.enteredAt = timeStamp;
  };
  page.addEventListener('keydown', note, { capture: true });
  page.print = () => {
    page.printedAt = performance.now();
    page.dispatchEvent(new Event('afterprint'));
  };
}

/** Runs in the page. */
function forgetPrint(): void {
  delete (globalThis as unknown as PageGlobals).printedAt;
}

/** Runs in the page. */
function printedAfter(): number {
  const { enteredAt, printedAt = Number.NaN } = globalThis as unknown as PageGlobals;
  return printedAt - enteredAt;
}
