import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { measureEach } from './browser.ts';
import { withShop } from './measured-processes.ts';
import type { Target } from './table.ts';
import { type Effect, recordedTimes, recordTimes, slowPhone, tap } from './touch.ts';

const ROUNDS = 10;

/** A phone's line: 150 ms and 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How long somebody looks before tapping. */
const LOOKING_MS = 1_000;

/** From one page of the shop to another, by the tap of a finger or back. */
interface Move {
  name: string;
  path: string;
  /** The tapped element; none for going back from the previous product. */
  target?: (page: Page) => Locator;
  effect: Effect;
  /** Milliseconds. */
  atMost: number;
}

const LAMP = 'Nakshi Ceramic Table Lamp';
const LAMPS = '/shop/Table%20Lamp';
const lamp = (page: Page) => page.getByRole('link', { name: LAMP, exact: true }).first();
const clocks = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Clock Light' });

const MOVES: Move[] = [
  { name: 'list to product', path: LAMPS, target: lamp, effect: { selector: 'h1', text: LAMP }, atMost: 100 },
  { name: 'home to product', path: '/', target: lamp, effect: { selector: 'h1', text: LAMP }, atMost: 100 },
  {
    name: 'category to category, its heading',
    path: '/shop/LED%20Fan',
    target: clocks,
    effect: { selector: 'h1', text: 'Clock Light' },
    atMost: 150,
  },
  {
    name: 'category to category, its list',
    path: '/shop/LED%20Fan',
    target: clocks,
    effect: { selector: 'main article', text: 'Clock Light' },
    atMost: 400,
  },
  {
    name: 'Buy Now to the line of the cart',
    path: LAMPS,
    target: (page) => page.getByRole('button', { name: `Buy Now: ${LAMP}` }),
    effect: { selector: 'main li button[aria-label^="Remove"]', text: '' },
    atMost: 200,
  },
  { name: 'back to the list', path: LAMPS, effect: { selector: 'h1', text: 'Table Lamp' }, atMost: 150 },
];

/** How long a move takes from the tap until its page is painted, on a phone with a slow processor. */
export function measureMoves(stack: Stack, browser: Browser): Promise<Target[]> {
  const moves = MOVES.map((move) => ({ ...move, what: `move: ${move.name}` }));
  return withShop(stack, ({ address: baseURL }) => measureEach(browser, { baseURL }, ROUNDS, moves, timeOf));
}

async function timeOf(page: Page, { path, target, effect }: Move): Promise<number> {
  await page.goto(path);
  await page.locator('html[data-app]').waitFor();
  await page.waitForLoadState('networkidle'); // preloads are done
  if (!target) {
    await lamp(page).tap();
    await page.getByRole('heading', { level: 1, name: LAMP }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await target?.(page).scrollIntoViewIfNeeded(); // an untouched page preloads its next pages now
  await pause(LOOKING_MS);
  await slowPhone(page, LINE);
  await page.evaluate(recordTimes, effect);
  if (target) await tap(target(page));
  else await page.evaluate(goBack);
  await page.waitForFunction(() => 'effectAt' in globalThis);
  const { tapAt, effectAt } = await page.evaluate(recordedTimes);
  return effectAt - tapAt;
}

/** Runs in the page. */
function goBack(): void {
  const page = globalThis as unknown as { tapAt: number; history: { back: () => void } };
  page.tapAt = performance.now();
  page.history.back();
}
