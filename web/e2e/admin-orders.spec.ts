import { readFileSync } from 'node:fs';
import { CURRENCY_NAME } from '@aloghor/functions/domain/country';
import { ask } from '@aloghor/functions/test/ask';
import { newCustomer } from '@aloghor/functions/test/people';
import type { Locator, Page } from '@playwright/test';
import { orderNumberOf, ordersOfMobile, placeConfirmed, placeOrders, recordCall, setStatus } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { activate, write } from './keyboard.ts';
import { comeNear } from './layout.ts';
import { handleFirst } from './network.ts';
import { listedIds, openStatus, openStatusByKeys, orderRow } from './order-rows.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const JOURNEY_MS = 120_000;
const MOON_LAMP = 'chandni-3d-printed-moon-lamp';

test.setTimeout(JOURNEY_MS);

const chip = (row: Locator) => row.locator('span.rounded-full');
const popup = (page: Page) => page.locator('.popup').last();

/** The active orders of this number alone. */
async function manageOrdersOf(page: Page, mobile: string) {
  await becomeAdmin(page, '/dashboard/manageOrders');
  const found = page.waitForResponse((response) => response.request().headers()['x-search'] === mobile);
  await page.getByRole('searchbox').fill(mobile);
  await found;
}

/** Every call that changes an order, as the page sends it. */
function changesSentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/orders/admin/') && request.method() !== 'GET') sent.push(`${pathname}${search}`);
  });
  return sent;
}

test('no key in the select changes an order; closing one is asked first, and the keyboard keeps its place', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 4);
  await manageOrdersOf(page, mobile);
  await expect(page.getByText('Live: new orders appear automatically')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
  const [id, lastId, askedId = '', readId = ''] = await listedIds(page);
  await orderRow(page, readId).getByRole('button', { name: 'Details' }).click();
  await page.getByText('Delivery address').click();
  await setStatus(readId, 'Cancel');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('tbody :focus, h1:focus')).toHaveCount(0);

  await (await openStatus(orderRow(page, askedId))).selectOption('Delivered');
  await orderRow(page, askedId)
    .getByRole('button', { name: `Change order ${await orderNumberOf(askedId)}` })
    .click();
  await expect(popup(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await setStatus(askedId, 'Cancel');
  await expect(page.getByRole('row', { includeHidden: true })).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(orderRow(page, String(lastId)).getByRole('button', { name: 'Details' })).toBeFocused();

  const row = orderRow(page, String(id));
  const select = await openStatus(row);
  const change = row.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` });
  const opener = row.getByRole('button', { name: /Change the status/ });
  const sent = changesSentBy(page);

  await expect(select).toBeFocused();
  for (const key of ['c', 'd', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'End']) await page.keyboard.press(key);
  await expect(select).toBeFocused();
  await expect(change).toBeVisible();
  await expect(chip(row)).toHaveText('waiting for confirmation');
  expect(sent).toEqual([]);

  await select.selectOption('Out for Delivery');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(popup(page)).toContainText(`Update ${id} Status to Out for Delivery`);
  await expect(chip(row)).toHaveText('Out for Delivery');
  await expect(opener).toBeFocused();
  await expect(select).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(select).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(select).toHaveCount(0);
  await expect(opener).toBeFocused();

  await (await openStatus(row)).selectOption('Delivered');
  await change.press('Enter');
  await expect(popup(page)).toContainText('Is this order delivered?');
  await expect(popup(page)).toContainText(`Rupa Shopper, ${asSum('1,650')}.`);
  await expect(popup(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();
  expect(sent).toHaveLength(1);

  await change.press('Enter');
  await popup(page)
    .getByText(`${asSum('1,650')} was received`)
    .click();
  await popup(page).getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(popup(page)).toContainText(`Update ${id} Status to Delivered`);
  expect(sent.slice(1), 'status and payment are one call').toEqual([`/api/orders/admin/${id}?status=Delivered`]);
  await expect(page.getByRole('row')).toHaveCount(2);
  const last = orderRow(page, String(lastId));
  await expect(last.getByRole('button', { name: 'Details' })).toBeFocused();

  await (await openStatus(last)).selectOption('Cancel');
  await last.getByRole('button', { name: `Change order ${await orderNumberOf(lastId)}` }).click();
  await expect(popup(page)).toContainText('Cancel this order?');
  await expect(popup(page)).toContainText(`Rupa Shopper, ${asSum('1,650')}.`);
  await popup(page).getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(popup(page)).toContainText(`Update ${lastId} Status to Cancel`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(`/dashboard/orderHistory?status=Delivered`);
  await expect(orderRow(page, String(id)).getByText('Paid')).toBeVisible();
});

test('a search shows the closed orders that match beside the active ones, and the other way round', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 2);
  const [active = '', closed = ''] = await ordersOfMobile(mobile);
  await setStatus(closed, 'Cancel');
  await becomeAdmin(page, '/dashboard/manageOrders');
  await page.getByRole('searchbox').fill(mobile.slice(-7)); // the last digits, as a buyer reads them out
  await expect(orderRow(page, active)).toBeVisible();
  const others = page.getByRole('region', { name: 'Also found in the history' });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others.getByRole('link')).toHaveAttribute('href', `/dashboard/manageOrders/${closed}`);
  await page.goto(`/dashboard/orderHistory?q=${mobile.slice(-7)}`);
  await expect(orderRow(page, closed)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Also found among the active orders' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('an order is found, opened, sent out and paid by the keyboard alone, and its new status is said, in Bangla too', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await becomeAdmin(page, '/dashboard/adminHome');
  await activate(page, page.getByRole('link', { name: 'Skip to the content' }));
  await activate(page, page.getByRole('link', { name: /^Orders pending/ }));
  await write(page, page.getByRole('searchbox'), mobile);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = orderRow(page, id);
  await activate(page, row.getByRole('button', { name: 'Details' }));
  await expect(page.getByText('Delivery address')).toBeVisible();
  await openStatusByKeys(page, row);
  await page.keyboard.type('Out');
  await expect(row.getByText('Not confirmed')).toBeVisible();
  const change = row.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` });
  await activate(page, change);
  await expect(popup(page)).toContainText('Send an order that nobody confirmed?');
  await activate(page, popup(page).getByRole('button', { name: 'Not yet' }));
  await expect(chip(row)).toHaveText('waiting for confirmation');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, continue' }));
  await expect(popup(page).and(page.getByRole('alert'))).toContainText(`Update ${id} Status to Out for Delivery`);
  await expect(chip(row)).toHaveText('Out for Delivery');

  await openStatusByKeys(page, row);
  await page.keyboard.type('Pay');
  await activate(page, change);
  await expect(popup(page)).toContainText(`Received ${asSum('1,650')}?`);
  await activate(page, popup(page).getByRole('button', { name: 'Yes, received' }));
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();

  await activate(page, page.getByRole('button', { name: 'বাংলা' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('চলতি অর্ডার');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(row.getByRole('button', { name: 'বিস্তারিত' })).toBeVisible();
  await expectUsable(page, 'the orders in Bangla');
});

test('money is collected until it was received; the audit and the newest orders lead to the order', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await setStatus(id, 'Payment successful');
  await setStatus(id, 'Out for Delivery');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await manageOrdersOf(page, mobile);
  const row = orderRow(page, id);
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText(`${asSum('1,650')} to collect in cash`)).toBeVisible();
  await expectOnSlip(page, `Collect in cash: ${asSum('1,650')}`);

  await (await openStatus(row)).selectOption('Payment successful');
  await row.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
  await expect(popup(page)).toContainText(`Received ${asSum('1,650')}?`);
  await popup(page).getByRole('button', { name: 'Yes, received' }).click();
  await expect(popup(page)).toContainText(`Update ${id} Status to Payment successful`);
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  const details = page.getByRole('row').filter({ hasText: 'Delivery address' });
  await expect(details.getByText(/, \d\d:\d\d by admin@aloghor.example$/)).toHaveCount(5);
  await expect(details).toContainText('Money received and returned');
  await expectOnSlip(page, `Paid: ${asSum('1,650')}`);

  await details.getByRole('button', { name: 'Correct the amount' }).click();
  await details.getByLabel(`Amount received (${CURRENCY_NAME.en})`).fill('1640');
  await expectUsable(page, 'the form of another sum');
  await details.getByRole('button', { name: 'Record this amount' }).click();
  await expect(details).toContainText(`${asSum('1,640')} received`);
  await expect(details).not.toContainText('less than was to be collected'); // the rest is still to come
  await details.getByRole('button', { name: 'Correct the amount' }).click();
  await details.getByLabel(`Amount received (${CURRENCY_NAME.en})`).fill('16500');
  await details.getByRole('button', { name: 'Record this amount' }).click();
  await expect(popup(page)).toContainText('More than was to be collected?');
  await popup(page).getByRole('button', { name: 'Look again' }).click();
  await details.getByLabel(`Amount received (${CURRENCY_NAME.en})`).fill('১,৬৫০');
  await details.getByRole('button', { name: 'Record this amount' }).click();
  await expect(details).not.toContainText(`${asSum('1,640')} received`);

  const takeBack = page.getByRole('button', { name: 'Undo the payment' });
  await takeBack.click();
  await expect(popup(page)).toContainText(`Undo the payment of ${asSum('1,650')}?`);
  await expectUsable(page, 'the question before a payment is taken back');
  await popup(page).getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(popup(page)).toContainText('The payment was undone');
  await expect(row.getByText('Paid', { exact: true })).toBeHidden();
  await expect(chip(row)).toHaveText('Out for Delivery');
  await expect(page.getByRole('button', { name: 'Record the payment' })).toBeFocused();
  await expectOnSlip(page, `Collect in cash: ${asSum('1,650')}`);

  await page.goto('/dashboard/audit?subject=order');
  const toOrder = page.getByRole('link', { name: /^Order A-\d{4}$/ }).and(page.locator(`[href$="${id}"]`));
  const line = page.getByRole('row').filter({ has: toOrder }).first();
  await expect(line).toContainText(`Payment (${CURRENCY_NAME.en}): 1,650`);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(`/dashboard/manageOrders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Order A-\d+$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(id);
  const back = page.getByRole('main').getByRole('link', { name: 'Manage Orders' });
  await expect(back).toHaveAttribute('href', '/dashboard/manageOrders');
  await expect(page.getByRole('list', { name: 'What has happened' }).getByRole('listitem').last()).toContainText(
    'by admin@aloghor.example',
  );

  await page.clock.install();
  await page.goto('/dashboard/adminHome');
  const money = page.getByRole('region', { name: 'Money' });
  await comeNear(money); // which asks for it
  await money.getByRole('combobox', { name: 'Days' }).selectOption('Today');
  await expect(page).toHaveURL('/dashboard/adminHome?days=today');
  const ordered = money.getByRole('listitem').filter({ hasText: 'Ordered' });
  await expect(ordered).toContainText(new RegExp(asSum('\\d')));
  const download = page.waitForEvent('download');
  await ordered.getByRole('button', { name: 'Export CSV: Ordered' }).click();
  const sheet = readFileSync(await (await download).path(), 'utf8');
  expect(sheet).toContain(`,${id},`);
  await money.getByRole('combobox', { name: 'Days' }).selectOption('Other days…');
  await money.getByLabel('From').fill('2001-01-01');
  await expect(money.getByRole('alert')).toContainText('The start cannot be after the end');
  await money.getByLabel('To').fill('2001-01-31');
  await expect(money).toContainText('2001/01/01 – 2001/01/31');
  await expect(money).toContainText('Nothing in this period yet.');
  await page.reload();
  await comeNear(money);
  await expect(money.getByLabel('To')).toHaveValue('2001-01-31');
  const newest = page.getByRole('region', { name: 'Newest orders' });
  await comeNear(newest);
  await expect(newest.getByRole('link', { name: /Rupa Shopper/ }).first()).toBeVisible();
  const later = newMobile();
  await placeOrders(later, 1);
  const [laterId = ''] = await ordersOfMobile(later);
  const pending = page.getByRole('link', { name: /^Orders pending/ });
  const before = Number((await pending.innerText()).match(/\d+$/)?.[0]);
  await page.clock.fastForward(60_000);
  await expect(pending).toContainText(String(before + 1));
  await newest.locator(`a[href$="${laterId}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order A-\d+$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(laterId);
});

async function expectOnSlip(page: Page, text: string) {
  await page.getByRole('button', { name: 'Packing slip' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await expect(page.getByRole('article', { includeHidden: true })).toContainText(text);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    document.body.removeAttribute('data-printed');
  });
}

test.describe('with an answer that is lost', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a parcel comes back in part, is opened again, and comes back whole: its page says what and why, and follows the order', async ({
    page,
  }) => {
    const mobile = newMobile();
    await placeOrders(mobile, 1, { orderItems: [{ _id: MOON_LAMP, quantity: 3 }] });
    const [id = ''] = await ordersOfMobile(mobile);
    await manageOrdersOf(page, mobile);
    const row = orderRow(page, id);
    const choose = await openStatus(row);
    const change = row.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` });
    await expect(choose.getByRole('option', { name: 'Returned…' })).toHaveCount(0); // nobody has sent it yet
    await choose.selectOption('Out for Delivery');
    await change.click();
    await popup(page).getByRole('button', { name: 'Yes, continue' }).click();
    await expect(chip(row)).toHaveText('Out for Delivery');

    await (await openStatus(row)).selectOption('Partly delivered…');
    await change.click();
    const form = page.getByRole('dialog', { name: 'Partly delivered' });
    await form.getByLabel('Why?').selectOption('Not as expected');
    await form.getByLabel('Internal note').fill('Wants red ones.');
    await form.getByRole('button', { name: 'Record and close' }).click();
    await expect(form.getByRole('alert')).toContainText('At least one piece came back');
    await form.getByLabel(/of 3$/).fill('1');
    await expect(form.getByLabel(/^Collected/)).toHaveValue('3300');
    await expectUsable(page, 'the form of a parcel that came back');
    await form.getByLabel(/^Collected/).fill('3250');
    await form.getByLabel(`${asSum('3,250')} was received`).check();
    await handleFirst(page, '**/outcome', (route) => route.abort());
    await form.getByRole('button', { name: 'Record and close' }).click();
    await expect(form.getByRole('alert')).toContainText('No answer came');
    await expect(form.getByLabel('Internal note')).toHaveValue('Wants red ones.');
    await form.getByRole('button', { name: 'Record and close' }).click();
    await expect(popup(page)).toContainText(`Update ${id} Status to Partly delivered`);
    await expect(row).toHaveCount(0);

    await page.goto(`/dashboard/manageOrders/${id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Partly delivered: 2 of 3 pieces');
    await expectUsable(page, 'an order that was partly delivered');
    await expect(main).toContainText('Partly delivered: Not as expected');
    for (const words of ['1 of 3 returned', 'Wants red ones.', `${asSum('3,250')} received`])
      await expect(main).toContainText(words);
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(popup(page)).toContainText('Reopen this order?');
    await expectUsable(page, 'the question before an order is opened again');
    await page.keyboard.press('Enter'); // the focus is on no
    await expect(popup(page)).toBeHidden();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await popup(page).getByRole('button', { name: 'Yes, reopen it' }).click();
    await expect(main).toContainText('Reopened by the shop');
    await expect(main).toContainText(`${asSum('4,950')} to collect in cash`);
    await expectUsable(page, 'an order that is open again');

    await main.getByRole('combobox').selectOption('Returned…');
    await main.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
    const whole = page.getByRole('dialog', { name: 'Returned' });
    await whole.getByLabel('Why?').selectOption('Damaged or lost on the way');
    await expect(whole).toContainText('Damaged or lost pieces do not go back into stock.');
    await expectUsable(page, 'the form of a return');
    await page.keyboard.press('Escape');
    await expect(whole).toBeHidden();
    await main.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
    await whole.getByLabel('Why?').selectOption('Nobody could be reached');
    await whole.getByRole('button', { name: 'Record and close' }).click();
    await expect(main).toContainText('Returned: Nobody could be reached');
    await expect(main).toContainText('Nothing to pay');

    const customer = await newCustomer();
    const { body } = await ask(customer, 'POST /orders', { mobileNumber: mobile, orderItems: [{ _id: MOON_LAMP }] });
    await page.goto(`/dashboard/manageOrders/${body.insertedId}`);
    await expect(main.getByText('Waiting for confirmation', { exact: false }).first()).toBeVisible();
    await ask(customer, `POST /orders/${body.insertedId}/cancel`);
    await expect(main).toContainText('by the customer');
    await expect(main.getByText('Cancelled by the buyer').first()).toBeVisible(); // live
  });
});

test('confirmed orders are seen and filtered, and a hand-over by mistake is undone without a word of money', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 2);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await manageOrdersOf(page, mobile);
  await expect(page.getByText('Not confirmed', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirmed by phone' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = orderRow(page, id);
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectUsable(page, 'the confirmed orders');

  await setStatus(id, 'Out for Delivery');
  await page.goto(`/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: /^Undo the hand-over/ }).click();
  await expect(popup(page)).toContainText('Nothing is recorded about money.');
  await popup(page).getByRole('button', { name: 'Yes, it is still here' }).click();
  await expect(popup(page)).toContainText('is in the shop again');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Not on its way yet')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${asSum('1,650')} to collect in cash`);
  await expect(page.getByRole('button', { name: /^Undo the hand-over/ })).toHaveCount(0);
  await expectUsable(page, 'an order whose hand-over was undone');
});
