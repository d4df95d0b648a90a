import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { withNewPage } from './browser.ts';
import { medianRun } from './figures.ts';
import { withShop } from './measured-processes.ts';
import { goBack, hasSeenAll, recordSights, type Sight, seenAfter } from './sights.ts';
import type { Target } from './table.ts';
import { slowPhone, tap } from './touch.ts';

const ROUNDS = 10;

/** A phone's line: 150 ms and 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A sharp screen, so that a product's page needs a larger picture than a card. */
const SCREEN = { deviceScaleFactor: 2 };

interface Limited extends Sight {
  /** Milliseconds. */
  atMost: number;
}

/** From one page of the shop to another, by the touch of a finger or back. */
interface Move {
  name: string;
  path: string;
  /** Milliseconds. */
  afterLoad: number;
  /** The touched element; none for going back from the previous product. */
  target?: (page: Page) => Locator;
  sights: Limited[];
}

const LAMP = 'Nakshi Ceramic Table Lamp';
const LAMPS = '/shop/Table%20Lamp';
const FANS = '/shop/LED%20Fan';
const lamp = (page: Page) => page.getByRole('link', { name: LAMP, exact: true }).first();
const clocks = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Clock Light' });
const buyNow = (page: Page) => page.getByRole('button', { name: `Buy Now: ${LAMP}` });

const HEADING = { selector: 'h1', text: LAMP };
const PRODUCT_PARTS = [HEADING, { selector: 'main .buy-bar', text: '৳' }, { selector: 'main button img' }];
const product = (atMost: number): Limited => ({ name: 'name, price, a picture', parts: PRODUCT_PARTS, atMost });

const QUIET_MS = 3_000;
const EARLY_MS = 500;

const MOVES: Move[] = [
  {
    name: 'list to product',
    path: LAMPS,
    afterLoad: QUIET_MS,
    target: lamp,
    sights: [
      product(180),
      { name: 'its large picture', parts: PRODUCT_PARTS, picture: 'main button img', atMost: 450 },
    ],
  },
  { name: 'list to product, early', path: LAMPS, afterLoad: EARLY_MS, target: lamp, sights: [product(700)] },
  { name: 'home to product', path: '/', afterLoad: QUIET_MS, target: lamp, sights: [product(250)] },
  {
    name: 'category to category',
    path: FANS,
    afterLoad: QUIET_MS,
    target: clocks,
    sights: [
      { name: 'its heading', parts: [{ selector: 'h1', text: 'Clock Light' }], atMost: 250 },
      { name: 'its list', parts: [{ selector: 'main article', text: 'Clock Light' }], atMost: 450 },
    ],
  },
  {
    name: 'Buy Now to the cart',
    path: LAMPS,
    afterLoad: QUIET_MS,
    target: buyNow,
    sights: [{ name: 'its line', parts: [{ selector: 'main li button[aria-label^="Remove"]' }], atMost: 250 }],
  },
  {
    name: 'back to the list',
    path: LAMPS,
    afterLoad: QUIET_MS,
    sights: [{ name: 'its chip', parts: [{ selector: 'nav [aria-current=page]', text: 'Table Lamp' }], atMost: 150 }],
  },
];

const APP_LIMIT_MS = 1_200;

/**
 * How long a move takes from the touch until its page is painted, on a phone whose processor and line are slow from the
 * first byte; and how long after a list has loaded the app runs.
 */
export function measureMoves(stack: Stack, browser: Browser): Promise<Target[]> {
  return withShop(stack, async ({ address: baseURL }) => {
    const onPhone = (measure: (page: Page) => Promise<Record<string, number>>) =>
      medianRun(() => withNewPage(browser, { baseURL, ...SCREEN }, measure), ROUNDS);
    const targets: Target[] = [];
    for (const { sights, ...move } of MOVES) {
      const times = await onPhone((page) => timesOf(page, { ...move, sights }));
      for (const { name, atMost } of sights)
        targets.push({ what: `${move.name}: ${name}`, unit: 'ms', value: times[name] ?? Number.NaN, atMost });
    }
    const { start = Number.NaN } = await onPhone(async (page) => ({ start: await timeToStart(page) }));
    return [...targets, { what: 'from load until the app runs', unit: 'ms', value: start, atMost: APP_LIMIT_MS }];
  });
}

/** Milliseconds from the touch until each sight is painted. */
async function timesOf(page: Page, { path, afterLoad, target, sights }: Move): Promise<Record<string, number>> {
  await slowPhone(page, LINE);
  await page.addInitScript(recordSights, sights);
  await page.goto(path);
  await untilLoadedFor(page, afterLoad);
  if (target) await tap(target(page));
  else await goBackFromProduct(page);
  await page.waitForFunction(hasSeenAll);
  return page.evaluate(seenAfter);
}

async function goBackFromProduct(page: Page): Promise<void> {
  await tap(lamp(page));
  await page.getByRole('heading', { level: 1, name: LAMP }).waitFor();
  await pause(QUIET_MS);
  await page.evaluate(goBack);
}

/** Milliseconds from the end of loading until the app handles touches itself. */
async function timeToStart(page: Page): Promise<number> {
  await slowPhone(page, LINE);
  await page.goto(LAMPS);
  return page.evaluate(startAfterLoad);
}

async function untilLoadedFor(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(isLoadedFor, ms);
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  document: { documentElement: { dataset: { app?: string } } };
  MutationObserver: new (onChange: () => void) => { observe: (target: object, options: object) => void };
  performance: { now: () => number; getEntriesByType: (type: 'navigation') => [{ loadEventEnd: number }] };
}

/** Runs in the page. */
function isLoadedFor(ms: number): boolean {
  const { performance } = globalThis as unknown as PageGlobals;
  const [visit] = performance.getEntriesByType('navigation');
  return performance.now() - visit.loadEventEnd >= ms;
}

/** Runs in the page. */
function startAfterLoad(): Promise<number> {
  const { document, performance, MutationObserver } = globalThis as unknown as PageGlobals;
  const [visit] = performance.getEntriesByType('navigation');
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => root.dataset.app && resolve(performance.now() - visit.loadEventEnd);
    new MutationObserver(look).observe(root, { attributes: true });
    look();
  });
}
