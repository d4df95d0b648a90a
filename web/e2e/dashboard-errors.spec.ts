import type { Page } from '@playwright/test';
import { asPrice, asSum } from './in-money.ts';
import { comeNear } from './layout.ts';
import { handleFirst } from './network.ts';
import { becomeAdmin, logIn } from './people.ts';
import { expect, test } from './shop-test.ts';

const png = { name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('not really a picture') };

test('a customer is told that the dashboard’s admin pages are not for them', async ({ page }) => {
  await page.goto('/dashboard');
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/dashboard/cart');
  await expect(page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link')).toHaveText([
    /Shopping Cart/,
    'Orders',
    'Home',
    'Shop',
    'Contact',
  ]);
  await page.goto('/dashboard/allUsers');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has no permission for this page')).toBeVisible();
});

const preview = (page: Page) => page.getByLabel('How it will look in the shop');

test('an item needs more than spaces, a price, a category, and then a photo', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/addItems');
  await page.getByLabel('Name', { exact: true }).fill('   ');
  await page.getByLabel('Price').fill('-5');
  await page.getByLabel('Description', { exact: true }).fill(' ');
  await expect(preview(page)).toContainText('The new item');
  await expect(preview(page)).toContainText(asPrice('0'));
  await expect(preview(page)).not.toContainText('-5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  for (const label of ['Name', 'Description']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      'Please fill this in: spaces alone are not enough.',
    );
  }
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription(
    `Please enter a price from 0 to ${asSum('1,00,00,000')}, with at most two decimals.`,
  );
  await page.getByLabel('Name', { exact: true }).fill('A lamp');
  await page.getByLabel('Price').fill('100');
  await page.getByLabel('Description', { exact: true }).fill('Bright');
  await expect(preview(page)).toContainText(asPrice('100'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please Select Category');
  await expect(page.getByRole('dialog')).toContainText('You can choose multiple categories');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('LED Fan').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please choose a photo.');
});

test.describe('when the server rejects a call', () => {
  test.use({ expectedComplaints: [/415|500|504/] });

  test('a file that is no picture is rejected by its content', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/addItems');
    await expect(page.getByText('PNG, JPG, GIF up to 32MB')).toBeVisible();
    await page.getByLabel('Choose a photo').setInputFiles(png);
    await expect(page.getByRole('alert')).toContainText('This file is not a PNG, JPG, GIF or WebP picture.');
    const shown = preview(page).locator('img');
    await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)).toBe(true);
  });

  test('an image host that hangs is said, nothing is saved, and Save tries again', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/addItems');
    const slow = {
      type: 'about:blank',
      title: 'Gateway Timeout',
      status: 504,
      code: 'image-host-slow',
      detail: 'Slow.',
    };
    await handleFirst(page, '**/api/images', (route) => route.fulfill({ status: 504, json: slow }), 2);
    const saved: string[] = [];
    await page.route('**/api/products', (route) => {
      saved.push(route.request().postDataJSON().img);
      return route.fulfill({ json: { insertedId: 'new' } });
    });
    await page.getByLabel('Name', { exact: true }).fill('A lamp');
    await page.getByLabel('Price').fill('100');
    await page.getByLabel('Description', { exact: true }).fill('Bright');
    await page.getByLabel('LED Fan').check();
    await page.getByLabel('Choose a photo').setInputFiles(png);
    const isTold = 'The image host is not answering right now. What you typed is kept; Save tries again.';
    await expect(page.getByRole('alert')).toHaveText(isTold);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    expect(saved).toEqual([]);
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Bright');
    await page.route('**/api/images', (route) =>
      route.fulfill({ json: { success: true, data: { display_url: '/favicon.svg' } } }),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('A lamp');
    expect(saved).toEqual(['/favicon.svg']);
  });

  test('what could not be loaded is called by the name of its page', async ({ page }) => {
    await page.route(/\/api\/products\/admin\//, (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(/\/api\/allOrders/, (route) => route.fulfill({ status: 500, json: {} }));
    await becomeAdmin(page, '/dashboard/updateItem/chandni-3d-printed-moon-lamp');
    await expect(page.getByRole('alert')).toContainText('“Update Item” could not be loaded');
    await page.goto('/dashboard/manageOrders');
    await expect(page.getByRole('alert')).toContainText('“Manage Orders” could not be loaded');
    await expect(page.getByRole('alert')).toContainText('Nothing was changed. Please try again.');
    await page.route(/\/api\/stats/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/dashboard/adminHome');
    await expect(page.getByRole('alert').first()).toHaveText(/^“Admin Home” could not be loaded/);
    await page.unroute(/\/api\/stats/);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('link', { name: /members/i })).toBeVisible();
    const newest = page.getByRole('region', { name: 'Newest orders' });
    await comeNear(newest); // which asks for them
    await expect(newest.getByRole('alert')).toHaveText(/^“Admin Home” could not be loaded/);
  });

  test('an item that is not added keeps its form, and Save reads Processing... meanwhile', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/addItems');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/images', (route) =>
      route.fulfill({ json: { success: true, data: { display_url: '/favicon.svg' } } }),
    );
    await page.route('**/api/products', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.getByLabel('Name', { exact: true }).fill('A lamp');
    await page.getByLabel('Price').fill('100');
    await page.getByLabel('Description', { exact: true }).fill('Bright');
    await page.getByLabel('LED Fan').check();
    await page.getByLabel('Choose a photo').setInputFiles(png);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    release();
    await expect(page.getByRole('dialog')).toContainText('Error');
    await expect(page.getByRole('dialog')).toContainText('Something went wrong while adding the item');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A lamp');
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});

test('fewer than five products are warned of and not sent, on each of the three pages', async ({ page }) => {
  await becomeAdmin(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  page.on('dialog', (dialog) => dialog.accept()); // what is left is not to be saved
  for (const path of ['bestProducts', 'propularProducts', 'Topselling']) {
    await page.goto(`/dashboard/${path}`);
    const removing = page.getByRole('list', { name: 'In the list' }).getByRole('button', { name: /^Remove / });
    await expect(removing.first()).toBeVisible();
    while ((await removing.count()) > 4) await removing.first().click();
    await page.getByRole('button', { name: 'Save the list' }).click();
    await expect(page.getByRole('dialog')).toContainText('অন্তত পাঁচটি পণ্য নির্বাচন করুন');
  }
  expect(sent.filter((url) => /Products$/.test(url))).toEqual([]);
});
