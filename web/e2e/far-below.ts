import type { Page } from '@playwright/test';

/** What waits until somebody comes near it, with the heights that it is thought to have and that it has, in pixels. */
export function farBelow(page: Page, selector: string) {
  return page.evaluate((waits) => {
    const waiting = [...document.querySelectorAll<HTMLElement>(waits)].map((element) => ({
      element,
      isDrawn: element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      guessed: element.offsetHeight,
    }));
    // All at once: what stands in one row has one height.
    for (const { element } of waiting) element.style.contentVisibility = 'visible';
    const heights = waiting.map(({ element }) => element.offsetHeight);
    for (const { element } of waiting) element.style.contentVisibility = '';
    return waiting.map(({ isDrawn, guessed }, index) => ({ isDrawn, guessed, height: heights[index] ?? 0 }));
  }, selector);
}
