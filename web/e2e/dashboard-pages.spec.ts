import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const PAGES = [
  ['adminHome', 'addItems', 'manageItems', 'manageOrders', 'orderHistory'],
  ['allUsers', 'Topselling', 'importItems', 'inbox', 'audit', 'updateItem/chandni-3d-printed-moon-lamp'],
];
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const paths of PAGES) {
  test(`have no accessibility fault that a machine can find, and fit: ${paths.join(', ')}`, async ({ page }) => {
    await becomeAdmin(page);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        faults.push(...(await faultsOf(page)).map((fault) => `${path} at ${screen.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('on a phone the one menu of the dashboard is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeAdmin(page, '/dashboard/adminHome'); // from /dashboard it leads there, which closes a menu
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(1);
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await page.getByRole('dialog', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveURL('/dashboard/allUsers');
  await expect(page.getByRole('dialog', { name: 'Dashboard menu' })).toBeHidden();
});

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
  ];
}
