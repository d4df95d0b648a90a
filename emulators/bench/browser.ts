import { setTimeout as pause } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { logIn } from '../../web/e2e/people.ts';
import browserTests from '../../web/playwright.config.ts';

/** With the options of the browser tests, without external network. Signals end the browser through us. */
const LAUNCH: LaunchOptions = {
  args: browserTests.use?.launchOptions?.args ?? [],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** The guest cart before the cart page is measured. */
const GUEST_CART = [
  { ItemId: 'dhoya-smoked-glass-pendant', quantity: 1 },
  { ItemId: 'chandni-3d-printed-moon-lamp', quantity: 2 },
];

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ ...LAUNCH, executablePath });
}

/** A browser that another program can also control, through this debugging port. It accepts the front's certificate. */
export function openSharedBrowser(executablePath: string, port: number, baseURL: string): Promise<BrowserContext> {
  const args = [...(LAUNCH.args ?? []), `--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return chromium.launchPersistentContext('', { ...LAUNCH, executablePath, args, baseURL });
}

/** A page with an empty cache and storage. */
export async function withNewPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function fillGuestCart(page: Page): Promise<void> {
  await page.goto('/info/about');
  await page.evaluate((cart) => localStorage.setItem('myCart', cart), JSON.stringify(GUEST_CART));
}

/** Signs in as an admin; the session is kept for the next visit. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/dashboard/addItems');
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await page.getByRole('checkbox').first().waitFor();
}

const QUIET_MS = 500;
const BETWEEN_LOOKS_MS = 20;

/**
 * How many requests a page makes to this address during a visit, until none has been open for half a second. Requests to
 * other addresses do not count: a live channel to the database never ends.
 */
export async function callsDuring(page: Page, address: string, visit: () => Promise<unknown>): Promise<number> {
  const open = new Set<Request>();
  let calls = 0;
  let lastEnd = performance.now();
  const begin = (request: Request) => {
    if (!request.url().startsWith(address)) return;
    calls += 1;
    open.add(request);
  };
  const end = (request: Request) => {
    if (open.delete(request)) lastEnd = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await visit();
  const since = performance.now();
  while (open.size > 0 || performance.now() - Math.max(since, lastEnd) < QUIET_MS) await pause(BETWEEN_LOOKS_MS);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return calls;
}
