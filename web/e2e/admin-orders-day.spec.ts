import { isLong } from '@aloghor/functions/test/long-runs';
import { emptyQueue, stockLeft } from './api-helpers.ts';
import { ADVANCE, addLamps, type DayOrder, endOf, placeByHand, placeDay, removeLamps } from './orders-of-a-day.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { call, callLater, comeBack, countClicks, reopen, revenue, setForAll, sumOf } from './steps-of-a-day.ts';

/** Besides the one that is entered by hand. */
const ORDERS = isLong ? 29 : 5;
const STOCK = 200;

test.setTimeout(isLong ? 600_000 : 120_000);

test(`a day of ${ORDERS + 1} orders is called, packed, delivered and partly returned: money and stock add up`, async ({
  page,
}) => {
  const mobile = newMobile();
  await emptyQueue(); // somebody may still hold what follows the last of these
  const before = await revenue();
  const lamps = await addLamps(STOCK);
  const placed = await placeDay(ORDERS, mobile, lamps);
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

  const ends = orders.map(endOf);
  expect(await stockLeft(lamps.lamp)).toBe(STOCK - sumOf(ends.map((end) => end.lamps)));
  expect(await stockLeft(lamps.shade)).toBe(STOCK - sumOf(ends.map((end) => end.shades)));
  const after = await revenue();
  const more = (figure: 'ordered' | 'cancelled' | 'delivered' | 'payments' | 'advances' | 'refunds') => ({
    orders: after[figure].orders - before[figure].orders,
    sum: sumOf([after[figure].sum, -before[figure].sum]),
  });
  const count = (...fates: DayOrder['fate'][]) => orders.filter(({ fate }) => fates.includes(fate)).length;
  expect(more('ordered').orders).toBe(orders.length);
  expect(more('cancelled').orders).toBe(count('refused', 'returned'));
  const stayed = orders.length - count('refused', 'returned');
  expect(more('delivered')).toEqual({ orders: stayed, sum: sumOf(ends.map((end) => end.delivered)) });
  const [payments, refunds] = [more('payments'), more('refunds')];
  // That of the reopened order came, went back, and came again.
  expect([payments.orders, refunds.orders]).toEqual([orders.length - count('refused') + 1, 1]);
  expect(sumOf([payments.sum, refunds.sum])).toBe(sumOf(ends.map((end) => end.received)));
  expect(more('advances')).toEqual({ orders: count('advance'), sum: ADVANCE * count('advance') });

  await page.goto(`/dashboard/orderHistory?q=${mobile}&status=Delivered`);
  await expect(page.getByRole('row')).toHaveCount(1 + Math.min(25, stayed));
  await removeLamps(lamps);
  if (isLong)
    process.stdout.write(
      `Clicks and keys per order: ${(atDesk / placed.length).toFixed(1)} at the desk, ${(atPacking / sent.length).toFixed(1)} at packing\n`,
    );
});
