import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { isLong } from '@aloghor/functions/test/long-runs';
import type { Locator, Page } from '@playwright/test';
import { orderNumberOf, ordersOfMobile, placeConfirmed } from './api-helpers.ts';
import { openStatus, orderRow } from './order-rows.ts';
import { becomeAdmin, logIn, newEmail, newMobile, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';

// A fake clock that only the tests advance: nothing here depends on the machine's speed.
const MARGIN_MS = 100;
const PNG = Buffer.from('not really a picture');

const told = (page: Page, title: string) => page.locator('.swal2-title').getByText(title, { exact: true });

/** Expects what is shown to stay for exactly `ms` milliseconds. */
async function expectShownFor(ms: number, shown: Locator) {
  const { clock } = shown.page();
  await expect(shown).toBeVisible();
  await clock.runFor(ms - MARGIN_MS);
  await expect(shown.page().locator('.swal2-hide')).toHaveCount(0); // one that closes is visible until its animation ends
  await expect(shown).toBeVisible();
  await clock.runFor(2 * MARGIN_MS);
  await expect(shown).toBeHidden();
}

/** Opens a page, and stops its clock once it shows what is waited for, and its app runs: that starts by the clock, too. */
async function openAndStop(page: Page, path: string, ...shown: Locator[]) {
  await page.clock.resume();
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  for (const part of shown) await expect(part).toBeVisible();
  await stopClock(page);
}

async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test.beforeEach(({ page }) => page.clock.install());

test('what a guest is told while buying closes after its time', async ({ page }) => {
  const addToCart = page.getByRole('button', { name: 'Add To Cart', exact: true });
  await openAndStop(page, '/shop/category/chandni-3d-printed-moon-lamp', addToCart);
  await addToCart.click();
  await page.clock.runFor(100); // the cart's count is shown first
  await expectShownFor(2_000, told(page, 'Chandni 3D Printed Moon Lamp Added to Cart'));

  await openAndStop(page, '/cart', page.getByRole('link', { name: 'Chandni 3D Printed Moon Lamp' }));
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill('+92123');
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'Order Now', exact: true }).click();
  await expectShownFor(2_000, told(page, 'Please provide a valid mobile number including +880'));

  await page.getByLabel('Mobile number').fill(newMobile());
  await page.getByRole('button', { name: 'Order Now', exact: true }).click();
  await expectShownFor(15_000, told(page, 'Your order has been completed'));
});

test('that the browser cannot keep the cart is told for longer', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const addToCart = page.getByRole('button', { name: 'Add To Cart', exact: true });
  await openAndStop(page, '/shop/category/chandni-3d-printed-moon-lamp', addToCart);
  await addToCart.click();
  await page.clock.runFor(100); // the cart's count is shown first
  await expectShownFor(8_000, told(page, 'Chandni 3D Printed Moon Lamp Added to Cart'));
});

test('what a guest is told of cart, question and newsletter closes after its time', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('myCart', '[{"ItemId":"jugol-up-down-wall-light","quantity":2}]'),
  );
  const remove = page.getByRole('button', { name: 'Remove Jugol Up Down Wall Light' });
  await openAndStop(page, '/cart', remove);
  await remove.click();
  await page.getByRole('button', { name: 'Yes, Remove It!', exact: true }).click();
  await expectShownFor(700, told(page, 'Removed'));

  await openAndStop(page, '/aboutUs', page.getByRole('button', { name: 'Send the question' }));
  const form = page.getByRole('form', { name: 'Ask something else' });
  await form.getByLabel('Name').fill('A reader');
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByLabel('Question').fill('Do you wrap gifts?');
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expectShownFor(2_000, told(page, 'Thank you!'));
  await expect(form.getByLabel('Question')).toHaveValue('');

  const address = page.getByLabel('Your e-mail address');
  await address.fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog')).toContainText('reader@example.com');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'OK' })).toBeHidden();
  await expectShownFor(2_500, told(page, `Thanks for subscribing to ${SAMPLE_NAME.en}`));
  await expect(address).toHaveValue('');
});

test.describe('at sign-in', () => {
  test.use({ expectedComplaints: [/400/] });

  test('a failed login, a failed registration and a welcome close after their time', async ({ page }) => {
    await openAndStop(page, '/login', page.getByLabel('Email'));
    await logIn(page, 'customer@aloghor.example', 'not the password');
    await expectShownFor(1_500, told(page, 'User is Not valid , Please Register'));
    await expect(page).toHaveURL('/login');

    const register = page.getByRole('button', { name: 'Register', exact: true });
    await openAndStop(page, '/register', register);
    await page.getByLabel('Name').fill('Somebody');
    await page.getByLabel('Email').fill('customer@aloghor.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await register.click();
    await expectShownFor(1_500, told(page, 'User is already Created'));

    await page.getByLabel('Email').fill(newEmail());
    await register.click();
    await expectShownFor(1_500, told(page, `Welcome to ${SAMPLE_NAME.en}`));
  });
});

// Those of the dashboard are measured by `npm run prove`.
if (isLong) {
  test('what an admin is told closes after its time', async ({ page }) => {
    await becomeAdmin(page);
    await answerWrites(page);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await openAndStop(page, '/dashboard/addItems', save);
    await page.getByLabel('Name', { exact: true }).fill('A lamp');
    await page.getByLabel('Price').fill('100');
    await page.getByLabel('Description', { exact: true }).fill('Bright');
    await save.click();
    await expectShownFor(2_000, told(page, 'Please Select Category'));
    await page.getByLabel('LED Fan').check();
    await page.getByLabel('Choose a photo').setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: PNG });
    await save.click();
    await expectShownFor(1_500, told(page, 'A lamp is added To list'));

    await openAndStop(page, '/dashboard/updateItem/chandni-3d-printed-moon-lamp', save);
    await save.click();
    await expectShownFor(1_500, told(page, 'Chandni 3D Printed Moon Lamp is updated'));
    const more = page.getByRole('button', { name: /^More for / }).first();
    await openAndStop(page, '/dashboard/manageItems', more); // with a clock that stands, no table would load
    await more.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expectShownFor(1_500, told(page, 'Deleted!'));

    const saveList = page.getByRole('button', { name: 'Save the list' });
    const chosen = page.getByRole('list', { name: 'In the list' });
    const add = page.getByRole('region', { name: 'Add products' }).getByRole('button', { name: /^Add / });
    await openAndStop(page, '/dashboard/bestProducts', chosen, add.first());
    for (let left = await chosen.getByRole('listitem').count(); left > 4; left -= 1)
      await chosen
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    await saveList.click();
    await expectShownFor(2_000, told(page, 'অন্তত পাঁচটি পণ্য নির্বাচন করুন'));
    await add.first().click();
    await saveList.click();
    await expectShownFor(1_500, told(page, 'Updated Best Products List'));

    const promote = page.getByRole('button', { name: 'Make admin: customer@aloghor.example' });
    await openAndStop(page, '/dashboard/allUsers?q=customer@aloghor.example', promote);
    await promote.click();
    await page.getByRole('button', { name: 'Yes, make admin' }).click();
    await expectShownFor(700, told(page, 'Update role to admin'));

    const mobile = newMobile();
    await placeConfirmed(mobile, 1);
    const [id = ''] = await ordersOfMobile(mobile);
    await openAndStop(page, `/dashboard/manageOrders?q=${mobile}`, orderRow(page, id));
    await (await openStatus(orderRow(page, id))).selectOption('Out for Delivery');
    await page.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
    await expectShownFor(2_000, told(page, `Update ${id} Status to Out for Delivery`));

    const knownAsAdmin = page.getByRole('banner').getByRole('link', { name: 'Admin Home' });
    await openAndStop(page, '/shop/category/chandni-3d-printed-moon-lamp', knownAsAdmin);
    await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expectShownFor(2_000, told(page, 'Admin will not be able to buy anything.'));
  });
}

/** What an admin sends is answered as the shop would, and changes nothing. */
async function answerWrites(page: Page) {
  const answers: [string, RegExp, object][] = [
    ['POST', /\/api\/images$/, { success: true, data: { display_url: '/favicon.svg' } }],
    ['POST', /\/api\/products$/, { insertedId: 'a-lamp' }],
    ['POST', /\/api\/bestProducts$/, { insertedId: 'best' }],
    ['PATCH', /\/api\/users\/admin\/\w+$/, { modifiedCount: 1 }],
    ['PATCH', /\/api\/item\/[\w-]+$/, { matchedCount: 1 }],
    ['DELETE', /\/api\/products\/[\w-]+$/, { deletedCount: 1 }],
    ['PATCH', /\/api\/orders\/admin\/\w+\?/, { modifiedCount: 1 }],
  ];
  for (const [method, address, json] of answers) {
    await page.route(address, (route) =>
      route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
    );
  }
}
