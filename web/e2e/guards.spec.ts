import { becomeAdmin, becomeCustomer, logIn } from './people.ts';
import { expect, test } from './shop-test.ts';

test('a guest is sent to the login and brought back', async ({ page }) => {
  await page.goto('/dashboard/cart');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/dashboard/cart');
});

test('while it is not known who is there, an overlay says so', async ({ page }) => {
  await becomeCustomer(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/users/admin/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/orders');
  await expect(page.getByText('Checking who you are…')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
});

test('an admin is refused at the cart and by Add To Cart', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByText('Admin will not be able to buy anything.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBeNull();
});
