import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** A page with more stops before what is wanted is too long for a keyboard. */
const TABS_MAXIMUM = 60;

/** Presses Tab, or with Shift back, until something has the focus, as people without a mouse do. */
export async function tabTo(page: Page, wanted: Locator, step = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < TABS_MAXIMUM; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(step);
  }
  await expect(wanted).toBeFocused({ timeout: 1 });
}

/** Tabs to something and presses it. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Tabs to a field and writes over what is in it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Presses a key of the desk, when the order that is shown takes one. */
export async function pressAtDesk(page: Page, key: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'What came of the call' }).getByRole('button').first()).toBeEnabled();
  await page.keyboard.press(key);
}
