import { isLong } from '@aloghor/functions/test/long-runs';
import type { Page } from '@playwright/test';
import { layoutShift, SHIFT_MAXIMUM } from './layout.ts';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { DESK, expect, onPhone, PHONE, test } from './shop-test.ts';

const LAMP = '/shop/category/dhonuk-arc-floor-lamp';

onPhone(() => {
  for (const path of ['/', '/shop', LAMP, '/cart', ...(isLong ? ['/bn', '/bn/shop', `/bn${LAMP}`, '/bn/cart'] : [])]) {
    test(`nothing jumps while ${path} loads`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAXIMUM);
    });
  }

  test('nothing jumps while the products of a cart load', async ({ page }) => {
    const cart = ['dhoya-smoked-glass-pendant', 'dhonuk-arc-floor-lamp'].map((ItemId) => ({ ItemId, quantity: 1 }));
    await page.addInitScript((entries) => localStorage.setItem('myCart', entries), JSON.stringify(cart));
    await page.route('**/api/item/*', async (route) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await route.continue();
    });
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Dhonuk Arc Floor Lamp' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAXIMUM);
  });

  test('nothing jumps while the overview of the dashboard loads, whatever comes last', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/audit');
    for (const last of ['settings', 'stats', 'users/admin/me']) {
      await page.route(`**/api/${last}`, async (route) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await route.continue();
      });
      await page.goto('/dashboard/adminHome');
      await expect(page.getByRole('heading', { name: 'Newest orders' })).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      expect.soft(await layoutShift(page), last).toBeLessThanOrEqual(SHIFT_MAXIMUM);
      await page.unroute(`**/api/${last}`);
    }
  });
});

const FOR_MEMBERS = ['/', '/shop', LAMP, '/bn', `/bn${LAMP}`, '/dashboard/cart', '/dashboard/profile'];

for (const screen of isLong ? [PHONE, DESK] : [PHONE]) {
  test(`nothing jumps when a member becomes known, ${screen.width} px wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    await becomeCustomer(page);
    for (const path of isLong ? FOR_MEMBERS : [LAMP]) {
      await page.goto(path);
      await expect(
        path.startsWith('/dashboard') ? page.getByRole('heading', { level: 1 }) : memberOn(page),
      ).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_MAXIMUM);
    }
  });
}

/** What the bar shows once the visitor is known, in either language. */
const memberOn = (page: Page) => page.getByRole('button', { name: /^(Your account|আপনার অ্যাকাউন্ট)$/ });
