import { ask } from '@aloghor/functions/test/ask';
import { signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { ordersOfMobile, placeOrders, recordCall } from './api-helpers.ts';
import { parcelsOf } from './courier-account.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { countClicks, untilAllAreChanged } from './steps-of-a-day.ts';

test.setTimeout(600_000); // four calls make each order a packed one, on a busy machine

const ORDERS = 60;
const CLICKS_AN_ORDER = 0.2;

const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });
const outcome = (page: Page) => page.getByLabel('Result');

/** Orders that are confirmed and packed. */
async function packed(mobile: string): Promise<void> {
  await placeOrders(mobile, ORDERS, {
    deliveryAddress: 'House 9, Road 3',
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
  });
  const packer = await signIn('packer');
  for (const id of await ordersOfMobile(mobile)) {
    await recordCall(id, 'confirmed');
    await ask(packer, `POST /orders/admin/${id}/packed`, { packed: true });
  }
}

test(`from packed to handed over, ${ORDERS} orders take at most ${CLICKS_AN_ORDER} clicks each`, async ({ page }) => {
  const mobile = newMobile();
  await packed(mobile);
  const clicks = await countClicks(page);
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}&packed=true`);
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  clicks.taken();
  await page.getByLabel(`Tick all ${ORDERS} of this page`).check();
  await bar(page).getByRole('button', { name: 'Book with a courier' }).click();
  await page.getByRole('button', { name: `Book ${ORDERS} parcels` }).click();
  await expect(outcome(page)).toContainText(`${ORDERS} parcels are booked with Steadfast.`, untilAllAreChanged(ORDERS));
  await outcome(page).getByRole('button', { name: 'Close' }).click();
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  await bar(page).getByRole('button', { name: 'Hand-over list' }).click();
  await bar(page).getByLabel('Status for all ticked orders').selectOption('Out for Delivery');
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
  await page.locator('.popup').last().getByRole('button', { name: 'Yes, all of them' }).click();
  await expect(outcome(page)).toContainText(`${ORDERS} orders are now ‘Out for Delivery’.`, untilAllAreChanged(ORDERS));
  const perOrder = (clicks.taken() + 2) / ORDERS; // the choice in the select
  process.stdout.write(`Clicks and keys per order from packed to handed over: ${perOrder.toFixed(2)}\n`);
  expect(perOrder).toBeLessThanOrEqual(CLICKS_AN_ORDER);
  expect(await parcelsOf(mobile)).toHaveLength(ORDERS);
});
