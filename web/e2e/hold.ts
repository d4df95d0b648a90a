import type { Page } from '@playwright/test';

/** Lets the calls of an address wait until they are released; `asked` is fulfilled with the first. */
export async function hold(page: Page, address: string): Promise<{ asked: Promise<void>; release: () => void }> {
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
