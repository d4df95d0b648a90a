import { isLong } from '@aloghor/functions/test/long-runs';
import { addLamps, placeByHand, placeDay, removeLamps } from './orders-of-a-day.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import {
  call,
  callLater,
  comeBack,
  countClicks,
  expectDayAddsUp,
  reopen,
  revenue,
  setForAll,
} from './steps-of-a-day.ts';

/** Besides the one that is entered by hand. */
const ORDERS = isLong ? 29 : 5;
const STOCK = 200;

test.setTimeout(isLong ? 600_000 : 120_000);
test.use({ expectedComplaints: [/409/] }); // a claim that arrives after the outcome of its call

test(`a day of ${ORDERS + 1} orders is called, packed, delivered and partly returned: money and stock add up`, async ({
  page,
}) => {
  const mobile = newMobile();
  const before = await revenue();
  const lamps = await addLamps(STOCK);
  const placed = await placeDay(ORDERS, { mobileNumber: () => mobile }, lamps);
  const byHand = await placeByHand(mobile, lamps);
  const orders = [...placed, byHand];
  const clicks = await countClicks(page);

  await becomeAdmin(page, '/dashboard/toCall');
  clicks.taken();
  for (const order of placed) await call(page, order);
  await callLater(
    page,
    placed.filter(({ fate }) => fate === 'noAnswer'),
  );
  const atDesk = clicks.taken();

  const sent = orders.filter(({ fate }) => fate !== 'refused');
  await page.goto(`/dashboard/packing?q=${mobile}`);
  await setForAll(page, sent, 'Out for Delivery');
  const atPacking = clicks.taken() + 2; // the choice in the select

  const back = sent.filter(({ fate }) => fate === 'corrected' || fate === 'returned');
  for (const order of back) await comeBack(page, order);
  const delivered = sent.filter((order) => !back.includes(order));
  await page.goto(`/dashboard/packing?q=${mobile}&status=Out%20for%20Delivery`);
  await setForAll(page, delivered, 'Delivered');
  await reopen(page, byHand);

  const stayed = await expectDayAddsUp(orders, { before, lamps, stock: STOCK, reopened: 1 });

  await page.goto(`/dashboard/orderHistory?q=${mobile}&status=Delivered`);
  await expect(page.getByRole('row')).toHaveCount(1 + Math.min(25, stayed));
  await removeLamps(lamps);
  if (isLong)
    process.stdout.write(
      `Clicks and keys per order: ${(atDesk / placed.length).toFixed(1)} at the desk, ${(atPacking / sent.length).toFixed(1)} at packing\n`,
    );
});
