import { becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';
import { leaveUndrawn } from './undrawn.ts';

test.use({ expectedComplaints: [/A page broke|TypeError|ERR_FAILED|dynamically imported/] });

test('a page that breaks says so below the bar, and is left by any link', async ({ page }) => {
  await leaveUndrawn(page);
  await page.route('**/api/item/chandni-*', (route) => route.fulfill({ json: { _id: 'chandni', name: 'A lamp' } }));
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Something broke on this page');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a frame that breaks says so in its place, and reloading the page helps', async ({ page }) => {
  await becomeCustomer(page);
  const code = '**/assets/dashboard-layout-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/dashboard/cart');
  await expect(page.getByRole('alert')).toContainText('Something broke on this page');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText("You haven't added any products", { exact: true })).toBeVisible();
});
