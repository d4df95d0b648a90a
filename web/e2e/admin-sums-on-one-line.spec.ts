import type { Page } from '@playwright/test';
import { placeFirstCall, recordCall, setStatus } from './api-helpers.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(180_000);

const WIDTHS = [320, 390, 1024, 1440];

/** The sums on the page that begin on one line and end on another, or leave their box. */
function brokenSums(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SUM = /\p{Nd}[\p{Nd},.]*\s(?:Tk|টাকা)/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // it shows nothing else
      for (const { index, 0: sum } of text.data.matchAll(SUM)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + sum.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const box = text.parentElement?.closest('li, td, dl, section') ?? document.body;
        const isOutside = range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
        if (lines.size > 1 || isOutside) broken.push(`${sum} in ${text.parentElement?.outerHTML.slice(0, 200)}`);
      }
    }
    return broken;
  });
}

test('no sum of the dashboard is broken in two lines, however narrow the screen is', async ({ page }) => {
  const said = { orderItems: [{ _id: 'dhoya-smoked-glass-pendant', quantity: 99 }], place: { district: 'Sylhet' } };
  const mobile = newMobile();
  const called = await placeFirstCall(mobile, 'Mohammad Abdullah Al Mamun Chowdhury', said);
  const delivered = await placeFirstCall(mobile, 'Mohammad Abdullah Al Mamun Chowdhury', said);
  await recordCall(delivered, 'confirmed');
  await setStatus(delivered, 'Delivered');
  await becomeAdmin(page);
  const found: string[] = [];
  for (const language of ['en', 'bn']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of [
      'adminHome',
      `toCall?order=${called}`,
      'packing',
      'manageOrders',
      `manageOrders/${delivered}`,
      'orderHistory',
      'newOrder',
    ]) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.locator('main')).toContainText(/\p{Nd} (Tk|টাকা)/u);
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await brokenSums(page)).map((one) => `${language} ${path} at ${width} px: ${one}`));
      }
    }
  }
  expect(found).toEqual([]);
});
