import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import { PEOPLE } from '@aloghor/functions/test/seed-data';
import { logIn } from '@aloghor/web/e2e/people.ts';
import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../../shop/stack/stack.ts';
import { withNewPage } from './browser.ts';
import { ORDER } from './costs.ts';
import { ninetyFifth } from './figures.ts';
import { withShop } from './measured-processes.ts';
import type { Target } from './table.ts';
import { slowProcessor } from './touch.ts';

const CALLS = 40;
const NEXT_LIMIT_MS = 100;
const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** How long a clerk waits, on a slow computer, from the key of an outcome until the next order's card is painted. */
export function measureCalls(stack: Stack, browser: Browser): Promise<Target[]> {
  return withShop(stack, async ({ address: baseURL }) => {
    for (let order = 0; order < CALLS + 4; order += 1) await placeOrder(order);
    const times = await withNewPage(browser, { baseURL, ...DESK }, async (page) => {
      await openDesk(page);
      const all: number[] = [];
      while (all.length < CALLS) all.push(await timeToNext(page));
      return all;
    });
    const what = 'calls: from the key of an outcome to the next card, p95';
    return [{ what, unit: 'ms', value: ninetyFifth(times), atMost: NEXT_LIMIT_MS }];
  });
}

/** Each of a number of its own: orders of one number are called together. */
async function placeOrder(place: number): Promise<void> {
  const mobileNumber = `017${String(10_000_000 + place)}`;
  const { status } = await ask(NOBODY, 'POST /orders', { ...ORDER, name: `Buyer ${place}`, mobileNumber });
  if (status !== 200) throw new Error(`POST /orders was answered ${status}`);
}

async function openDesk(page: Page): Promise<void> {
  await page.addInitScript(recordCards);
  await page.goto('/login');
  const clerk = PEOPLE.find(({ role }) => role === 'clerk');
  await logIn(page, clerk?.email ?? '', clerk?.password ?? '');
  await page.waitForURL('**/dashboard/**');
  await page.getByRole('link', { name: 'To call' }).click();
  await outcomes(page).waitFor();
  await slowProcessor(page);
  await untilAhead(page, 'x');
}

const outcomes = (page: Page) => page.getByRole('group', { name: 'Result of the call' });

/** Presses a key, and waits until the order after the one that follows is claimed and read. */
async function untilAhead(page: Page, key: string): Promise<void> {
  const ahead = page.waitForResponse((answer) => answer.request().postData()?.includes('beside') === true);
  await page.keyboard.press(key);
  await (await ahead).finished();
  await outcomes(page).getByRole('button', { disabled: false }).first().waitFor();
  await page.evaluate(untilIdle); // nobody presses in the very moment in which an answer comes
}

/** Milliseconds from the key until the next card is painted. */
async function timeToNext(page: Page): Promise<number> {
  await page.evaluate(forgetCard);
  await untilAhead(page, 'c');
  await page.waitForFunction(() => 'changedAt' in globalThis);
  return page.evaluate(changedAfter);
}

/** What the measuring uses of a page; a browser's own types do not agree with those of Node. */
interface PageGlobals {
  addEventListener: (type: string, act: (event: { timeStamp: number }) => void, options: object) => void;
  requestAnimationFrame: (act: () => void) => void;
  requestIdleCallback: (act: () => void) => void;
  document: { querySelector: (selector: string) => { textContent: string } | null };
  pressedAt: number;
  before?: string | undefined;
  changedAt?: number;
}

/** Runs in each page, before its own scripts: from a key on it looks in each frame which order the card is of. */
function recordCards(): void {
  const page = globalThis as unknown as PageGlobals;
  const shown = () => page.document.querySelector('main section h2')?.textContent;
  const look = () => {
    if (shown() === page.before) return page.requestAnimationFrame(look);
    page.changedAt = performance.now();
  };
  const note = ({ timeStamp }: { timeStamp: number }) => {
    page.pressedAt = timeStamp;
    page.before = shown();
    page.requestAnimationFrame(look);
  };
  page.addEventListener('keydown', note, { capture: true });
}

/** Runs in the page. */
function untilIdle(): Promise<void> {
  return new Promise<void>((resolve) => (globalThis as unknown as PageGlobals).requestIdleCallback(resolve));
}

/** Runs in the page. */
function forgetCard(): void {
  delete (globalThis as unknown as PageGlobals).changedAt;
}

/** Runs in the page. */
function changedAfter(): number {
  const { pressedAt, changedAt = Number.NaN } = globalThis as unknown as PageGlobals;
  return changedAt - pressedAt;
}
