import { faultsOf } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const PAGES = [
  ['adminHome', 'addItems', 'manageItems', 'manageOrders'],
  ['packing', 'toCall', 'orderHistory', 'allUsers', 'Topselling'],
  ['importItems', 'inbox', 'audit', 'updateItem/chandni-3d-printed-moon-lamp'],
];

for (const paths of PAGES) {
  test(`everybody can use ${paths.join(', ')}`, async ({ page }) => {
    await becomeAdmin(page);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      faults.push(...(await faultsOf(page)));
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
