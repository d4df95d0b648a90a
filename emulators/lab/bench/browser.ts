import browserTests from '@aloghor/web/playwright.config.ts';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { medianOf } from './figures.ts';
import type { Target } from './table.ts';

/** With the options of the browser tests, without external network. Signals end the browser through us. */
const LAUNCH = {
  args: browserTests.use?.launchOptions?.args ?? [],
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
};

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export function openBrowser(executablePath: string) {
  return chromium.launch({ ...LAUNCH, executablePath });
}

/** A browser that another program can also control, through this debugging port. It accepts the front's certificate. */
export function openSharedBrowser(executablePath: string, port: number, baseURL: string) {
  const args = [...LAUNCH.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return chromium.launchPersistentContext('', { ...LAUNCH, executablePath, args, baseURL });
}

/** A phone's page with an empty cache and storage. It accepts the certificate of the shop's front. */
export async function withNewPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ignoreHTTPSErrors: true, ...options });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds of each, the median of some rounds: each on a phone, in a page that was never touched before. */
export async function measureEach<One extends Pick<Target, 'what' | 'atMost'>>(
  browser: Browser,
  options: BrowserContextOptions,
  rounds: number,
  all: readonly One[],
  measure: (page: Page, one: One) => Promise<number>,
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const one of all) {
    const value = await medianOf(rounds, () => withNewPage(browser, options, (page) => measure(page, one)));
    targets.push({ ...one, unit: 'ms', value });
  }
  return targets;
}
