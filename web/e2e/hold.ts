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
