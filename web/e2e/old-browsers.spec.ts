import type { Page } from '@playwright/test';
import { expect, onPhone, test } from './shop-test.ts';

test.use({ expectedComplaints: [/404 .*\/no-such-page$/] });

const IN_ENGLISH =
  'This browser is too old for this shop. Please use Chrome 109, Firefox 102, Safari 15.4 or a newer one.';
const IN_BANGLA = 'এই ব্রাউজারটি বেশি পুরোনো, এতে দোকানটি চলে না। ক্রোম ১০৯, ফায়ারফক্স ১০২, সাফারি ১৫.৪ বা আরও নতুন ব্রাউজার ব্যবহার করুন।';

/** Lets the stylesheet take this browser for one that lacks what the oldest browsers have. */
async function beOlder(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const styles = await answer.text();
    await route.fulfill({ response: answer, body: styles.replace(/@supports not \(height: ?1dvh\)/, '@media all') });
  });
}

for (const path of ['/', '/bn', '/login', '/dashboard/toCall', '/no-such-page']) {
  test(`a browser that is too old for ${path} reads so, and nothing else`, async ({ page }) => {
    await beOlder(page);
    await page.goto(path);
    await expect(page.getByText(IN_ENGLISH)).toBeVisible();
    await expect(page.getByText(IN_BANGLA)).toBeVisible();
    const lines = async () => (await page.locator('body').innerText()).split(/\n+/);
    await expect.poll(lines).toEqual([IN_ENGLISH, IN_BANGLA]); // a guest is led from the dashboard to another document
  });
}

onPhone(() => {
  test('no other browser reads that', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(IN_ENGLISH)).toBeHidden();
    await expect(page.getByText(IN_BANGLA)).toBeHidden();
  });
});
