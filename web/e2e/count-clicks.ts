import type { Page } from '@playwright/test';

/** Counts what a hand does on a page from its next address on: clicks, and keys pressed. A choice in a select is neither, in a test. */
export async function countClicks(page: Page) {
  let presses = 0;
  await page.exposeFunction('notePress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const note = (event: Event) => event.isTrusted && (window as unknown as { notePress: () => void }).notePress();
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, note, { capture: true });
  });
  return {
    /** Since the last call of this. */
    taken: () => {
      const sofar = presses;
      presses = 0;
      return sofar;
    },
  };
}
