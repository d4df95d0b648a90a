import { setRole } from './api-helpers.ts';
import { handleFirst, hold } from './network.ts';
import { becomeAdmin, becomeCustomer, becomeStaff, logIn } from './people.ts';
import { expect, test } from './shop-test.ts';

test('a guest is sent to the login and brought back', async ({ page }) => {
  await page.goto('/dashboard/cart');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/dashboard/cart');
});

test.describe('while the visitor is unknown', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('an overlay says so; where the identity provider cannot be reached it is tried again', async ({ page }) => {
    await becomeCustomer(page);
    const { asked, release } = await hold(page, '**/api/jwt');
    await handleFirst(page, '**/__/firebase/init.json', (route) => route.abort());
    await page.goto('/dashboard/orders');
    await expect(page.getByText('Checking your account…')).toBeVisible();
    await asked;
    await expect(page.getByText('Checking your account…')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  });
});

test.describe('while the role is unknown', () => {
  test.use({ expectedComplaints: [/503|ERR_FAILED/] });
  const ADDRESS = '**/api/users/admin/*';

  test('an admin’s page says so, asks again by itself and by hand, and goes on when it is known', async ({ page }) => {
    await becomeAdmin(page);
    let asked = 0;
    await page.route(ADDRESS, async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort() : route.fulfill({ status: 503 }));
    });
    await page.goto('/dashboard/allUsers');
    const sentence = page.getByText('We could not check your permissions yet.');
    await expect(sentence).toBeVisible();
    const first = asked;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBeGreaterThan(first);
    const byHand = asked;
    await expect.poll(() => asked).toBeGreaterThan(byHand);
    await expect(sentence).toBeVisible();
    await expect(page).toHaveURL('/dashboard/allUsers');
    await page.unroute(ADDRESS);
    await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/allUsers');
  });

  test('a customer shops: bar, cart and orders wait for nothing', async ({ page }) => {
    await becomeCustomer(page);
    await page.route(ADDRESS, (route) => route.fulfill({ status: 503 }));
    await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/cart');
    await expect(page.getByText('1 pcs')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  });
});

test.describe('the message about access follows the visitor', () => {
  test.use({ expectedComplaints: [/403/] }); // of the page that is open while the role is taken back

  test('a user who becomes an admin continues, and so does an admin who signs in', async ({ page }) => {
    const denial = page.getByText('Your account has no permission for this page');
    const email = await becomeCustomer(page);
    await page.goto('/dashboard/audit?from=here');
    await expect(denial).toBeVisible();
    await setRole(email, 'admin');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL('/dashboard/audit?from=here');
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
    await setRole(email, 'customer');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(denial).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await logIn(page, 'admin@aloghor.example', 'aloghor-admin');
    await expect(page).toHaveURL('/dashboard/audit?from=here');
  });
});

test('a packer who opens the cart is led to their own work', async ({ page }) => {
  await becomeStaff(page, 'packer');
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Go to your work' }).click();
  await expect(page).toHaveURL('/dashboard/packing');
});

test('an admin cannot use the cart or Add To Cart', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByText('Admin will not be able to buy anything.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBeNull();
  for (const path of ['/cart', '/dashboard/cart']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('Admin will not be able to buy anything.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  }
});
