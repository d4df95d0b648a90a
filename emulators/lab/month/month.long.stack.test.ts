import { resetToSeed } from '@aloghor/functions/test/seed';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ParcelShop } from '../simulation/parcels/parcel-shop.ts';
import { assertBooks } from './assert-books.ts';
import { bringBack, countParts, endParcels, endRidersDay, fetchParcels, giveBack, noteLost } from './day.ts';
import { Month } from './month.ts';
import { payOut } from './pay-outs.ts';
import { DAYS, momentOf, ORDERS_A_DAY, type PlannedOrder } from './plan.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // each order is logged
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const STOCK = 10_000;
const HOUR_MS = 60 * 60_000;

/** Days until couriers have brought a parcel to its end, and until what was refused is back. */
const DELIVERED_AFTER = 3;
const BACK_AFTER = 5;

/** In days. */
const PAID_EVERY = 3;

/** The rider has lost some of the money so often, in days, and so much of it, in taka. */
const SHORT_EVERY = 7;
const SHORT_BY = 100;

let shop: ParcelShop;

beforeAll(async () => {
  shop = await ParcelShop.open();
});
afterAll(async () => {
  await shop.close();
  await resetToSeed();
});

test(`a month of ${DAYS * ORDERS_A_DAY} orders, with two couriers and a rider, adds up to the taka`, {
  timeout: HOUR_MS,
}, async () => {
  await shop.reset(STOCK);
  const start = Date.now();
  shop.passUntil(momentOf(start, 0, 9));
  const month = new Month(shop);
  await month.hireRider();
  const days: PlannedOrder[][] = [];
  // After the last orders some days more, until all are at their end.
  for (let day = 0; day < DAYS + BACK_AFTER + 1; day++) {
    shop.passUntil(momentOf(start, day, 9));
    const today = day < DAYS ? await month.placeDay() : [];
    days.push(today);
    await month.sendDay(today);
    shop.passUntil(momentOf(start, day, 12));
    await fetchParcels(month, days[day - 1] ?? []);
    await month.tellNews();
    shop.passUntil(momentOf(start, day, 15));
    await endParcels(month, days[day - DELIVERED_AFTER] ?? []);
    await noteLost(month, days[day - DELIVERED_AFTER] ?? []);
    await month.tellNews();
    shop.passUntil(momentOf(start, day, 19));
    if (today.length > 0) await endRidersDay(month, today, day % SHORT_EVERY === 0 ? SHORT_BY : 0);
    if (day % PAID_EVERY === 0 || day >= DAYS) await month.poll();
    await countParts(month);
    await bringBack(month, days[day - BACK_AFTER] ?? []);
    if (day % PAID_EVERY === 0 || day >= DAYS) await payOut(month);
    await giveBack(month);
  }
  await month.tellNews();
  shop.passUntil(momentOf(start, DAYS + BACK_AFTER + 1, 9));
  await month.poll();
  await payOut(month);
  await giveBack(month);
  expect(month.orders).toHaveLength(DAYS * ORDERS_A_DAY);
  await assertBooks(month, STOCK);
});
