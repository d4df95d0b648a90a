import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });

/** Composes this text in the focused field, as an input method does before the Enter that ends a word. */
async function compose(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** The Enter that ends a word, as Chromium passes it on. */
async function endWord(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
    text: '\r',
  });
}

test('Ctrl and the key of the S lead to the search on a Bangla keyboard, too', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const isTaken = await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', {
      key: 'স',
      code: 'KeyS',
      ctrlKey: true,
      cancelable: true,
      bubbles: true,
    });
    return !document.body.dispatchEvent(pressed); // the browser would save the page
  });
  expect(isTaken).toBe(true);
  await expect(field(page)).toBeFocused();
});

test('Enter that ends a word of an input method submits no search; the next one does', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await field(page).focus();
  await compose(page, 'lamp');
  await endWord(page);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/shop');
  await page.keyboard.insertText('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?q=lamp');
});
