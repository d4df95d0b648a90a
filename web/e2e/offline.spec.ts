import type { Page } from '@playwright/test';
import { ordersOf, placeConfirmed } from './api-helpers.ts';
import { openStatus } from './order-rows.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer, logIn, newMobile, sendRegistration } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

// The browser's message for each failed call.
test.use({
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NAME_NOT_RESOLVED https:\/\/www\.google\.com|dynamically imported module/,
  ],
});

const banner = (page: Page) => page.getByText('You are offline. Nothing is sent until you are back.');
const popup = (page: Page) => page.locator('.popup').last();

async function goOffline(page: Page) {
  // The first interaction preloads the popups that report failures.
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
      expect.stringMatching(/popups/),
    );
  }).toPass();
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
}

/** The write calls sent from now on. */
function changesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/'))
      sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Goes online again, and returns the calls that are sent by themselves until the shop has been requested again. */
async function sentAfterReturn(page: Page): Promise<string[]> {
  const sent = changesSent(page);
  const asked = page.waitForResponse((response) => response.url().includes('/api/'));
  await page.context().setOffline(false);
  await asked;
  await expect(banner(page)).toBeHidden();
  return sent.filter((call) => !/jwt$/.test(call));
}

test('a customer without a connection is told so at once, keeps what was typed, and nothing is sent later', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await page.goto(LAMP);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await page.getByLabel('Name').fill('Rupa, who waits');
  await page.getByLabel('Mobile number').fill(newMobile());
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await goOffline(page);

  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(popup(page)).toContainText('You are offline, so the order was not sent now.');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Rupa, who waits');
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 2, Road 3, Dhaka');
  await expect(page.getByRole('button', { name: 'Order Now' })).toBeEnabled();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(popup(page)).toContainText('You seem to be offline. Your cart is safe.');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 pcs' })).toBeVisible();
  await expect(popup(page)).toBeHidden();

  expect(await sentAfterReturn(page)).toEqual([]);
  expect(await ordersOf(email)).toEqual([]);

  await page.goto(LAMP);
  await goOffline(page);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(popup(page)).toContainText('You seem to be offline. Your cart is safe.');
  expect(await sentAfterReturn(page)).toEqual([]);
});

const waysIn = {
  '/login': (page: Page) => logIn(page, 'customer@aloghor.example', 'aloghor-customer'),
  '/register': (page: Page) => sendRegistration(page),
};

for (const [path, tryToEnter] of Object.entries(waysIn)) {
  test(`a guest who loses the connection on ${path} is told so, and enters when it is back`, async ({ page }) => {
    await page.goto(path);
    // The code of signing in is loaded ahead: a browser never requests a failed file again.
    await page.waitForResponse(/assets\/identity-/);
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    await tryToEnter(page);
    await expect(popup(page)).toContainText('You seem to be offline.');
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page)).toBeHidden();
    await tryToEnter(page);
    await expect(popup(page)).toContainText('You seem to be offline.');
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page)).toBeHidden();
    await page.context().setOffline(false);
    await tryToEnter(page);
    await expect(page).not.toHaveURL(path);
  });
}

test('a customer reads what was known of the orders, and that it is not live', async ({ page }) => {
  await becomeCustomer(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await goOffline(page);
  await expect(page.getByText('Not updating. This is how your orders were')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Not live right now')).toBeHidden();
});

test('a status that is changed without a connection stays as it was, also when one is back', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  await becomeAdmin(page, `/dashboard/manageOrders?q=${mobile}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await (await openStatus(page.getByRole('row').nth(1))).selectOption('Out for Delivery');
  await goOffline(page);
  await page.getByRole('button', { name: /^Change order/ }).click();
  await expect(popup(page)).toContainText('The status was not changed');
  await expect(popup(page)).toContainText('you seem to be offline');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('waiting for confirmation', { ignoreCase: true });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This was loaded earlier.');
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Manage Orders' }).click();
  expect(await sentAfterReturn(page)).toEqual([]);
  await page.goto(`/dashboard/manageOrders?q=${mobile}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('waiting for confirmation', { ignoreCase: true });
});

test('an admin without a connection sees what was known, is told that it may be old, and loses no text', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/manageOrders');
  await expect(page.getByText('Live: new orders appear automatically')).toBeVisible();
  await goOffline(page);
  await expect(page.getByText('Not live right now: new orders may be missing')).toBeVisible();
  await expectUsable(page, 'orders that are not live');
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You seem to be offline. Nothing was changed.');
  await page.context().setOffline(false);
  await expect(page.getByText('Live: new orders appear automatically')).toBeVisible();

  await page.goto('/dashboard/updateItem/chandni-3d-printed-moon-lamp');
  await page.getByLabel('Price').fill('1');
  await goOffline(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(popup(page)).toContainText('No answer came. What you typed is kept');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Price')).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(await sentAfterReturn(page)).toEqual([]);
  await expect(page.getByLabel('Price')).toHaveValue('1');
});

test('a page whose code did not come without a connection opens by itself when it is back', async ({ page }) => {
  await page.goto(LAMP);
  await goOffline(page);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('alert')).toContainText('No connection to the shop');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, answered');
  await expect(page).toHaveURL('/aboutUs');
});

onPhone(() => {
  test('the offline banner hides nothing and moves nothing; what a guest adds is kept', async ({ page }) => {
    await page.goto(LAMP);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    await goOffline(page);
    expect(await heading.boundingBox()).toEqual(before);
    const strip = await banner(page).boundingBox();
    const bar = await page.locator('.buy-bar').boundingBox();
    expect(Number(bar?.y) + Number(bar?.height)).toBeLessThanOrEqual(Number(strip?.y));
    await expectUsable(page, 'the line that nothing is sent');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(popup(page)).toContainText('Added to Cart. It is kept on this device.');
    await page.context().setOffline(false);
    await expect(banner(page)).toBeHidden();
  });
});
