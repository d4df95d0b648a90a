import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** More stops than this before the wanted element are too many for people without a mouse. */
const TABS_MAXIMUM = 60;

/** Presses Tab, or with Shift back, until something has the focus, as people without a mouse do. */
export async function tabTo(page: Page, wanted: Locator, step = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < TABS_MAXIMUM; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(step);
  }
  await expect(wanted).toBeFocused({ timeout: 1 });
}

/** Tabs to something and activates it, by Enter or the key that it needs. */
export async function activate(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
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
  await expect(page.getByRole('group', { name: 'Result of the call' }).getByRole('button').first()).toBeEnabled();
  await page.keyboard.press(key);
}
