import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ordersOfMobile, placeOrders, setPrice } from './api-helpers.ts';
import { disablePrerendering } from './network.ts';
import { becomeAdmin, becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const LAMP = 'chandni-3d-printed-moon-lamp';

test.use({ expectedComplaints: [/503|Could not reach Cloud Firestore/] });
test.afterEach(continueDatabase);

const popup = (page: Page) => page.locator('.popup').last();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('while the database is silent pages say so and lose nothing; when it is back they go on by themselves', async ({
  page: guest,
  browser,
}) => {
  const another = async () => (await browser.newContext()).newPage();
  const all = await Promise.all([another(), another(), another(), another(), another()]);
  const [shopper, reader, customer, admin, editor] = all;
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  await Promise.all([
    becomeCustomer(customer, '/info/delivery'),
    becomeAdmin(admin, '/dashboard/manageOrders'),
    becomeAdmin(editor, `/dashboard/updateItem/${LAMP}`),
    guest.goto(`/shop/category/${LAMP}`),
  ]);
  await guest.getByRole('button', { name: 'Buy Now', exact: true }).click();
  const ordered = newMobile();
  await guest.getByLabel('Name').fill('Rupa, who waits');
  await guest.getByLabel('Mobile number').fill(ordered);
  await guest.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await editor.getByLabel('Price').fill('1');
  await expect(admin.getByText('Live: new orders appear automatically')).toBeVisible();
  await disablePrerendering(shopper);

  stopDatabase();
  await Promise.all([
    guest.getByRole('button', { name: 'Order Now' }).click(),
    editor.getByRole('button', { name: 'Save' }).click(),
    admin.getByRole('searchbox').fill(mobile),
    shopper.goto('/shop', { waitUntil: 'commit' }),
    reader.goto('/bn/shop', { waitUntil: 'commit' }),
    customer.goto('/dashboard/orders', { waitUntil: 'commit' }),
  ]);
  const isTold = 'The shop is very busy right now. Your cart is safe, and this page will continue in a moment.';
  await expect(alert(shopper)).toContainText(isTold);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('দোকানে এখন খুব ভিড়');
  await expect(reader.getByRole('link', { name: 'আবার চেষ্টা করুন' })).toBeVisible();
  await expect(alert(admin)).toContainText('This page will continue in a moment.');
  await expect(popup(editor)).toContainText('The shop is very busy right now. What you typed is kept');
  await expect(guest.getByLabel('Name')).toHaveValue('Rupa, who waits');
  await expect(alert(customer)).toContainText('They are safe and will appear shortly.');

  continueDatabase();
  await expect(guest.getByText('Your order has been completed')).toBeVisible();
  expect(await ordersOfMobile(ordered)).toHaveLength(1);
  await expect(shopper.getByRole('article').first()).toBeVisible();
  await expect(reader.getByRole('article').first()).toBeVisible();
  await expect(customer.getByText('No orders yet')).toBeVisible();
  await expect(admin.getByRole('row')).toHaveCount(2);
  await expect(admin.getByRole('status').filter({ hasText: 'New order from Rupa, who waits' })).toBeVisible();
  await popup(editor).getByRole('button', { name: 'OK' }).click();
  await expect(editor.getByLabel('Price')).toHaveValue('1');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveURL('/dashboard/manageItems');
  await setPrice(LAMP, 1_650);
  await Promise.all(all.map((page) => page.context().close()));
});

/** Stops the process of this stack's database, with whatever it is doing; nothing is lost. */
function stopDatabase(): void {
  process.kill(databaseProcess(), 'SIGSTOP');
}

/** Lets it go on; also where it was never stopped. */
function continueDatabase(): void {
  process.kill(databaseProcess(), 'SIGCONT');
}

/** No other stack has its port. */
function databaseProcess(): number {
  const [, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args=']).toString().split('\n');
  const database = processes.find((line) => line.includes('java ') && line.includes(` --port ${port} `));
  if (!database) throw new Error(`No process of a database has the port ${port}`);
  return Number.parseInt(database, 10);
}
