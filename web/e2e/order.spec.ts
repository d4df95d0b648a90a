import { MOBILE_PREFIX } from '@aloghor/functions/domain/country';
import type { Page } from '@playwright/test';
import { cartOf, orderNumberOf, ordersOf, ordersOfMobile, setPayment, setPrice, setStatus } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { activate, write } from './keyboard.ts';
import { handleFirst, hold, TOO_MANY } from './network.ts';
import { addMoonLamp, closePopup, fillOrder, MOON_LAMP, orderNow, orderWithoutAnswer } from './ordering.ts';
import { expectUsable } from './page-faults.ts';
import { becomeCustomer, newEmail, newMobile, PASSWORD, register } from './people.ts';
import { expect, test } from './shop-test.ts';

/** How many files with the list of places the page has asked for. */
function placesAsked(page: Page): Promise<number> {
  return page.evaluate(() => {
    const asked = performance.getEntriesByType('resource');
    return asked.filter(({ name }) => name.includes('/assets/place-options-')).length;
  });
}

test('a guest finds, buys and follows by the keyboard alone, and reads the Order ID', async ({ page }) => {
  await page.goto('/');
  await activate(page, page.getByRole('link', { name: 'Skip to the content' }));
  await write(page, page.getByRole('combobox', { name: 'Search products' }), 'moon');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shop/category/${MOON_LAMP}`);
  await activate(page, page.getByRole('button', { name: 'Buy Now', exact: true }));
  await expect(page.getByLabel('Mobile number')).toHaveValue(MOBILE_PREFIX);
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('01XXXXXXXXX');
  const mobile = newMobile();
  await page.waitForLoadState('networkidle');
  expect(await placesAsked(page)).toBe(0); // the list of places loads only when somebody fills in the form
  const { asked, release } = await hold(page, '**/assets/place-options-*.js');
  await write(page, page.getByLabel('Name'), 'Rupa Shopper');
  await asked;
  await write(page, page.getByLabel('Mobile number'), mobile);
  await write(page, page.getByRole('combobox', { name: 'District or thana' }), 'সাভার');
  await page.keyboard.press('Enter'); // what was typed before the list is there is chosen when it is
  release();
  await expect(page.getByLabel('District or thana')).toHaveValue('Savar, Dhaka');
  expect(await placesAsked(page)).toBeGreaterThan(0);
  await write(page, page.getByLabel('Delivery address'), 'House 2, Road 3, Dhaka');
  await activate(page, orderNow(page));
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('Your order has been completed');
  await expect(popup).toContainText('A representative will contact you shortly.');
  await expect(page).toHaveURL('/track');
  const [id] = await ordersOfMobile(mobile);
  await expect(popup).toContainText(`Order ID: ${id}`);
  const [, number = ''] = /Order number ([A-Z]+-\d{4})/.exec(await popup.innerText()) ?? [];
  // As on plain HTTP, and much as in the browsers inside other apps.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await activate(page, popup.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => page.evaluate(() => String(window.getSelection()))).toBe(id);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await popup.getByRole('button', { name: 'Copy' }).click();
  await expect(popup.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await activate(page, popup.getByRole('link', { name: 'Follow this order' }));
  await expect(popup).toBeHidden();
  const order = page.getByRole('article', { name: `Order ID: ${id}` });
  await expect(order).toContainText('Chandni 3D Printed Moon Lamp');
  await expect(order).toContainText(asSum('1,650'));
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
  const place = { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' };
  expect(await ordersOf('WithOut LogIn Order')).toContainEqual(
    expect.objectContaining({
      _id: id,
      number,
      uid: null,
      place,
      recipientNotice: { version: 1, at: expect.any(Number) },
    }),
  );
  await page.getByRole('textbox', { name: 'Order ID' }).fill(number.replace('-', '').toLowerCase());
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(order).toContainText(`Order number ${number}`);
  await addMoonLamp(page);
  await expect(page.getByLabel('District or thana')).toHaveValue('Savar, Dhaka');
});

test('a customer registers, fills the cart, buys, sees the order move to Delivered live, and finds it after the next login, by the keyboard alone', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/register');
  await write(page, page.getByLabel('Name'), 'Rupa Shopper');
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await write(page, page.getByLabel('Confirm password'), PASSWORD);
  await activate(page, page.getByRole('button', { name: 'Register', exact: true }));
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page).not.toHaveURL(/register/);

  await page.goto(`/shop/category/${MOON_LAMP}`);
  const buyNow = page.getByRole('button', { name: 'Buy Now', exact: true });
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await activate(page, skip);
  await activate(page, buyNow);
  await expect(page).toHaveURL('/dashboard/cart');
  const main = page.getByRole('main');
  await activate(page, main.getByRole('button', { name: 'One more' }));
  await expect(main.getByText('2 pcs')).toBeVisible();
  await activate(page, main.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }));
  await activate(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, Remove It!' }));
  await expect(main.getByText("You haven't added any products", { exact: true })).toBeVisible();
  await page.goBack();
  await activate(page, skip);
  await activate(page, buyNow);
  await expect(main.getByText('1 pcs')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Rupa Shopper'); // asked for once, when registering
  await write(page, page.getByLabel('Mobile number'), newMobile());
  await write(page, page.getByLabel('Delivery address'), 'House 2, Road 3, Dhaka');
  await activate(page, orderNow(page));
  await expect(page.getByRole('dialog')).toContainText('Your order has been completed');
  await activate(page, page.getByRole('dialog').getByRole('button', { name: 'OK' }));
  await expect(page).toHaveURL('/dashboard/orders');
  const current = page.getByRole('region', { name: 'Current orders' });
  await expect(current.locator('[aria-current=step]')).toHaveText('waiting');
  expect(await cartOf(email)).toEqual({});
  const [order] = await ordersOf(email);
  await expectUsable(page, 'an order on its way');
  await setStatus(String(order?._id), 'Out for Delivery');
  await expect(current.locator('[aria-current=step]')).toHaveText('Out for Delivery');
  const number = await orderNumberOf(order?._id);
  const said = page.getByRole('main').getByRole('status').filter({ hasText: number });
  await expect(said).toHaveText(`Order number ${number}: Out for Delivery.`);
  const payment = current.getByRole('list', { name: 'Progress of the order' }).getByText('Payment successful');
  await expect(payment.locator('xpath=..')).toHaveAttribute('data-done', 'false');
  await setPayment(String(order?._id), true);
  await expect(payment.locator('xpath=..')).toHaveAttribute('data-done', 'true');
  await expect(current.getByRole('list', { name: 'What has happened' }).getByRole('listitem')).toHaveText([
    /^waiting for confirmation/,
    /^Out for Delivery/,
  ]);
  await setStatus(String(order?._id), 'Delivered');
  const history = page.getByRole('region', { name: 'Order history' });
  await expect(history.locator('[data-done=true]')).toHaveCount(4);
  await expect(current.getByRole('article')).toHaveCount(0);
  await expectUsable(page, 'the orders of a customer');
  await activate(page, page.getByRole('button', { name: 'Your account' }));
  await activate(page, page.getByRole('button', { name: 'Log Out' }));
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(history.getByRole('article')).toHaveCount(1);
});

test('before the first order the page leads to the shop; its buyer cancels one, and a red badge says what that means', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  await addMoonLamp(page);
  await fillOrder(page, newMobile());
  await orderNow(page).click();
  await expect(page.getByRole('dialog').getByText(/^A-\d+$/)).toHaveCSS('white-space', 'nowrap');
  await closePopup(page, 'Your order has been completed');
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByRole('region', { name: 'Current orders' }).getByRole('article')).toHaveCount(1);
  const cancel = page.getByRole('button', { name: 'Cancel this order' });
  await cancel.click();
  await expect(page.getByRole('dialog')).toContainText('Cancel this order?');
  await expect(page.getByRole('dialog').getByText(/^A-\d+$/)).toHaveCSS('white-space', 'nowrap');
  await page.keyboard.press('Enter'); // the focus is on no
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await ordersOf(email))[0]).toMatchObject({ status: 'waiting for confirmation' });
  await cancel.click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Cancelled by you')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  const badge = page.getByRole('region', { name: 'Order history' }).getByText('Cancel', { exact: true }).first();
  await expect(badge).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(badge.locator('svg')).toBeVisible();
  await expect(
    page.getByText('This order was cancelled. Nothing will be delivered and you have nothing to pay.'),
  ).toBeVisible();
});

test('a guest cart becomes the account’s at sign-in', async ({ page }) => {
  await addMoonLamp(page);
  await page.goto('/register');
  const email = await register(page);
  await expect.poll(() => cartOf(email)).toEqual({ [MOON_LAMP]: 1 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('myCart'))).toBe('[]');
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
});

test.describe('with a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|404|409|429|503/] });

  test('an order whose answer was lost is not placed twice, also after too many requests', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await handleFirst(page, '**/api/orders', (route) => route.fulfill(TOO_MANY));
    await orderNow(page).click();
    await closePopup(page, 'Too many requests. Please try again in ten minutes.');
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('an order that never arrived can be sent again', async ({ page, context }) => {
    await addMoonLamp(page);
    const mobile = newMobile();
    await fillOrder(page, mobile);
    await page.route('**/api/orders', (route) => route.abort());
    await orderNow(page).click();
    await closePopup(page, 'The connection was lost.');
    expect(await ordersOfMobile(mobile)).toHaveLength(0);
    await page.unroute('**/api/orders');
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
    expect(context.pages()).toHaveLength(1);
  });
});

test('what another tab adds while an order is on its way stays in the cart', async ({ page, context }) => {
  await addMoonLamp(page);
  const other = await context.newPage();
  await other.goto('/shop/category/jugol-up-down-wall-light');
  await expect(other.locator('html')).toHaveAttribute('data-app', 'runs');
  await fillOrder(page, newMobile());
  await page.route('**/api/orders', async (route) => {
    await other.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(other.getByRole('link', { name: 'Cart +2' })).toBeVisible();
    await route.continue();
  });
  await orderNow(page).click();
  await closePopup(page, 'Your order has been completed');
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('myCart'))).toBe(
    '[{"ItemId":"jugol-up-down-wall-light","quantity":1}]',
  );
});

test('a double click makes one order', async ({ page }) => {
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, mobile);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent += 1;
  });
  await orderNow(page).dblclick();
  await expect(page.getByText('Your order has been completed')).toBeVisible();
  expect(sent).toBe(1);
  expect(await ordersOfMobile(mobile)).toHaveLength(1);
});

test.describe('a price that changed between cart and order', () => {
  test.use({ expectedComplaints: [/409/] });
  const SPOT = 'gobhir-recessed-tilt-spot-light';

  test('is shown, and the order asked for again', async ({ page }) => {
    await page.goto(`/shop/category/${SPOT}`);
    await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
    const mobile = newMobile();
    await fillOrder(page, mobile);
    const before = await setPrice(SPOT, 12_345.5);
    try {
      await orderNow(page).click();
      await expect(page.getByRole('dialog')).toContainText('Prices have changed');
      await closePopup(page, asSum('12,345.50'));
      await expect(page.getByText(`The price changed from ${asSum('950')} to ${asSum('12,345.50')}.`)).toBeVisible();
      await expectUsable(page, 'a price that changed');
      expect(await ordersOfMobile(mobile)).toHaveLength(0);
      await orderNow(page).click();
      await expect(page.getByText('Your order has been completed')).toBeVisible();
      expect(await ordersOfMobile(mobile)).toHaveLength(1);
    } finally {
      await setPrice(SPOT, before);
    }
  });
});

test.describe('following an order', () => {
  test.use({ expectedComplaints: [/404/] });

  test('needs the right mobile number', async ({ page }) => {
    await page.goto('/track?id=no-such-order'); // as the code on a parcel has it
    await expect(page.getByLabel('Order ID')).toHaveValue('no-such-order');
    await page.getByLabel('Mobile number').fill('01700000000');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'We found no order with this order number or Order ID and this mobile number.',
    );
    await page.getByLabel('Mobile number').fill('01700000000 or 01800000000');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Please give one mobile number only.');
  });
});
