import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { PHONE, withNewPage } from './browser.ts';
import { withShop } from './measured-processes.ts';
import { median } from './median.ts';
import { SLOWNESS, slowProcessor, tap } from './slow-phone.ts';
import type { Cell, Table, Target } from './table.ts';

const LIMIT_MS = 100;
const ROUNDS = 5;

/** Browsers tell of none that is shorter. */
const SHORTEST_MS = 16;

/** A key every so many milliseconds: a quick typist. */
const BETWEEN_KEYS_MS = 120;

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
}

const INTERACTIONS: Interaction[] = [
  { name: 'Add To Cart on a product', path: '/shop/category/chandni-3d-printed-moon-lamp', act: addToCart },
  { name: 'Buy Now on a card', path: '/shop', act: buyNow },
  { name: 'typing into search', path: '/', act: search },
  { name: 'menu', path: '/', act: useMenu },
];

export interface InteractionFigures {
  name: string;
  /** The longest interaction of each round, in ms. */
  rounds: number[];
}

/** Interaction to next paint on a cheap phone, each round in a page that was never touched before. */
export function measureInteractions(stack: Stack, browser: Browser): Promise<InteractionFigures[]> {
  return withShop(stack, async ({ address }) => {
    const measured: InteractionFigures[] = [];
    for (const interaction of INTERACTIONS) {
      const rounds: number[] = [];
      while (rounds.length < ROUNDS) rounds.push(await longestIn(interaction, browser, address));
      measured.push({ name: interaction.name, rounds });
    }
    return measured;
  });
}

export function interactionTargets(measured: InteractionFigures[]): Target[] {
  return measured.map(({ name, rounds }) => ({
    what: `INP: ${name}`,
    unit: 'ms',
    value: median(rounds),
    atMost: LIMIT_MS,
  }));
}

export function interactionTable(measured: InteractionFigures[]): Table {
  return {
    title: 'Interaction to next paint',
    columns: ['interaction', 'median ms', 'worst ms'],
    rows: measured.map(({ name, rounds }): Cell[] => [name, median(rounds), Math.max(...rounds)]),
    notes: [
      `Real taps and keys on a phone of ${SLOWNESS} times less speed, ${ROUNDS} times in a new page; of each the longest interaction, as browsers measure it: in steps of 8 ms, and ${SHORTEST_MS} ms where all were shorter.`,
    ],
  };
}

function longestIn({ path, act }: Interaction, browser: Browser, address: string): Promise<number> {
  return withNewPage(browser, { ...PHONE, baseURL: address, reducedMotion: 'no-preference' }, async (page) => {
    await page.addInitScript(recordInteractions, SHORTEST_MS);
    await page.goto(path);
    await page.locator('html[data-app]').waitFor();
    await page.waitForLoadState('networkidle');
    await slowProcessor(page);
    await act(page);
    return page.evaluate(longestInteraction);
  });
}

async function addToCart(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'Add To Cart', exact: true }));
  await page.getByRole('link', { name: 'View cart' }).waitFor();
}

async function buyNow(page: Page): Promise<void> {
  await tap(page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first());
  await page.getByRole('button', { name: 'Order Now' }).waitFor();
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first();
  await tap(field);
  await field.pressSequentially('moon', { delay: BETWEEN_KEYS_MS });
  await page.getByRole('option').first().waitFor();
  await field.pressSequentially(' la', { delay: BETWEEN_KEYS_MS });
}

async function useMenu(page: Page): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await tap(page.getByRole('button', { name: 'Open the menu' }));
  await menu.waitFor();
  await tap(page.getByRole('button', { name: 'Close the menu' }));
  await menu.waitFor({ state: 'hidden' });
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  requestAnimationFrame: (onFrame: () => void) => void;
  PerformanceObserver: new (
    onEvents: (events: { getEntries: () => EventTiming[] }) => void,
  ) => {
    observe: (wanted: { type: 'event'; durationThreshold: number }) => void;
  };
  longest: number;
}

interface EventTiming {
  /** From the input to the paint that follows what it has caused. */
  duration: number;
  /** Differs for each tap and key; 0 for what is neither. */
  interactionId: number;
}

/** Runs in the page, before its own scripts. */
function recordInteractions(shortest: number): void {
  const page = globalThis as unknown as PageGlobals;
  page.longest = shortest;
  new page.PerformanceObserver((events) => {
    for (const { duration, interactionId } of events.getEntries()) {
      if (interactionId) page.longest = Math.max(page.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: shortest });
}

/** Runs in the page: what it has recorded when the last paint is over. */
async function longestInteraction(): Promise<number> {
  const page = globalThis as unknown as PageGlobals;
  const nextFrame = () => new Promise<void>((resolve) => page.requestAnimationFrame(resolve));
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  return page.longest;
}
