import { isLong } from '@aloghor/functions/test/long-runs';
import type { Page } from '@playwright/test';
import { orderNumberOf } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { givenCard } from './next-call.ts';
import { saveOrdersFile, TO_COLLECT, TOTAL } from './orders-file.ts';
import { addLamps, type DayOrder, type Lamps, placeDay, removeLamps, totalOf } from './orders-of-a-day.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import {
  call,
  callLater,
  comeBack,
  countClicks,
  expectDayAddsUp,
  revenue,
  said,
  setForAll,
  sumOf,
} from './steps-of-a-day.ts';

// A day of several hands: two people call, a packer scans, an admin hands over and settles.

const ORDERS = isLong ? 60 : 12;
const STOCK = 400;

test.setTimeout(isLong ? 1_200_000 : 240_000);
test.use({ expectedComplaints: [/409/] });

const none = (page: Page) => page.getByText('No other call to give right now.').or(page.getByText('Nobody to call'));

/** Calls about one order after the other, as they are given, until none is left. */
async function workThrough(page: Page, orders: DayOrder[]): Promise<DayOrder[]> {
  const called: DayOrder[] = [];
  await pressAtDesk(page, 'x');
  for (;;) {
    const last = called.at(-1)?.name ?? 'nobody';
    await expect(givenCard(page).filter({ hasNotText: last }).or(none(page)).first()).toBeVisible();
    if (!(await givenCard(page).isVisible())) return called;
    const shown = await givenCard(page).getAttribute('aria-label');
    const order = orders.find(({ name }) => shown?.endsWith(` · ${name}`));
    if (!order) throw new Error(`${shown} is none of this day`);
    await call(page, order);
    called.push(order);
  }
}

/** Scans the slip of each order, then its products; the last one closes the parcel and prints. */
async function pack(page: Page, orders: DayOrder[], { articles }: Lamps): Promise<void> {
  for (const order of orders) {
    const number = await orderNumberOf(order.id);
    const lamps = Array.from({ length: order.fate === 'corrected' ? 3 : order.lamps }, () => articles.lamp);
    for (const code of [number, ...lamps, articles.shade]) {
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      if (code === number) await expect(page.getByRole('region', { name: /^Parcel of order / })).toContainText(number);
    }
    await expect(said(page, `${number} is packed`)).toBeVisible();
  }
}

test(`${ORDERS} orders go through the hands of two who call, one who packs and one who hands over: all adds up`, async ({
  page: admin,
  browser,
}) => {
  const opened = async () => (await browser.newContext()).newPage();
  const [clerk, packer] = [await opened(), await opened()];
  await packer.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  const surname = `Hands${Date.now()}`;
  const before = await revenue();
  const lamps = await addLamps(STOCK);
  const orders = await placeDay(ORDERS, { mobileNumber: newMobile, surname }, lamps);

  const clicks = await countClicks(admin);
  await becomeAdmin(admin, '/dashboard/toCall');
  await becomeStaff(clerk, 'clerk', '/dashboard/toCall');
  const called = await Promise.all([admin, clerk].map((page) => workThrough(page, orders)));
  expect(
    called
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(orders.map(({ name }) => name));
  for (const one of called) expect(one.length).toBeGreaterThan(0);
  const byClicks = clicks.taken();
  const toCallLater = orders.filter(({ fate }) => fate === 'noAnswer');
  await callLater(admin, toCallLater);

  const sent = orders.filter(({ fate }) => fate !== 'refused');
  await becomeStaff(packer, 'packer', '/dashboard/packing/bench');
  await expect(packer.getByRole('textbox')).toBeFocused();
  await pack(packer, sent, lamps);
  clicks.taken();
  await admin.goto(`/dashboard/packing?q=${surname}`);
  await setForAll(admin, sent, 'Out for Delivery');
  const atPacking = clicks.taken() + 2; // the choice in the select
  const back = sent.filter(({ fate }) => fate === 'corrected' || fate === 'returned');
  for (const order of back) await comeBack(admin, order);
  await admin.goto(`/dashboard/packing?q=${surname}&status=Out%20for%20Delivery`);
  await setForAll(
    admin,
    sent.filter((order) => !back.includes(order)),
    'Delivered',
  );

  await expectDayAddsUp(orders, { before, lamps, stock: STOCK });
  await admin.goto(`/dashboard/orderHistory?q=${surname}&status=Delivered`);
  const stayed = sent.filter(({ fate }) => fate !== 'returned');
  await expect(admin.getByRole('row')).toHaveCount(1 + Math.min(25, stayed.length));
  const rows = await saveOrdersFile(admin);
  const inFile = (column: string) => sumOf(rows.map((row) => Number(row[column])));
  expect([inFile(TOTAL), inFile(TO_COLLECT)]).toEqual([sumOf(stayed.map(totalOf)), 0]);
  await removeLamps(lamps);
  if (isLong)
    process.stdout.write(
      `Clicks and keys per order: ${(byClicks / (called[0]?.length ?? 1)).toFixed(1)} at the desk, ${(atPacking / sent.length).toFixed(1)} at hand-over\n`,
    );
});
