import { readFileSync } from 'node:fs';
import { placeFirstCall, recordCall, refuseLongAgo } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { BROKEN, handleFirst } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/409|500|ERR_INTERNET_DISCONNECTED/] });

test('a clerk opens all orders of a number from its call; the number stands in no address', async ({ page }) => {
  const [mobile, unknown] = [newMobile(), newMobile()];
  await refuseLongAgo(await placeFirstCall(mobile, 'Refused'));
  await placeFirstCall(mobile, 'Ordered again');
  await becomeStaff(page, 'clerk', '/dashboard/toCall');
  await pressAtDesk(page, 'x');
  await page.getByRole('link', { name: 'All orders of this number' }).click();

  await expect(page).toHaveURL('/dashboard/customers');
  await expect(page.getByRole('heading', { name: `Orders of ${mobile}` })).toBeVisible();
  const orders = page.getByRole('article');
  await expect(orders).toHaveCount(2);
  await expect(orders.first()).toContainText('Ordered again');
  await expect(orders.last()).toContainText('Cancel');
  await expect(orders.last()).toContainText('House 7, Road 3, Dhanmondi, Dhaka');
  await expect(page.getByText('2 orders: 0 delivered, 1 refused or sent back.')).toBeVisible();
  await expect(page.getByText('Careful: this number has refused or sent back 1 order.')).toBeVisible();
  await expectUsable(page, 'the orders of a number');
  await page.reload();
  await expect(orders).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(mobile);

  await page.getByLabel('Mobile number').fill(unknown);
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect(page.getByText('No orders of this number')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/customers');
  await expectUsable(page, 'a number without orders');
  await page.goBack();
  await expect(page.getByRole('heading', { name: `Orders of ${mobile}` })).toBeVisible();
  await orders.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Order A-/ })).toBeVisible();
});

test('a number that is searched for in the lists of orders stands in no address and no history, and is kept on a reload', async ({
  page,
}) => {
  const mobile = newMobile();
  const id = await placeFirstCall(mobile, 'Searched');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const search = page.getByRole('searchbox');
  for (const list of ['/dashboard/manageOrders', '/dashboard/packing', '/dashboard/orderHistory']) {
    const isHere = list !== '/dashboard/orderHistory';
    const found = isHere ? page.getByRole('row', { name: /Searched/ }) : page.getByRole('link', { name: /Searched/ });
    await becomeAdmin(page, list);
    const searched = page.waitForResponse((response) => response.request().headers()['x-search'] === mobile);
    await search.fill(mobile);
    await searched;
    await expect(found).toHaveCount(1);
    await expect(page).toHaveURL(list);
    await page.reload();
    await expect(search).toHaveValue(mobile);
    await expect(found).toHaveCount(1);
    expect(await page.evaluate(() => JSON.stringify(history.state)), list).not.toContain(mobile);
  }
  const part = mobile.slice(-6);
  expect(asked.filter((address) => address.includes(part))).toEqual([]);
  await page.goto(`/dashboard/manageOrders?q=${mobile}`); // as older links have it
  await expect(page.getByRole('row', { name: /Searched/ })).toHaveCount(1);
  expect(asked.filter((address) => address.includes('/api/') && address.includes(part))).toEqual([]);
  await recordCall(id, 'confirmed');
});

test('a mistyped number is not searched for, and what cannot be loaded says so', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/customers');
  await page.getByLabel('Mobile number').fill('01712');
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect(page.getByText('A mobile number has 11 digits, or 13 with 88.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByLabel('Mobile number').fill(newMobile());
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeVisible();
  await expectUsable(page, 'a number without a connection');
  await page.context().setOffline(false);
  await expect(page.getByText('No orders of this number')).toBeVisible();
});

test('a number that is marked says so at its next call, and a change of somebody else is shown, not overwritten', async ({
  page,
  browser,
}) => {
  const mobile = newMobile();
  await placeFirstCall(mobile, 'Marked');
  await becomeStaff(page, 'clerk', '/dashboard/customers');
  const other = await (await browser.newContext()).newPage();
  await becomeAdmin(other, '/dashboard/customers');
  for (const one of [page, other]) {
    await one.getByLabel('Mobile number').fill(mobile);
    await one.getByRole('button', { name: 'Show orders' }).click();
    await expect(one.getByRole('checkbox', { name: /^Blocked/ })).not.toBeChecked();
  }
  await page.getByRole('checkbox', { name: /^Blocked/ }).click();
  await expect(page.getByText('by clerk@aloghor.example')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('This number is blocked.');
  await expectUsable(page, 'a number that is blocked');
  await other.getByRole('checkbox', { name: /^Call first/ }).click();
  await expect(other.getByRole('dialog')).toContainText('Someone else has just changed the marks of this number.');
  await other.getByRole('dialog').getByRole('button').click();
  await expect(other.getByRole('checkbox', { name: /^Blocked/ })).toBeChecked();
  await expect(other.getByRole('checkbox', { name: /^Call first/ })).not.toBeChecked();
  await other.context().close();

  await placeFirstCall(mobile, 'Rupa Again');
  await page.goto('/dashboard/toCall');
  const card = page.getByRole('region', { name: /· Rupa Again$/ });
  await expect(card).toContainText('This number is blocked. No message was sent for this order');
});

test('an admin hands out what is kept of a number, and erases it once its orders are closed', async ({ page }) => {
  const mobile = newMobile();
  const id = await placeFirstCall(mobile, 'Erase Me');
  await becomeAdmin(page, '/dashboard/customers');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Show orders' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all data as a file' }).click();
  expect((await file).suggestedFilename()).toBe(`data-of-${mobile}.json`);
  expect(JSON.parse(readFileSync(await (await file).path(), 'utf8'))).toMatchObject({
    mobileNumber: mobile,
    orders: [{ _id: id, order: { name: 'Erase Me' } }],
  });

  await page.getByRole('button', { name: 'Erase this number…' }).click();
  const again = page.getByLabel(`Type the number once more: ${mobile}`);
  await again.fill(newMobile());
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('This is another number.')).toBeVisible();
  await expectUsable(page, 'the erasure of a number');
  await again.fill(mobile);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/is still under way. Deliver or cancel it first./)).toBeVisible();
  await recordCall(id, 'refused');
  await handleFirst(page, '**/api/customers/erase', (route) => route.fulfill(BROKEN));
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('It may have been saved. The shop did not say whether it was.')).toBeVisible();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('The number is erased from 1 order')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(mobile);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);

  await page.goto(`/dashboard/manageOrders/${id}`);
  await expect(page.getByRole('main')).toContainText('Erased on request');
  await expect(page.getByRole('main')).not.toContainText('Erase Me');
  await expectUsable(page, 'an order of an erased number');
});
