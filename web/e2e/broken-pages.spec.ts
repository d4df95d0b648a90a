import { disablePrerendering } from './network.ts';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/A page broke|TypeError|ERR_FAILED|dynamically imported/] });

test('a page that breaks says so below the bar, and is left by any link', async ({ page }) => {
  await disablePrerendering(page);
  await page.route('**/api/item/chandni-*', (route) => route.fulfill({ json: { _id: 'chandni', name: 'A lamp' } }));
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Something went wrong on this page');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a page of a member that breaks says so, and is left by the way home', async ({ page }) => {
  await becomeCustomer(page);
  await page.route('**/assets/my-orders-*.js', (route) => route.abort());
  await page.goto('/dashboard/orders');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Something went wrong on this page');
  await alert.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test("an admin's page whose code cannot be loaded says so, and the menu still leads on", async ({ page }) => {
  await becomeAdmin(page, '/dashboard/adminHome');
  await page.route('**/audit-log-*.js', (route) => route.abort());
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  await menu.getByRole('link', { name: 'Audit Log' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Something went wrong on this page');
  await menu.getByRole('link', { name: 'Manage Items' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test('a frame that breaks says so in its place, and reloading the page helps', async ({ page }) => {
  await becomeCustomer(page);
  const code = '**/assets/members-area-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/dashboard/cart');
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText("You haven't added any products", { exact: true })).toBeVisible();
});

test('styles that did not come are asked for again when they are needed next', async ({ page }) => {
  const styles = '**/assets/popup-*.css';
  await page.route(styles, (route) => route.abort());
  const rejected = page.waitForEvent('requestfailed', (request) => request.url().includes('/popup-'));
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.mouse.move(100, 100); // from now on what popups need is loaded
  await rejected;
  await page.unroute(styles);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText('Added to Cart')).toBeVisible();
  await expect(page.locator('.swal2-container')).toHaveCSS('position', 'fixed');
});
