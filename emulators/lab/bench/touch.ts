import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { measureEach } from './browser.ts';
import { withShop } from './measured-processes.ts';
import { benchProgram } from './packages.ts';
import type { Target } from './table.ts';

const ROUNDS = 5;
const INP_LIMIT_MS = 100;
const FIRST_TAP_LIMIT_MS = 300;

/** What fingers meet on a cheap phone. */
export function measureTouch(stack: Stack, browser: Browser): Promise<Target[]> {
  return withShop(stack, async ({ address: baseURL }) => [
    ...(await measureEach(browser, { baseURL }, ROUNDS, FIRST_TAPS, effectAfterApp)),
    ...(await measureEach(browser, { baseURL, reducedMotion: 'no-preference' }, ROUNDS, INTERACTIONS, nextPaintAfter)),
  ]);
}

// A tap before the app runs, on a phone with a slow processor and network that opens the shop for the first time.

/** The element that shows that a tap has worked. */
interface Effect {
  selector: string;
  text: string;
}

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

/** Text that is typed into the search field first. */
const FIRST_TAPS = [
  { name: 'Buy Now, the cart', path: LAMP, button: 'Buy Now', effect: { selector: 'h1', text: 'My Cart' } },
  { name: 'menu', path: '/', button: 'Open the menu', effect: { selector: 'dialog[open]', text: 'Follow an order' } },
  { name: 'search', path: '/', button: 'Search', words: 'moon', effect: { selector: 'h1', text: 'moon' } },
].map((one) => {
  const what = `tapped before the app runs, from its arrival to the effect: ${one.name}`;
  return { ...one, what, atMost: FIRST_TAP_LIMIT_MS };
});

async function effectAfterApp(page: Page, tapped: (typeof FIRST_TAPS)[number]): Promise<number> {
  const { path, button, words, effect } = tapped;
  await slowPhone(page);
  await page.addInitScript(recordTimes, effect);
  await page.goto(path, { waitUntil: 'commit' });
  if (words) await page.getByRole('combobox').first().fill(words);
  await tap(page.getByRole('button', { name: button, exact: true }));
  await page.waitForFunction(() => 'effectAt' in globalThis);
  const { tapAt, appAt, effectAt } = await page.evaluate(recordedTimes);
  if (!(tapAt < appAt)) throw new Error(`The app of ${path} ran before it was tapped on`);
  return effectAt - appAt;
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
  webVitals: { onINP: (report: (metric: { value: number }) => void, options: object) => void };
  tapAt: number;
  appAt: number;
  effectAt: number;
  longest: number;
}

/** Runs in the page, before the tap, which counts from the finger's lift: until then it may become a scroll. */
function recordTimes({ selector, text }: Effect): void {
  const page = globalThis as unknown as PageGlobals;
  page.addEventListener('click', ({ timeStamp }) => (page.tapAt = timeStamp), { capture: true });
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

// Interaction to next paint, once the app runs.

const INTERACTIONS = [
  { name: 'Add To Cart on a product', path: LAMP, act: addToCart },
  { name: 'Buy Now on a card', path: '/shop', act: buyNow },
  { name: 'typing into search', path: '/', act: search },
  { name: 'menu', path: '/', act: useMenu },
].map((one) => ({ ...one, what: `INP: ${one.name}`, atMost: INP_LIMIT_MS }));

/** Browsers report no shorter ones. */
const SHORTEST_MS = 16;

/** A key every so many milliseconds: a quick typist. */
const BETWEEN_KEYS_MS = 120;

/** The library reports when the page is idle. */
const REPORTED_WITHIN_MS = 500;

async function nextPaintAfter(page: Page, { path, act }: (typeof INTERACTIONS)[number]): Promise<number> {
  // Only its own script knows its name, because Playwright wraps it.
  const library = readFileSync(benchProgram('web-vitals/dist/web-vitals.iife.js'), 'utf8');
  await page.addInitScript(`${library}; globalThis.webVitals = webVitals;`);
  await page.addInitScript(recordInteractions, SHORTEST_MS);
  await page.goto(path);
  await page.locator('html[data-app]').waitFor();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page);
  await act(page);
  await pause(REPORTED_WITHIN_MS);
  return page.evaluate(() => (globalThis as unknown as PageGlobals).longest);
}

/** Runs in the page, before its own scripts. */
function recordInteractions(shortest: number): void {
  const page = globalThis as unknown as PageGlobals;
  page.longest = shortest;
  const options = { reportAllChanges: true, durationThreshold: shortest };
  page.webVitals.onINP(({ value }) => (page.longest = Math.max(page.longest, value)), options);
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

// A cheap phone.

const SLOWNESS = 4;

/** How long a finger stays on the glass. */
const TOUCH_MS = 80;

const BYTES_A_KILOBIT = 1_024 / 8;

/** The slow 4G of Lighthouse's mobile setting, as it has the browser delay each request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5, // ms
  downloadThroughput: 1_475 * BYTES_A_KILOBIT, // a second
  uploadThroughput: 675 * BYTES_A_KILOBIT,
};

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  return session;
}

/** The same with the network of such a phone. */
export async function slowPhone(page: Page, line = SLOW_4G): Promise<void> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** A tap as fingers do it: Playwright's own ends at once. The finger leaves when it does, whatever the page makes of the touch. */
export async function tap(target: Locator): Promise<void> {
  await target.tap({ trial: true }); // waits until it can be tapped
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await target.page().context().newCDPSession(target.page());
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const touched = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(TOUCH_MS);
  await Promise.all([touched, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}
