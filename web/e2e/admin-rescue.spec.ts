import type { Page } from '@playwright/test';
import { moveParcel } from './courier-account.ts';
import { expectUsable } from './page-faults.ts';
import { followedOrder } from './parcels.ts';
import { becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.use({ expectedComplaints: [/409/] });

const cardOf = (page: Page, number: string) => page.getByRole('article', { name: number });

test('a clerk rescues a failed delivery: another day, and it is delivered', async ({ page }) => {
  const { id, mobile, number, parcel } = await followedOrder('redx', 'agent-hold');
  await becomeStaff(page, 'clerk', '/dashboard/rescue');
  const card = cardOf(page, number);
  await expect(card).toContainText('RedX: “agent-hold”');
  await expect(card).toContainText('23 hours left');
  await expect(card.getByRole('link', { name: mobile })).toHaveAttribute('href', `tel:${mobile}`);
  await expect(page.getByRole('link', { name: 'Failed deliveries' })).toContainText(/\d/);
  await card.getByRole('button', { name: 'Write a message' }).click();
  await expect(card).toContainText(`The courier could not deliver your order ${number}.`);
  await card.getByRole('button', { name: `No answer: order ${number}` }).click();
  await expect(card).toContainText(/No answer \(.+, \d\d:\d\d\)/);
  await card.getByRole('button', { name: `Another day: order ${number}` }).click();
  await expect(card).toContainText(`find ${parcel.consignmentId} there`);
  await expectUsable(page, 'a failed delivery');
  await card.getByRole('button', { name: 'RedX’s panel has it' }).click();
  await expect(card).toBeHidden();
  await moveParcel(parcel, 'delivery-in-progress');
  await moveParcel(parcel, 'delivered');
  await page.goto(`/dashboard/manageOrders/${id}`);
  await expect(page.getByRole('region', { name: 'Courier' })).toContainText('Delivered');
  await page.goto('/dashboard/rescue');
  const figures = page.getByRole('table', { name: 'Rescued this month' }).getByRole('row', { name: /RedX/ });
  await expect(figures.getByRole('cell').nth(2)).not.toHaveText('0');
});

test('a new address becomes the order’s, and Steadfast is asked by interface to bring another parcel back', async ({
  page,
}) => {
  const moved = await followedOrder('steadfast', 'hold');
  const unwanted = await followedOrder('steadfast', 'hold');
  await becomeStaff(page, 'clerk', '/dashboard/rescue');
  const card = cardOf(page, moved.number);
  await card.getByRole('button', { name: `New address: order ${moved.number}` }).click();
  await card.getByLabel('District or thana').fill('Mirpur'); // of Dhaka, or of Kushtia
  await card.getByLabel('Delivery address').fill('House 12, Road 7');
  await card.getByRole('button', { name: 'Steadfast’s panel has it' }).click();
  await card.getByRole('option', { name: 'Mirpur, Kushtia' }).click();
  await card.getByRole('button', { name: 'Steadfast’s panel has it' }).click();
  await expect(card).toBeHidden();

  const other = cardOf(page, unwanted.number);
  await other.getByRole('button', { name: `Take it back: order ${unwanted.number}` }).click();
  await other.getByLabel('Reason, which Steadfast reads').fill('The buyer does not want it.');
  await other.getByRole('button', { name: 'Ask Steadfast to bring it back' }).click();
  await expect(other).toBeHidden();
  await page.goto(`/dashboard/manageOrders/${unwanted.id}`);
  await expect(page.getByRole('region', { name: 'Courier' })).toContainText('Steadfast was asked to cancel it');
  await page.goto(`/dashboard/manageOrders/${moved.id}`);
  await expect(page.getByRole('main')).toContainText('House 12, Road 7');
});

test('what nobody knows of a parcel stands beside it, until somebody has said what is true', async ({ page }) => {
  const { id, number } = await followedOrder('redx', 'eaten-by-a-goat');
  await becomeStaff(page, 'clerk', '/dashboard/rescue');
  await page.getByRole('button', { name: /^To check/ }).click();
  const card = cardOf(page, number);
  await expect(card).toContainText('RedX says “eaten-by-a-goat”, which the shop does not know.');
  await expectUsable(page, 'parcels in doubt');
  await card.getByLabel('What is true').selectOption('Delivered');
  await card.getByRole('button', { name: 'Note it' }).click();
  await expect(card).toBeHidden();
  await page.goto(`/dashboard/manageOrders/${id}`);
  const way = page.getByRole('region', { name: 'Way of the parcel' }).getByRole('listitem');
  await expect(way.first()).toContainText(/^Delivered.*noted in the shop$/);
  await expect(way.nth(1)).toContainText('“eaten-by-a-goat”');
  await expect(way.last()).toContainText('when it was booked');
  await expectUsable(page, 'the way of a parcel');
});

test('a lost parcel ends as a claim: what is asked, then what was paid, and its order is cancelled', async ({
  page,
}) => {
  const { id, number } = await followedOrder('steadfast', 'exceptional');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  const courier = page.getByRole('region', { name: 'Courier' });
  await expect(courier).toContainText('Steadfast has lost it.');
  await courier.getByLabel('Sum that you ask (Tk)').fill('১৬৫০');
  await courier.getByRole('button', { name: 'Note the claim' }).click();
  await expect(courier).toContainText('Steadfast is asked for 1,650 Tk');
  await expect(page.getByRole('main')).toContainText('Lost by the courier');
  await page.goto('/dashboard/rescue?view=claims');
  const card = cardOf(page, number);
  await expectUsable(page, 'open claims');
  await card.getByLabel('Sum that was paid (Tk)').fill('1500');
  await card.getByRole('button', { name: 'Note the payment' }).click();
  await expect(card).toBeHidden();
  await page.goto(`/dashboard/manageOrders/${id}`);
  await expect(courier).toContainText('Steadfast has paid 1,500 Tk of 1,650 Tk');
  await expect(page.getByRole('main')).toContainText('The courier paid 1,500 Tk for loss or damage');
  await courier.getByRole('button', { name: `Open the claim of ${number} again` }).click(); // it was 150
  await courier.getByLabel('Sum that was paid (Tk)').fill('150');
  await courier.getByRole('button', { name: 'Note the payment' }).click();
  await expect(courier).toContainText('Steadfast has paid 150 Tk of 1,650 Tk');
});

test('what was typed for a parcel that has left the list stands there until it is discarded', async ({ page }) => {
  const gone = await followedOrder('redx', 'agent-hold');
  const other = await followedOrder('redx', 'agent-hold');
  await becomeStaff(page, 'clerk', '/dashboard/rescue');
  const card = cardOf(page, gone.number);
  await card.getByRole('button', { name: `New address: order ${gone.number}` }).click();
  await card.getByLabel('Delivery address').fill('House 77, Road 8');
  await moveParcel(gone.parcel, 'delivered');
  await cardOf(page, other.number)
    .getByRole('button', { name: `No answer: order ${other.number}` })
    .click();
  await expect(card).toBeHidden();
  const left = page
    .getByRole('status')
    .filter({ hasText: `The parcel of ${gone.number} is not in this list any more` });
  await expect(left).toContainText('House 77, Road 8');
  await expectUsable(page, 'what was typed for a parcel that has left the list');
  await left.getByRole('button', { name: `Discard what you typed for ${gone.number}` }).click();
  await expect(left).toBeHidden();
});

test('what a colleague notes of a failed delivery is soon on the open page of its order', async ({ page, browser }) => {
  const { id, number } = await followedOrder('redx', 'agent-hold');
  await page.clock.install();
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  const way = page.getByRole('region', { name: 'Way of the parcel' });
  await expect(way).toContainText('agent-hold');
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await becomeStaff(colleague, 'admin', '/dashboard/rescue');
  await cardOf(colleague, number)
    .getByRole('button', { name: `No answer: order ${number}` })
    .click();
  await expect(cardOf(colleague, number)).toContainText(/No answer \(.+, \d\d:\d\d\)/);
  await context.close();
  await page.clock.fastForward(30_000);
  await expect(way).toContainText('No answer');
});

test('of two clerks one notes it, and the other reads who has', async ({ page, browser }) => {
  const { number } = await followedOrder('redx', 'agent-hold');
  await becomeStaff(page, 'clerk', '/dashboard/rescue');
  const mine = cardOf(page, number);
  await mine.getByRole('button', { name: `Another day: order ${number}` }).click();
  const context = await browser.newContext();
  const other = await context.newPage();
  await becomeStaff(other, 'admin', '/dashboard/rescue');
  await cardOf(other, number)
    .getByRole('button', { name: `New number: order ${number}` })
    .click();
  await cardOf(other, number).getByLabel('Mobile number').fill(newMobile());
  await cardOf(other, number).getByRole('button', { name: 'RedX’s panel has it' }).click();
  await expect(cardOf(other, number)).toBeHidden();
  await context.close();
  await mine.getByRole('button', { name: 'RedX’s panel has it' }).click();
  await expect(page.getByRole('dialog')).toContainText('has noted “New number” in the meantime.');
});
