import { expect, type Locator, type Page } from '@playwright/test';

/** A fifth of the value that counts as good: one line that appears late would exceed it. */
export const SHIFT_MAXIMUM = 0.02;

/** What the browser has counted so far: how much of the screen has moved, and how far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The elements that wait until somebody comes near them, with their assumed and their real heights in pixels. */
export function farBelow(page: Page, selector: string) {
  return page.evaluate((waits) => {
    const waiting = [...document.querySelectorAll<HTMLElement>(waits)].map((element) => ({
      element,
      isRendered: element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      guessed: element.offsetHeight,
    }));
    // All at once: what stands in one row has one height.
    for (const { element } of waiting) element.style.contentVisibility = 'visible';
    const heights = waiting.map(({ element }) => element.offsetHeight);
    for (const { element } of waiting) element.style.contentVisibility = '';
    return waiting.map(({ isRendered, guessed }, index) => ({ isRendered, guessed, height: heights[index] ?? 0 }));
  }, selector);
}

/** Scrolls to a part of a page that is asked for only then, and may replace itself meanwhile. */
export async function comeNear(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass();
}
