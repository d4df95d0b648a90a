import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Stack } from '../stack/stack.ts';
import { PHONE, withNewPage } from './browser.ts';
import { withShop } from './measured-processes.ts';
import { median } from './median.ts';
import { withSecureFront } from './secure-front.ts';
import { slowPhone, tap } from './slow-phone.ts';
import type { Cell, Table, Target } from './table.ts';

const LIMIT_MS = 300;
const ROUNDS = 5;

/** What shows that a tap has worked. */
interface Effect {
  selector: string;
  text: string;
}

interface FirstTap {
  name: string;
  path: string;
  button: string;
  /** Typed into the search field before. */
  words?: string;
  effect: Effect;
}

const FIRST_TAPS: FirstTap[] = [
  {
    name: 'Buy Now on a product: the cart',
    path: '/shop/category/chandni-3d-printed-moon-lamp',
    button: 'Buy Now',
    effect: { selector: 'h1', text: 'My Cart' },
  },
  { name: 'menu', path: '/', button: 'Open the menu', effect: { selector: 'dialog[open]', text: 'Follow an order' } },
  {
    name: 'search: the page of its results',
    path: '/',
    button: 'Search',
    words: 'moon',
    effect: { selector: 'h1', text: 'moon' },
  },
];

interface FirstTapFigures {
  name: string;
  rounds: Times[];
}

/** In milliseconds. */
interface Times {
  /** From the tap. */
  effect: number;
  /** From the app's arrival. */
  sinceApp: number;
}

/** A tap before the app runs, on a phone with a slow processor and network that opens the shop for the first time. */
export function measureFirstTaps(stack: Stack, browser: Browser): Promise<FirstTapFigures[]> {
  return withShop(stack, (shop) =>
    withSecureFront(shop.address, async (baseURL) => {
      const phone = { ...PHONE, baseURL, ignoreHTTPSErrors: true };
      const measured: FirstTapFigures[] = [];
      for (const firstTap of FIRST_TAPS) {
        const rounds: Times[] = [];
        while (rounds.length < ROUNDS) rounds.push(await timesOf(firstTap, browser, phone));
        measured.push({ name: firstTap.name, rounds });
      }
      return measured;
    }),
  );
}

export function firstTapTargets(measured: FirstTapFigures[]): Target[] {
  return measured.map(({ name, rounds }) => ({
    what: `first tap, since the app has arrived: ${name}`,
    unit: 'ms',
    value: median(rounds.map(({ sinceApp }) => sinceApp)),
    atMost: LIMIT_MS,
  }));
}

export function firstTapTable(measured: FirstTapFigures[]): Table {
  return {
    title: 'A tap before the app runs',
    columns: ['tap', 'tap to effect ms', 'worst', 'app to effect ms', 'worst'],
    rows: measured.map(({ name, rounds }): Cell[] => {
      const [effects, sinceApp] = [rounds.map(({ effect }) => effect), rounds.map((times) => times.sinceApp)];
      return [name, median(effects), Math.max(...effects), median(sinceApp), Math.max(...sinceApp)];
    }),
    notes: [`Medians of ${ROUNDS} first visits over HTTP/2, with Lighthouse's slow 4G and processor.`],
  };
}

function timesOf({ path, button, words, effect }: FirstTap, browser: Browser, phone: BrowserContextOptions) {
  return withNewPage(browser, phone, async (page): Promise<Times> => {
    await slowPhone(page);
    await page.addInitScript(recordTimes, effect);
    await page.goto(path, { waitUntil: 'commit' });
    if (words) await page.getByRole('combobox').first().fill(words);
    await tap(page.getByRole('button', { name: button, exact: true }));
    await page.waitForFunction(() => 'effectAt' in globalThis);
    const { tapAt, appAt, effectAt } = await page.evaluate(recordedTimes);
    if (!(tapAt < appAt)) throw new Error(`The app of ${path} ran before it was tapped on`);
    return { effect: effectAt - tapAt, sinceApp: effectAt - appAt };
  });
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  addEventListener: (type: string, act: (event: { timeStamp: number }) => void, options: object) => void;
  requestAnimationFrame: (onFrame: () => void) => void;
  scheduler: { postTask: (act: () => void, options: { priority: 'user-blocking' }) => void };
  MutationObserver: new (onChange: () => void) => { observe: (target: object, options: object) => void };
  document: {
    documentElement: { dataset: { app?: string } };
    querySelector: (selector: string) => { textContent: string } | null;
  };
  tapAt: number;
  appAt: number;
  effectAt: number;
}

/** Runs in the page, before its own scripts. */
function recordTimes({ selector, text }: Effect): void {
  const page = globalThis as unknown as PageGlobals;
  page.addEventListener('pointerdown', ({ timeStamp }) => (page.tapAt = timeStamp), { capture: true });
  const look = () => {
    if (page.document.documentElement.dataset.app) page.appAt ??= performance.now();
    if (page.effectAt || !page.document.querySelector(selector)?.textContent.includes(text)) return;
    // When it is painted: the first task after the frame, ahead of what the app does next.
    const note = () => (page.effectAt ??= performance.now());
    page.requestAnimationFrame(() => page.scheduler.postTask(note, { priority: 'user-blocking' }));
  };
  new page.MutationObserver(look).observe(page.document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. */
function recordedTimes() {
  const { tapAt, appAt, effectAt } = globalThis as unknown as PageGlobals;
  return { tapAt, appAt, effectAt };
}
