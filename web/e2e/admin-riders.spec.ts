import { readFileSync } from 'node:fs';
import { dayOf } from '@aloghor/functions/domain/day-of';
import type { Page } from '@playwright/test';
import { orderNumberOf, ordersOfMobile, placeOrders, recordCall, staffSettings } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { activate } from './keyboard.ts';
import { comeNear } from './layout.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
test.use({ expectedComplaints: [/409/] });

const TWO_LAMPS = { orderItems: [{ _id: 'chandni-3d-printed-moon-lamp', quantity: 2 }] };

const popup = (page: Page) => page.locator('.popup').last();
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });
const money = (page: Page) => page.getByRole('region', { name: 'Money' });
const amountIn = (text: string | null) => Number(/([\d,]+(\.\d+)?) Tk/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

/** Names a rider in the settings, where people do; answers the name, which no other run has used. */
async function nameRider(page: Page, mobile: string): Promise<string> {
  const name = `Karim ${mobile.slice(-6)}`;
  const named = (await staffSettings()).riders.people.length;
  const form = page.getByRole('region', { name: 'Own riders' });
  await form
    .getByRole('group', { name: `Rider ${named + 1}` })
    .getByLabel('Name')
    .fill(name);
  await activate(page, form.getByRole('button', { name: 'Save: Own riders' }));
  await expect(popup(page)).toContainText('Saved');
  return name;
}

/** What the overview says was received today, in taka. */
async function receivedToday(page: Page): Promise<number> {
  await page.goto('/dashboard/adminHome?days=today');
  await comeNear(money(page)); // which asks for it
  const received = money(page).getByRole('listitem').filter({ hasText: 'Received' }).first();
  await expect(received).toContainText('Tk');
  return amountIn(await received.textContent());
}

test('packed orders go out with an own rider, come back with every outcome, and are settled once', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 5, TWO_LAMPS);
  const ids = await ordersOfMobile(mobile);
  for (const id of ids) await recordCall(id, 'confirmed');
  const [whole = '', part = '', back = '', later = '', kept = ''] = await Promise.all(ids.map(orderNumberOf));
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, '/dashboard/settings');
  const rider = await nameRider(page, mobile);
  const before = await receivedToday(page);

  await page.goto(`/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 5 of this page').check();
  await bar(page).getByLabel('Courier or rider for all ticked orders').selectOption(`${rider} (own rider)`);
  await activate(page, bar(page).getByRole('button', { name: 'Give to rider' }));
  await activate(page, popup(page).getByRole('button', { name: 'Yes, all of them' }));
  await expect(page.getByLabel('Result')).toContainText(`5 orders are with ${rider} now.`);

  await page.goto(`/dashboard/riders?${new URLSearchParams({ rider })}`);
  await expect(page.getByRole('heading', { name: `5 orders out, ${asSum('16,500')} to collect` })).toBeVisible();
  await expectUsable(page, "a rider's sheet");
  await page.getByRole('button', { name: 'Print sheet' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.locator('.print-sheet')).toContainText(`Rider’s sheet: ${rider}`);
  await expect(page.locator('.print-sheet')).toContainText('Total: 5 orders');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await activate(page, page.getByRole('button', { name: `Delivered: order ${whole}` }));
  await expect(page.getByRole('article', { name: whole })).toContainText('Brings');
  await comeBack(page, part, 'Partly delivered');
  await comeBack(page, back, 'Returned');
  await page.getByRole('button', { name: `Another day: order ${later}` }).click();
  await expect(page.getByRole('article', { name: later })).toContainText('kept for another day');
  await page.getByRole('button', { name: `Undo the hand-over of order ${kept}` }).click();
  await popup(page).getByRole('button', { name: 'Yes, it is still here' }).click();
  await expect(page.getByRole('article', { name: kept })).toHaveCount(0);
  await page.getByRole('button', { name: `Delivered: order ${later}` }).click();
  await page.getByRole('button', { name: `Not yet: order ${later}` }).click();
  await expect(page.getByRole('button', { name: `Delivered: order ${later}` })).toBeVisible();

  const cash = page.getByRole('region', { name: 'Cash of the day' });
  await expect(cash).toContainText(asSum('4,950'));
  await expect(cash).toContainText('1 order is still out.');
  await cash.getByLabel('Handed over').fill('৪,৯০০');
  await expect(cash).toContainText(`${asSum('50')} missing`);
  await page.reload();
  await expect(cash.getByLabel('Handed over')).toHaveValue('4900');
  await expectUsable(page, 'the cash of a rider');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherCash = other.getByRole('region', { name: 'Cash of the day' });
  await otherCash.getByLabel('Handed over').fill('4950');
  await otherCash.getByRole('button', { name: 'Settle…' }).click();
  await expect(popup(other)).toContainText(`Settle 3 orders of ${rider}?`);

  await page.bringToFront();
  await cash.getByLabel('Handed over').focus();
  await activate(page, cash.getByRole('button', { name: 'Settle…' }));
  await expect(popup(page)).toContainText(`handed over ${asSum('4,900')} (${asSum('50')} missing)`);
  await activate(page, popup(page).getByRole('button', { name: 'Yes, settle' }));
  await expect(page.getByRole('article', { name: `Settled: ${rider}` }).first()).toContainText(asSum('4,900'));
  await popup(other).getByRole('button', { name: 'Yes, settle' }).click();
  await expect(popup(other)).toContainText('Someone else has settled this sheet in the meantime.');
  await other.close();

  expect(await receivedToday(page)).toBeCloseTo(before + 4_950, 2);
  const download = page.waitForEvent('download');
  await money(page).getByRole('button', { name: 'Export CSV: Received' }).click();
  const rows = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  expect(rows.filter((row) => ids.some((id) => row.includes(`,${id},`)))).toHaveLength(2);

  await page.goto('/dashboard/riders');
  const differences = page.getByRole('region', { name: 'Open differences' });
  const difference = differences.getByRole('article', { name: `Settled: ${rider}` });
  await difference.getByLabel('Why, or how it was settled').fill('He brought it the next day.');
  await activate(page, difference.getByRole('button', { name: 'Close the difference' }));
  await expect(difference).toHaveCount(0);
  await page.goto(`/dashboard/riders?${new URLSearchParams({ rider, day: dayOf(Date.now()) })}`);
  await expect(page.getByText(/^Closed: He brought it the next day\./)).toBeVisible();
});

/** Records that a parcel came back, whole or in part, from the rider's sheet. */
async function comeBack(page: Page, orderNumber: string, outcome: 'Partly delivered' | 'Returned'): Promise<void> {
  const button = outcome === 'Returned' ? 'Came back…' : 'Partly…';
  await page.getByRole('button', { name: `${button}: order ${orderNumber}` }).click();
  const form = page.getByRole('dialog', { name: outcome });
  await form.getByLabel('Why?').selectOption('Changed their mind');
  if (outcome === 'Partly delivered') await form.getByLabel(/of 2$/).fill('1');
  await expect(form.getByText(/was received$/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Record and close' }).click();
  await expect(page.getByRole('article', { name: orderNumber })).toContainText('Brings');
}

test('where no riders are named, packers read who names them, and only who may open the settings is led there', async ({
  page,
}) => {
  await page.route('**/api/riders', (route) => route.fulfill({ json: [] }));
  await becomeStaff(page, 'packer', '/dashboard/riders');
  const main = page.getByRole('main');
  await expect(main).toContainText('Once an admin has added your riders to the settings');
  await expect(main.getByRole('link', { name: 'Add riders' })).toHaveCount(0);
});
