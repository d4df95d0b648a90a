import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { logIn } from '../../web/e2e/people.ts';
import browserTests from '../../web/playwright.config.ts';

/** As the browser tests start it, with no way out of this machine. Who stops us also ends the browser, not it us. */
const LAUNCH: LaunchOptions = {
  args: browserTests.use?.launchOptions?.args ?? [],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** What a guest has in the cart before the cart is measured. */
const GUEST_CART = [
  { ItemId: 'dhoya-smoked-glass-pendant', quantity: 1 },
  { ItemId: 'chandni-3d-printed-moon-lamp', quantity: 2 },
];

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ ...LAUNCH, executablePath });
}

/** A browser that another program can steer as well, at this port. */
export function openSharedBrowser(executablePath: string, port: number, baseURL: string): Promise<BrowserContext> {
  const args = [...(LAUNCH.args ?? []), `--remote-debugging-port=${port}`];
  return chromium.launchPersistentContext('', { ...LAUNCH, executablePath, args, baseURL });
}

/** A page of somebody who has never been here. */
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

/** Ends where nobody but an admin comes, with the session kept for the next visit. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/dashboard/addItems');
  await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
  await page.getByRole('checkbox').first().waitFor();
}
