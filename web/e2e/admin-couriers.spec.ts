import { readFile } from 'node:fs/promises';
import { ask } from '@aloghor/functions/test/ask';
import { signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { dieInCancellation, orderNumberOf, ordersOfMobile, placeOrders, recordCall } from './api-helpers.ts';
import { collect, parcelsOf, setCouriers } from './courier-account.ts';
import { asSum } from './in-money.ts';
import { activate, write } from './keyboard.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const MINUTE_MS = 60_000;

test.setTimeout(120_000);
test.use({ expectedComplaints: [/409/] });

const RUPA = { deliveryAddress: 'House 9, Road 3', place: { district: 'Dhaka', thana: 'Dhanmondi' } };

const popup = (page: Page) => page.locator('.popup').last();
const panel = (page: Page) => page.getByRole('region', { name: /^Book with (?!a courier)/ });
const carrier = (page: Page) => page.getByLabel(/^Courier or rider for /);
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });

test.afterEach(() =>
  setCouriers({ booking: 'answered', hiddenMs: 0, cancelling: 'done', scores: 'told', pickUpRequests: 'answered' }),
);

test('ticked orders are checked, and booked with one click; what cannot be booked says why', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 3, RUPA);
  const [unconfirmed = '', ...confirmed] = await ordersOfMobile(mobile);
  for (const id of confirmed) await recordCall(id, 'confirmed');
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await activate(page, page.getByLabel('Tick all 3 of this page'), 'Space');
  await activate(page, bar(page).getByRole('button', { name: 'Book with a courier' }));
  await expect(panel(page)).toContainText(`2 orders can be booked, ${asSum('3,300')} to collect.`);
  const number = await orderNumberOf(unconfirmed);
  await expect(panel(page).getByRole('listitem')).toHaveText([`${number}: Its buyer has not confirmed it yet.`]);
  await expectUsable(page, 'what can be booked');
  expect(await parcelsOf(mobile)).toEqual([]);

  await activate(page, panel(page).getByRole('button', { name: 'Book 2 parcels' }));
  const outcome = page.getByLabel('Result');
  await expect(outcome).toContainText('2 parcels are booked with Steadfast.');
  await expectUsable(page, 'what is booked');
  const numbers = await Promise.all(confirmed.map(orderNumberOf));
  expect((await parcelsOf(mobile)).map(({ invoice }) => invoice).toSorted()).toEqual(numbers.toSorted());
  await activate(page, outcome.getByRole('button', { name: 'Close' }));
  await expect(page.getByText('Steadfast: Booked')).toHaveCount(2);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  const printed = page.locator('body > .print-sheet');
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  for (const { consignmentId } of await parcelsOf(mobile))
    await expect(printed).toContainText(`Steadfast ${consignmentId}`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await bar(page).getByRole('button', { name: 'Hand-over list' }).click();
  await expect(printed).toContainText('Hand-over list: Steadfast');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await bar(page).getByRole('button', { name: 'Book with a courier' }).click();
  await expect(panel(page)).toContainText('None of these orders can be booked.');
  await expect(panel(page)).toContainText('It is booked with Steadfast already.');
});

test('a clerk books from the page of an order, whose address stays then until its parcel is taken back', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  const number = await orderNumberOf(id);
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await expect(page.getByLabel('Result')).toContainText('1 parcel is booked with Steadfast.');
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();
  const [booked] = await parcelsOf(mobile);
  await expect(page.getByText(`Consignment ${booked?.consignmentId}`)).toBeVisible();
  await expect(page.getByText(`Booked with Steadfast as ${number}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Track / })).toHaveAttribute(
    'href',
    /^https:\/\/steadfast\.com\.bd\/t\//,
  );
  await expect(page.getByRole('button', { name: 'Book with a courier' })).toHaveCount(0);

  const clerk = await signIn('clerk');
  const correct = () => ask(clerk, `PATCH /orders/admin/${id}/corrections`, { deliveryAddress: 'House 10' });
  expect((await correct()).body.code).toBe('order-booked');
  await page.getByRole('button', { name: 'It was cancelled or asked back' }).click();
  await expect(popup(page)).toContainText('Does Steadfast no longer deliver it?');
  await popup(page).getByRole('button', { name: 'Yes, it is cancelled' }).click();
  await expect(page.getByText(`Cancelled with Steadfast as ${number}`)).toBeVisible();
  expect((await correct()).status).toBe(200);

  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await expect(page.getByText(`Booked with Steadfast as ${number}-2`)).toBeVisible();

  const inPanel = page.getByLabel('The sum is changed in Steadfast’s panel, too');
  await inPanel.check();
  await page.getByRole('button', { name: 'Record a different amount' }).click();
  await page.getByLabel('Amount received').fill('650');
  await page.getByRole('button', { name: 'Record this amount' }).click();
  await expect(page.getByRole('button', { name: 'Correct the amount' })).toBeVisible();
  expect((await ask(clerk, `GET /orders/admin/${id}`)).body).toMatchObject({ parcel: { taka: 1_000, ahead: 650 } });
  await expect(inPanel).not.toBeChecked(); // another change is another one in the panel
});

test('what nobody knows after a lost answer is said, and settled by who has looked into the panel', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  const number = await orderNumberOf(id);
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await carrier(page).selectOption('Pathao');
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await expect(panel(page).getByRole('heading')).toHaveText('Book with Pathao');
  await setCouriers({ booking: 'cut' });
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await expect(page.getByLabel('Result')).toContainText('0 of 1 parcels are booked with Pathao.');
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();
  await expect(
    page.getByText(`Pathao did not answer, and cannot be asked. Look in its panel for ${number}.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book with a courier' })).toHaveCount(0);
  await expectUsable(page, 'an order whose parcel is not known');

  await activate(page, page.getByRole('button', { name: 'It is not there' }));
  await activate(page, popup(page).getByRole('button', { name: 'Not sure' }));
  const [kept] = await parcelsOf(mobile);
  await write(page, page.getByLabel('Consignment number in Pathao’s panel'), String(kept?.consignmentId));
  await activate(page, page.getByRole('button', { name: 'It is booked there' }));
  await expect(page.getByText(`Booked with Pathao as ${number}`)).toBeVisible();
  await expect(page.getByText('Only Pathao’s panel can cancel it.')).toBeVisible();
  expect(await parcelsOf(mobile)).toHaveLength(1);
});

test('a clerk asks RedX to cancel a parcel, again where the answer was lost', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await expect(panel(page).getByRole('heading')).toHaveText('Book with Steadfast');
  await carrier(page).selectOption('RedX');
  await expect(panel(page).getByRole('heading')).toHaveText('Book with RedX');
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();

  await activate(page, page.getByRole('button', { name: 'Cancel at RedX' }));
  await activate(page, page.getByRole('button', { name: 'Leave it as it is' }));
  await activate(page, page.getByRole('button', { name: 'Cancel at RedX' }));
  await write(page, page.getByLabel('Reason, which RedX reads'), 'The buyer has called.');
  await expectUsable(page, 'the reason of a cancellation');
  await setCouriers({ cancelling: 'cut' });
  await activate(page, page.getByRole('button', { name: 'Ask RedX to cancel it' }));
  await expect(page.getByText('RedX did not answer, so nobody knows whether it cancels the parcel.')).toBeVisible();
  await setCouriers({ cancelling: 'done' });
  await activate(page, page.getByRole('button', { name: 'Cancel at RedX' }));
  await write(page, page.getByLabel('Reason, which RedX reads'), 'The buyer has called.');
  await activate(page, page.getByRole('button', { name: 'Ask RedX to cancel it' }));
  await expect(page.getByText(/^RedX was asked to cancel it, by .*That is not done yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel at RedX' })).toHaveCount(0);
  await expectUsable(page, 'a parcel that is being cancelled');
});

/** Time for the page to open while the call may still be on its way. */
const LEFT_MS = 25_000;

test('a cancellation whose call has died is offered again after a minute', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await carrier(page).selectOption('RedX');
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();

  await dieInCancellation(id, MINUTE_MS - LEFT_MS);
  await page.reload();
  await expect(page.getByText(/^RedX is being asked to cancel it, by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel at RedX' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel at RedX' })).toBeVisible({ timeout: 2 * LEFT_MS });
  await expect(page.getByText('It does no harm to ask again.')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Cancel at RedX' }));
  await write(page, page.getByLabel('Reason, which RedX reads'), 'The buyer has called.');
  await activate(page, page.getByRole('button', { name: 'Ask RedX to cancel it' }));
  await expect(page.getByText(/^RedX was asked to cancel it, by /)).toBeVisible();
});

test('for what a courier has no area, that is said in the language of the page, also later', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, { ...RUPA, place: { district: 'Dhaka', thana: 'Savar' } });
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await carrier(page).selectOption('RedX');
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  const why = 'RedX has no area of this name. Choose another thana in the order.';
  await expect(page.getByLabel('Result')).toContainText(why);
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Courier' })).toContainText(why);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.reload();
  await expect(page.getByText('এই নামে RedX-এর কোনো এলাকা নেই। অর্ডারে অন্য থানা বাছুন।')).toBeVisible();
});

test('what is unknown at Steadfast is sent once more by who has waited, under the same invoice', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  const number = await orderNumberOf(id);
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: 'Book with a courier' }).click();
  await setCouriers({ booking: 'cut', hiddenMs: 3_600_000 });
  await panel(page).getByRole('button', { name: 'Book 1 parcel', exact: true }).click();
  await expect(page.getByLabel('Result')).toContainText('0 of 1 parcels are booked', { timeout: 40_000 });
  await page.getByLabel('Result').getByRole('button', { name: 'Close' }).click();
  await setCouriers({ booking: 'answered', hiddenMs: 0 });
  await activate(page, page.getByRole('button', { name: 'Send it once more' }));
  await expect(popup(page)).toContainText(`It goes under the same invoice ${number}.`);
  await activate(page, popup(page).getByRole('button', { name: 'Send it', exact: true }));
  await expect(page.getByText(`Booked with Steadfast as ${number}`)).toBeVisible();
  expect(await parcelsOf(mobile)).toHaveLength(1);
});

test('parcels go into the file of a courier that the settings name, and are booked once somebody has uploaded it', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 2, RUPA);
  const ids = await ordersOfMobile(mobile);
  for (const id of ids) await recordCall(id, 'confirmed');
  await becomeAdmin(page, '/dashboard/settings');
  const form = page.getByRole('form', { name: 'Courier by file' });
  await form.getByLabel('Name of the courier').fill('Sundarban');
  await form.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();

  await page.goto(`/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 2 of this page').click();
  await carrier(page).selectOption('Sundarban');
  await bar(page).getByRole('button', { name: 'Book with a courier' }).click();
  await activate(page, panel(page).getByRole('button', { name: 'Put 2 parcels into the file' }));
  const outcome = page.getByLabel('Result');
  await expect(outcome).toContainText('2 parcels are in the file for Sundarban.');
  await expectUsable(page, 'parcels in a file');
  const coming = page.waitForEvent('download');
  await activate(page, outcome.getByRole('button', { name: 'Download the file' }));
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Sundarban.csv');
  const [titles, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(titles).toMatch(/ItemType,StoreName,MerchantOrderId/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`,${mobile},`);
  await expect(page.getByText('Sundarban: In the file')).toHaveCount(2);

  await page.goto('/dashboard/rescue'); // which has left the result of the booking
  await page.getByRole('button', { name: /^To check/ }).click();
  const inFile = page.getByRole('region', { name: 'Sundarban: In the file' });
  await expect(inFile).toContainText('2 parcels are in the file for Sundarban.');
  await expectUsable(page, 'parcels in a file that somebody has left');
  await activate(page, inFile.getByRole('button', { name: 'It is uploaded' }));
  await activate(page, popup(page).getByRole('button', { name: 'Yes, it is there' }));
  await expect(inFile).toHaveCount(0);
  await page.goto(`/dashboard/packing?q=${mobile}`);
  await expect(page.getByText('Sundarban: Booked')).toHaveCount(2);

  const [id = ''] = ids;
  const number = await orderNumberOf(id);
  await page.goto(`/dashboard/manageOrders/${id}`);
  await expect(page.getByText(/^Weight: [\d.]+ kg$/)).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Sundarban could not deliver it' }));
  await write(page, page.getByLabel('What Sundarban says'), 'Nobody at home');
  await expectUsable(page, 'a failed delivery that is noted by hand');
  await activate(page, page.getByRole('button', { name: 'Note it' }));
  const courier = page.getByRole('region', { name: 'Courier', exact: true });
  await expect(courier).toContainText(`Held by the courier with Sundarban as ${number}`);
  await page.goto('/dashboard/rescue');
  const card = page.getByRole('article', { name: number });
  await expect(card).toContainText('Sundarban: “Nobody at home”');
  await expect(card).toContainText('23 hours left');
  await activate(page, card.getByRole('button', { name: `Another day: order ${number}` }));
  await expect(card).toContainText('Sundarban takes this only in its panel');
});

test('at the desk Steadfast is asked about a number on a click; no history is not called good', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await becomeStaff(page, 'clerk', `/dashboard/toCall?order=${id}`);
  await setCouriers({ scores: 'noHistory' });
  await activate(page, page.getByRole('button', { name: 'Ask Steadfast about this number' }));
  await expect(
    page.getByText('Steadfast has had no parcel of this number yet. That says nothing about the buyer.'),
  ).toBeVisible();
  await expectUsable(page, 'a number without a history');
});

test('Steadfast is asked to pick up; where its answer is lost, nobody says that it comes', async ({ page }) => {
  await collect();
  await setCouriers({ pickUpRequests: 'cut' });
  await becomeAdmin(page, '/dashboard/packing');
  const pickUp = page.getByRole('region', { name: 'Pick-up: Steadfast' });
  const ask = async (parcels: string) => {
    await activate(page, pickUp.getByRole('button', { name: 'Ask Steadfast to pick up' }));
    await write(page, pickUp.getByLabel('About how many parcels'), parcels);
    await activate(page, pickUp.getByRole('button', { name: 'Ask now' }));
  };
  await ask('12');
  await expect(pickUp.getByRole('status')).toContainText('pick up 12 parcels');
  await expect(pickUp.getByRole('status')).toContainText('nobody knows whether it comes');
  await expectUsable(page, 'a pick-up of which nobody knows');
  await setCouriers({ pickUpRequests: 'answered' });
  await ask('14');
  await expect(pickUp.getByRole('status')).toContainText('Steadfast was asked to pick up 14 parcels, by');
  await expect(page.getByRole('region', { name: /^Pick-up: (?!Steadfast)/ })).toHaveCount(0);
});
