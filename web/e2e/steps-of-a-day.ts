import { banglaDigits, decimalsOf, numberIn } from '@aloghor/functions/domain/digits';
import { ask } from '@aloghor/functions/test/ask';
import { signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { orderNumberOf, stockLeft } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { pressAtDesk } from './keyboard.ts';
import { ADVANCE, CHARGE, collectFor, type DayOrder, endOf, type Lamps } from './orders-of-a-day.ts';
import { expect } from './shop-test.ts';

const card = (page: Page, { name }: DayOrder) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
export const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const popup = (page: Page) => page.locator('.popup').last();
const tk = (sum: number) => asSum(numberIn('en', sum, decimalsOf(sum)));
export const sumOf = (sums: number[]) => sums.reduce((poisha, sum) => poisha + Math.round(sum * 100), 0) / 100;

/** What the staff do at the desk about one order, by keys. */
export async function call(page: Page, order: DayOrder): Promise<void> {
  await expect(card(page, order)).toBeVisible();
  if (order.fate === 'corrected') await correct(page, order);
  if (order.fate === 'advance') await enterMoney(page, order);
  if (order.fate === 'refused') {
    await pressAtDesk(page, 'r');
    await popup(page).getByRole('button', { name: 'Yes, cancel it' }).click();
    return expect(said(page, `${order.name}: Refused`)).toBeVisible();
  }
  await expect(card(page, order)).toContainText(`To collect ${tk(collectFor(order))}`);
  await pressAtDesk(page, order.fate === 'noAnswer' ? 'n' : 'c');
  await expect(said(page, `${order.name}: ${order.fate === 'noAnswer' ? 'No answer' : 'Confirmed'}`)).toBeVisible();
}

async function correct(page: Page, order: DayOrder): Promise<void> {
  await pressAtDesk(page, 'p');
  await page.getByLabel(/^Pieces of Day Lamp/).press('3');
  await page.getByLabel(/^Pieces of Day Lamp/).fill('3');
  await page.keyboard.press('Enter');
  await expect(card(page, order)).toContainText(`3 × ${asSum('1,250.50')}`);
  await expect(card(page, order)).toBeFocused();
}

async function enterMoney(page: Page, order: DayOrder): Promise<void> {
  await pressAtDesk(page, 'm');
  await page.keyboard.type(String(CHARGE));
  await page.getByLabel('Advance', { exact: true }).click();
  await page.keyboard.type(String(ADVANCE));
  await page.keyboard.press('Tab');
  await page.keyboard.type('BKX7');
  await page.keyboard.press('Enter');
  await expect(card(page, order)).toContainText('Advance (BKX7)');
  await expect(card(page, order)).toBeFocused();
}

/** Those who did not answer are called once more. */
export async function callLater(page: Page, orders: DayOrder[]): Promise<void> {
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  for (const order of orders) {
    await page
      .getByRole('button', { name: `· ${order.name} ` })
      .last()
      .click();
    await expect(card(page, order)).toBeVisible();
    await pressAtDesk(page, 'c');
    await expect(said(page, `${order.name}: Confirmed`)).toBeVisible();
  }
}

/** How long a change of so many orders is waited for: each is a call of its own, and on a busy machine some seconds. */
export const untilAllAreChanged = (orders: number) => ({ timeout: 20_000 + orders * 3_000 });

/** Ticks all orders that are listed and gives them a status. */
export async function setForAll(page: Page, orders: DayOrder[], status: string): Promise<void> {
  await page.getByLabel(`Tick all ${orders.length} of this page`).check();
  const bar = page.getByRole('region', { name: 'Ticked orders' });
  await expect(bar).toContainText(`${orders.length} orders ticked, ${tk(sumOf(orders.map(collectFor)))} to collect`);
  await bar.getByLabel('Status for all ticked orders').selectOption(status);
  await bar.getByRole('button', { name: 'Apply to all' }).click();
  if (status === 'Delivered')
    await popup(page)
      .getByText(/was received$/)
      .click();
  await popup(page).getByRole('button', { name: 'Yes, all of them' }).click();
  await expect(page.getByLabel('Result')).toContainText(
    `${orders.length} orders are now ‘${status}’.`,
    untilAllAreChanged(orders.length),
  );
}

/** Records what the rider reports of a parcel, on the order's own page. */
export async function comeBack(page: Page, order: DayOrder): Promise<void> {
  const { id, fate } = order;
  const choice = fate === 'returned' ? 'Returned' : 'Partly delivered';
  await page.goto(`/dashboard/manageOrders/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('combobox').selectOption(`${choice}…`);
  await main.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
  const form = page.getByRole('dialog', { name: choice });
  await form.getByLabel('Why?').selectOption('Changed their mind');
  if (fate === 'returned') {
    await form.getByLabel(/^Collected/).fill('99,99,999');
    await form.getByRole('button', { name: 'Record and close' }).click();
    await expect(form.getByRole('alert')).toContainText('More than was to be collected?');
    await form.getByLabel(/^Collected/).fill(banglaDigits(String(CHARGE)));
  }
  if (fate !== 'returned') await form.getByLabel(/^Day Lamp .*of 3$/).fill('1');
  await form.getByLabel(`${tk(endOf(order).received)} was received`).check();
  await form.getByRole('button', { name: 'Record and close' }).click();
  await expect(main).toContainText(`${choice}: Changed their mind`);
}

/** Delivered by mistake, opened again, and delivered; all on its page. */
export async function reopen(page: Page, order: DayOrder): Promise<void> {
  await page.goto(`/dashboard/manageOrders/${order.id}`);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await popup(page).getByRole('button', { name: 'Yes, reopen it' }).click();
  await expect(popup(page)).toContainText('is open again');
  await expect(main).toContainText(`${tk(collectFor(order))} to collect in cash`);
  await main.getByRole('combobox').selectOption('Delivered');
  await main.getByRole('button', { name: `Change order ${await orderNumberOf(order.id)}` }).click();
  await popup(page)
    .getByText(`${tk(collectFor(order))} was received`)
    .click();
  await popup(page).getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(popup(page)).toContainText(`Update ${order.id} Status to Delivered`);
  await expect(main).toContainText(`${tk(collectFor(order))} received`);
}

/** The dashboard's figures of today's money. */
export async function revenue() {
  return (await ask(await signIn('admin'), 'GET /stats/revenue')).body;
}

interface Day {
  /** The figures before it. */
  before: Awaited<ReturnType<typeof revenue>>;
  lamps: Lamps;
  /** Of each lamp, before it. */
  stock: number;
  /** Orders that were delivered by mistake: their money came, went back, and came again. */
  reopened?: number;
}

/** What became of the orders is what figures and stock say, to the taka. Returns how many stayed with their buyers. */
export async function expectDayAddsUp(
  orders: DayOrder[],
  { before, lamps, stock, reopened = 0 }: Day,
): Promise<number> {
  const ends = orders.map(endOf);
  expect(await stockLeft(lamps.lamp)).toBe(stock - sumOf(ends.map((end) => end.lamps)));
  expect(await stockLeft(lamps.shade)).toBe(stock - sumOf(ends.map((end) => end.shades)));
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
  expect([payments.orders, refunds.orders]).toEqual([orders.length - count('refused') + reopened, reopened]);
  expect(sumOf([payments.sum, refunds.sum])).toBe(sumOf(ends.map((end) => end.received)));
  expect(more('advances')).toEqual({ orders: count('advance'), sum: ADVANCE * count('advance') });
  return stayed;
}

/** Counts clicks and keys on a page, from the next address that it opens. A test's choice in a select is neither. */
export async function countClicks(page: Page) {
  let count = 0;
  await page.exposeFunction('noteClick', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const note = (event: Event) => event.isTrusted && (window as unknown as { noteClick: () => void }).noteClick();
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, note, { capture: true });
  });
  return {
    /** Since the last call of this. */
    taken: () => {
      const sofar = count;
      count = 0;
      return sofar;
    },
  };
}
