import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { PHONE, withNewPage } from './browser.ts';
import { withShop } from './measured-processes.ts';
import { median, medianRun } from './median.ts';
import { SLOWNESS, slowProcessor } from './slow-phone.ts';
import type { Cell, Table } from './table.ts';

/** The scroll distance: some twenty pages of the list. */
const PIXELS_A_FRAME = 120;
const PRODUCTS = 480;

/** A frame takes 16.7 ms at sixty per second; above this, at least one was dropped. */
const SMOOTH_MS = 25;

/** A row for the table: a slow phone scrolls down the shop page, and searches there. */
export function measureScrolling(stack: Stack, browser: Browser, products: number): Promise<Cell[][]> {
  return withShop(stack, async ({ address }) => {
    const figures = await medianRun(() =>
      withNewPage(browser, { ...PHONE, baseURL: address }, async (page) => {
        await page.goto('/shop');
        await page.getByRole('article').first().waitFor();
        await slowProcessor(page);
        const frames = await scrollDown(page);
        return { ...frames, searchMs: await search(page) };
      }),
    );
    return [[products, ...Object.values(figures)]];
  });
}

export function scrollingTable(rows: Cell[][]): Table {
  return {
    title: 'The shop page under the finger',
    columns: ['products', 'median frame ms', 'smooth frames %', 'longest frame ms', 'search ms'],
    rows,
    notes: [
      `A phone of ${SLOWNESS} times less speed, ${PIXELS_A_FRAME} pixels a frame past ${PRODUCTS} products, which come page by page; smooth is a frame within ${SMOOTH_MS} ms. Search: from the last key to the first result, of which 300 ms are the pause in which somebody types on.`,
    ],
  };
}

/** In the order of the table. */
async function scrollDown(page: Page) {
  const frames = await page.evaluate(framesWhileScrolling, { products: PRODUCTS, pixels: PIXELS_A_FRAME });
  const smooth = frames.filter((frame) => frame <= SMOOTH_MS).length / frames.length;
  return { frameMs: median(frames), smoothPercent: 100 * smooth, longestMs: Math.max(...frames) };
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  requestAnimationFrame: (onFrame: (now: number) => void) => number;
  scrollBy: (right: number, down: number) => void;
  document: { querySelectorAll: (selector: string) => { length: number } };
}

/** Runs in the page: how many milliseconds each frame took until so many products were passed. */
async function framesWhileScrolling({ products, pixels }: { products: number; pixels: number }): Promise<number[]> {
  const { requestAnimationFrame, scrollBy, document } = globalThis as unknown as PageGlobals;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let last = await nextFrame();
  while (document.querySelectorAll('main article').length < products) {
    scrollBy(0, pixels);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}

async function search(page: Page): Promise<number> {
  const field = page.getByRole('combobox').first();
  await field.pressSequentially('lam');
  const since = performance.now();
  await field.press('p');
  await page.getByRole('option').first().waitFor();
  return performance.now() - since;
}
