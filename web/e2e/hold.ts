import type { Page, Route } from '@playwright/test';

/** Holds the calls of an address until they are released; `asked` resolves at the first call. */
export async function hold(
  page: Page,
  address: string | RegExp,
): Promise<{ asked: Promise<void>; release: () => void }> {
  let ask = () => {};
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    ask();
    await held;
    await route.continue();
  });
  return { asked, release };
}

/** Lets a call arrive, but drops its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/**
 * Handles the first calls of an address, and lets the later ones through. The route stays: at the moment in which one is
 * taken away, as by Playwright's own `times`, Chromium can lose whatever else the page is loading.
 */
export async function handleFirst(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
  calls = 1,
): Promise<void> {
  let left = calls;
  await page.route(address, (route) => {
    left -= 1;
    return left < 0 ? route.fallback() : handle(route);
  });
}
