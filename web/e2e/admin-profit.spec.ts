import { readFile } from 'node:fs/promises';
import { read } from '@aloghor/functions/test/api';
import { addProduct, orderNumberOf, ordersOfMobile, placeOrders, setStatus } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { comeNear } from './layout.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { DESK, expect, PHONE, test } from './shop-test.ts';

/** A product of this test's own, dearer than what other tests sell, so that it has earned most. */
const NAME = `Profitable Lamp ${Date.now()}`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 90_000, categories: ['Table Lamp'], img: '/preview.jpg' };

test.use({ expectedComplaints: [/409/] }); // a cost that somebody else has changed

let id: string;
test.beforeEach(async () => {
  id = await addProduct(LAMP);
});

test('the cost of a product is typed, seen by no shopper, and makes the profit of its order and of the day', async ({
  page,
  browser,
}) => {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  const cost = page.getByLabel('Cost (optional)');
  await cost.fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a price from 0')).toBeVisible();
  await cost.fill('৫০০০০.৫০');

  const other = await (await browser.newContext()).newPage();
  await becomeAdmin(other, `/dashboard/updateItem/${id}`);
  await other.getByLabel('Cost (optional)').fill('51000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('50,000.50')).toBeVisible();
  await expectUsable(other, 'a conflict about a cost');
  await other.close();
  expect(JSON.stringify(await read(`/item/${id}`))).not.toContain('50000');

  const mobileNumber = newMobile();
  await placeOrders(mobileNumber, 1, { orderItems: [{ _id: id, quantity: 2 }] });
  const [order = ''] = await ordersOfMobile(mobileNumber);
  await page.goto(`/dashboard/manageOrders/${order}`);
  await expect(page.getByRole('heading', { name: await orderNumberOf(order) })).toBeVisible();
  const profit = page.getByRole('region', { name: 'Profit of this order' });
  await expect(profit).toHaveCount(0); // it is open
  await setStatus(order, 'Delivered');
  await page.reload();
  await expect(profit).toContainText(asSum('1,80,000'));
  await expect(profit).toContainText(asSum('1,00,001'));
  await expect(profit).toContainText(`Profit${asSum('79,999')}`);
  await expectUsable(page, 'the profit of an order');

  await page.goto('/dashboard/adminHome');
  const ofDays = page.getByRole('region', { name: 'Profit', exact: true });
  await comeNear(ofDays); // which asks for it
  const row = ofDays.getByRole('row').filter({ hasText: NAME });
  await expect(row).toContainText(asSum('79,999'));
  await page.setViewportSize(PHONE);
  await expectUsable(page, 'the profit of some days');
  await page.setViewportSize(DESK);
  const downloading = page.waitForEvent('download');
  await ofDays.getByRole('button', { name: 'Export CSV: Profit' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^profit-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${id},${NAME},2,180000,100001,0,79999,`);
});

test('a clerk sees neither costs nor profits', async ({ page }) => {
  const mobileNumber = newMobile();
  await placeOrders(mobileNumber, 1);
  const [order = ''] = await ordersOfMobile(mobileNumber);
  await setStatus(order, 'Delivered');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${order}`);
  await expect(page.getByRole('heading', { name: await orderNumberOf(order) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'What has happened' })).toBeVisible();
  await expect(page.getByText('Profit of this order')).toHaveCount(0);
});
