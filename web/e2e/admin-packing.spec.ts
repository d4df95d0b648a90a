import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import {
  copyOrder,
  orderNumberOf,
  ordersOfMobile,
  placeConfirmed,
  placeOrders,
  recordCall,
  setCharge,
  setPayment,
  setStatus,
} from './api-helpers.ts';
import { asPrice, asSum } from './in-money.ts';
import { activate } from './keyboard.ts';
import { handleFirst } from './network.ts';
import { openStatus, orderRow } from './order-rows.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const JOURNEY_MS = 120_000;

/** What a finger hits, in pixels. */
const FINGER = 44;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const A4 = '210 × 297';
const A6 = '105 × 148';
const ROLL_80 = '80 × 150';
const ROLL_58 = '58 × 190';

const LONG = {
  name: 'Rupa Shopper of the Very Long Name, who Orders for the Whole House and Signs with All of It',
  deliveryAddress: 'House 12/A, Road 27, Block C, behind the mosque, third floor, '.repeat(15),
  info: 'Please call before you come; the bell is broken and the dog is not. '.repeat(20),
};

const popup = (page: Page) => page.locator('.popup').last();
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });
const sheet = (page: Page) => page.locator('body > .print-sheet');

/** Orders of one number: four of a lamp, and one with all that a slip can be asked to hold. Returns the one that is paid. */
async function orderForPacking(mobile: string): Promise<string> {
  await placeOrders(mobile, 4);
  const [paid = ''] = await ordersOfMobile(mobile);
  await setPayment(paid, true);
  const { body: products } = await ask(NOBODY, 'GET /products?limit=14');
  const orderItems = products.map(({ _id }: { _id: string }) => ({ _id, quantity: 99 }));
  await placeOrders(mobile, 1, { ...LONG, orderItems });
  return paid;
}

/** A busy machine needs more than the usual time to fetch, lay out and mark a hundred. */
const MANY_SLIPS = { timeout: 60_000 };

/** Clicks a button that prints, and returns the printed pages; the print layout is removed then. */
async function printed(page: Page, button: string, again?: string): Promise<{ pages: string[]; text: string }> {
  await bar(page).getByRole('button', { name: button }).click();
  if (again) await activate(page, popup(page).getByRole('button', { name: again }));
  await expect(page.locator('body[data-printed]')).toBeAttached(MANY_SLIPS);
  const text = await sheet(page).evaluate((element) => element.textContent ?? '');
  await page.emulateMedia({ media: 'print' });
  expect(await overflowing(page)).toEqual([]);
  expect(await brokenNumbers(page)).toEqual([]);
  const pages = await printedPages(page);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
    document.body.removeAttribute('data-printed');
  });
  await expect(sheet(page)).toHaveCount(0);
  return { pages, text };
}

/** Slips whose content is higher than they are. */
function overflowing(page: Page): Promise<string[]> {
  return page
    .locator('.slip')
    .evaluateAll((slips) =>
      slips.filter((slip) => slip.scrollHeight > slip.clientHeight).map((slip) => String(slip.textContent)),
    );
}

/** Numbers of the lines of a list that take more than one line themselves. */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.locator('.paper-list td:first-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const lines = new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top)));
      return lines.size > 1 ? [String(cell.textContent)] : [];
    }),
  );
}

test('slips whose styles did not come are not printed, and the styles are asked for again', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await handleFirst(page, '**/assets/print-*.css', (route) => route.abort());
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await activate(page, page.getByLabel('Tick all 1 of this page'), 'Space');
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  await expect(popup(page)).toContainText('Nothing was printed');
  await expect(sheet(page)).toHaveCount(0);
  await activate(page, popup(page).getByRole('button', { name: 'OK' }));
  expect((await printed(page, 'Print slips')).pages).toEqual([A4]);
});

test('many orders are ticked, printed in the format of the shop, and sent out with one question', async ({ page }) => {
  const mobile = newMobile();
  const paid = await orderForPacking(mobile);
  await recordCall(paid, 'confirmed');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page.getByRole('button', { name: 'Confirmed by phone' }).click();
  await expect(page.getByLabel('Tick all 1 of this page')).toBeVisible();
  await page.getByRole('button', { name: 'Confirmed by phone' }).click();
  await activate(page, page.getByLabel('Tick all 5 of this page'), 'Space');
  await expect(bar(page)).toContainText(new RegExp(`^5 orders ticked, ${asSum('[\\d,.]+')} to collect`));
  await expectUsable(page, 'ticked orders');

  const slips = await printed(page, 'Print slips');
  expect(slips.pages).toEqual([A4, A4]);
  expect(slips.text).toContain(`Collect in cash${asPrice('1,650')}`);
  expect(slips.text).toContain(`Paid: collect nothing${asPrice('0')}`);
  expect(slips.text).toContain('and 5 more');
  await page.getByLabel('Paper for slips').selectOption('A6 labels, one each');
  await page.getByLabel('Language on paper').selectOption('English and Bangla');
  const labels = await printed(page, 'Print slips', 'Yes, print again');
  expect(labels.pages).toEqual([A6, A6, A6, A6, A6]);
  expect(labels.text).toContain(`Collect in cash · ক্যাশ নিতে হবে${asPrice('1,650')}${asPrice('১,৬৫০')}`);

  await page.getByLabel('Paper for slips').selectOption('Thermal roll, 80 mm');
  expect((await printed(page, 'Print slips', 'Yes, print again')).pages).toEqual(Array(5).fill(ROLL_80));
  await page.getByLabel('Paper for slips').selectOption('Thermal roll, 58 mm');
  expect((await printed(page, 'Print slips', 'Yes, print again')).pages).toEqual(Array(5).fill(ROLL_58));
  await page.getByLabel('Paper for slips').selectOption('A6 labels, one each');

  await page.reload();
  await expect(page.getByLabel('Paper for slips')).toHaveValue('a6');
  await expect(bar(page)).toContainText('5 orders ticked');
  await page.getByRole('button', { name: 'Untick all' }).click();
  await page.getByLabel('Language on paper').selectOption('English');
  const boxes = page.getByRole('checkbox', { name: /^Tick order/ });
  await activate(page, boxes.nth(1), 'Space');
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText(`4 orders ticked, ${asSum('4,950')} to collect`);
  const picking = await printed(page, 'Picking list');
  expect(picking.pages).toEqual([A4]);
  expect(picking.text).toContain('4 orders, 4 pieces');
  const handOver = await printed(page, 'Hand-over list');
  expect(handOver.pages).toEqual([A4]);
  expect(handOver.text).toContain(`Total: 4 orders4${asPrice('4,950')}`);

  const ids = await boxes.evaluateAll((all) => all.map((box) => box.closest('tr')?.dataset.row ?? ''));
  const cancelled = String(ids.slice(1).find((id) => id !== paid));
  await activate(page, bar(page).getByRole('button', { name: 'Apply to all' }));
  await expect(popup(page)).toContainText('Set 4 orders to ‘Out for Delivery’?');
  await expect(popup(page)).toContainText(/3 of them are not confirmed by phone \(([A-Z]-\d{4}(, )?){3}\)/);
  await expectUsable(page, 'the question before all are sent out');
  const include = popup(page).locator('label', { hasText: `Include these 3, too (${asSum('4,950')})` });
  // It grows into view.
  await expect.poll(async () => (await include.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER);
  await include.click();
  await setStatus(cancelled, 'Cancel');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, continue' }));
  const outcome = page.getByLabel('Result');
  await expect(outcome).toContainText('3 of 4 orders are now ‘Out for Delivery’.');
  await expect(outcome.getByRole('listitem')).toHaveText([
    /^[A-Z]-\d{4} Rupa Shopper: This order has been closed and can no longer be changed\.$/,
  ]);
  await expectUsable(page, 'what became of the orders');
  await expect(bar(page)).toHaveCount(0);
  await expect(boxes).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Out for Delivery');
  await page.getByLabel('Tick all 3 of this page').check();
  await page.route(/\/api\/orders\/admin\//, (route) => route.abort());
  await page.getByLabel('Status for all ticked orders').selectOption('Delivered');
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
  await popup(page)
    .getByText(`${asSum('3,300')} was received`)
    .click();
  await popup(page).getByRole('button', { name: 'Yes, all of them' }).click();
  await expect(outcome).toContainText('0 of 3 orders are now ‘Delivered’.');
  await expect(outcome).toContainText('No answer came');
  await page.unroute(/\/api\/orders\/admin\//);
  await outcome.getByRole('button', { name: 'Continue with the other 3' }).click();
  await expect(outcome).toContainText('3 orders are now ‘Delivered’.');
  await page.goto(`/dashboard/orderHistory?q=${mobile}&status=Delivered`);
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(3);
});

test('orders are packed at once, shown with who did it, and one by one taken back', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 3);
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  const boxes = page.getByRole('checkbox', { name: /^Tick order/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await activate(page, bar(page).getByRole('button', { name: 'Mark as packed' }));
  const outcome = page.getByLabel('Result');
  await expect(outcome).toContainText('2 orders are packed.');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText(/^Packed by Admin, /)).toHaveCount(2);
  await expectUsable(page, 'packed orders');

  await page.getByRole('combobox', { name: 'Packed or not' }).selectOption('To pack');
  await expect(boxes).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Packed or not' }).selectOption('Packed');
  await expect(boxes).toHaveCount(2);
  const [first = ''] = await page
    .locator('tr[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.dataset.row ?? ''));
  await page.getByRole('button', { name: `Order ${await orderNumberOf(first)} is not packed` }).click();
  await expect(boxes).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Packed or not' }).selectOption('Packed or not');
  await outcome.getByRole('button', { name: 'Undo: 2 orders are not packed' }).click();
  await expect(outcome).toContainText('2 orders are to be packed again.');
  await expect(page.getByText(/^Packed by Admin, /)).toHaveCount(0);
});

test('slips that were printed are not printed again unasked, and the page says by whom', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 3);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page
    .getByRole('checkbox', { name: /^Tick order/ })
    .first()
    .check();
  await printed(page, 'Print slips');
  await expect(page.getByText(/^Slip printed by Admin, /)).toHaveCount(1);
  await page.getByLabel('Tick all 3 of this page').check();
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  await expect(popup(page)).toContainText('1 of 3 slips was printed before');
  await expect(popup(page)).toContainText(/[A-Z]-\d{4} by Admin, /);
  await expectUsable(page, 'the question before slips are printed again');
  await activate(page, popup(page).getByRole('button', { name: 'Print nothing' }));
  await expect(page.getByText(/^Slip printed by Admin, /)).toHaveCount(1);
  await printed(page, 'Print slips', 'Print the other 2');
  await expect(page.getByText(/^Slip printed by Admin, /)).toHaveCount(3);
});

test('slips of more orders than a page shows are printed at once', async ({ page }) => {
  test.slow(); // many pages are measured
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  const [copied = ''] = await ordersOfMobile(mobile);
  const removeCopies = await copyOrder(copied, 100);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 100 of this page').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Tick all 1 of this page').check();
  await expect(bar(page)).toContainText('101 orders ticked');
  const { pages } = await printed(page, 'Print slips');
  expect(pages).toEqual(Array(26).fill(A4));
  await expect(page.getByText(/^Slip printed by Admin, /)).toHaveCount(1, MANY_SLIPS);
  await removeCopies();
});

test('on a phone the filters and the paper are behind one button', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await expect(page.getByRole('checkbox', { name: /^Tick order/ })).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters and paper' });
  await expectUsable(page, 'the filters of packing on a phone');
  await drawer.getByRole('combobox', { name: 'Packed or not' }).selectOption('Packed');
  await drawer.getByLabel('Paper for slips').selectOption('A6 labels, one each');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Tick order/ })).toHaveCount(0);
});

test('on a phone the bar of ticked orders leaves the orders in sight, and shows what is rarer on a click', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 2 of this page').check();
  await expect(bar(page).getByRole('button')).toHaveText(['Print slips', 'Mark as packed', 'More']);
  expect((await bar(page).boundingBox())?.height).toBeLessThan(844 / 6);
  await activate(page, bar(page).getByRole('button', { name: 'More' }));
  await expectUsable(page, 'all that can be done with ticked orders, on a phone');
  await bar(page).getByLabel('Status for all ticked orders').selectOption('Out for Delivery');
  await activate(page, bar(page).getByRole('button', { name: 'Apply to all' }));
  await popup(page).getByRole('button', { name: 'Yes, all of them' }).click();
  await expect(page.getByLabel('Result')).toContainText('2 orders are now ‘Out for Delivery’.');
});

test('no other sum is recorded than the one that was asked for, of many orders and of one', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 2);
  const placed = await ordersOfMobile(mobile);
  for (const order of placed) await recordCall(order, 'confirmed');
  const [charged = ''] = placed;
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 2 of this page').check();
  await page.getByLabel('Status for all ticked orders').selectOption('Delivered');
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
  await setCharge(charged, 130);
  await popup(page)
    .getByText(`${asSum('3,300')} was received`)
    .click();
  await popup(page).getByRole('button', { name: 'Yes, all of them' }).click();
  const outcome = page.getByLabel('Result');
  await expect(outcome).toContainText('1 of 2 orders are now ‘Delivered’.');
  await expect(outcome.getByRole('listitem')).toContainText('The amount to collect has changed.');

  await page.goto(`/dashboard/manageOrders?q=${mobile}`);
  const row = orderRow(page, charged);
  await (await openStatus(row)).selectOption('Delivered');
  await row.getByRole('button', { name: `Change order ${await orderNumberOf(charged)}` }).click();
  await expect(popup(page)).toContainText(asSum('1,780'));
  await setCharge(charged, 70);
  await popup(page)
    .getByText(`${asSum('1,780')} was received`)
    .click();
  await popup(page).getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(popup(page)).toContainText('The amount to collect has changed. Nothing was recorded');
  await page.goto(`/dashboard/manageOrders?q=${mobile}`);
  await expect(row).toContainText('waiting for confirmation');
  await expect(row.getByText('Paid', { exact: true })).toHaveCount(0);
});

test('what was cancelled gets no slip, and what nobody has confirmed stays, unless the admin says otherwise', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeOrders(mobile, 12, LONG);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, `/dashboard/packing?q=${mobile}`);
  await page.getByLabel('Tick all 12 of this page').check();
  const handOver = await printed(page, 'Hand-over list');
  expect(handOver.text).toContain('Total: 12 orders');

  const [cancelled = '', meanwhile = '', confirmed = ''] = await ordersOfMobile(mobile);
  await setStatus(cancelled, 'Cancel');
  await page.reload();
  await expect(bar(page)).toContainText('11 orders ticked');
  let isCut = true;
  await page.route(/\/api\/packing\?/, (route) => (isCut ? route.abort() : route.fallback())); // the list stays as it was
  await setStatus(meanwhile, 'Cancel');
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  await expect(popup(page)).toContainText(/No longer in this list, so no longer ticked: [A-Z]-\d{4}\./);
  isCut = false;
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('.slip')).toHaveCount(10);
  await expect(sheet(page)).not.toContainText('Cancelled');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await page.goto(`/dashboard/packing?q=nobody-of-this-name`);
  await expect(bar(page)).toContainText('10 orders ticked');
  await expect(bar(page)).toContainText('(10 of them not shown)');
  await recordCall(confirmed, 'confirmed');
  await page.goto(`/dashboard/packing?q=${mobile}`);
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
  await expect(popup(page)).toContainText('9 of them are not confirmed by phone');
  await expect(popup(page)).toContainText(`${asSum('1,650')} to collect for the other one.`);
  await popup(page).getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page.getByLabel('Result')).toContainText('1 order is now ‘Out for Delivery’.');
  await page.getByRole('button', { name: 'Undo: 1 order is still here' }).click();
  await expect(page.getByLabel('Result')).toContainText('1 order is in the shop again.');
  await expect(page.getByText('Confirmed', { exact: true })).toHaveCount(1);
  await expect(bar(page)).toContainText('9 orders ticked');
  await expect(page.getByText('Not confirmed', { exact: true })).toHaveCount(9);
  await bar(page).getByRole('button', { name: 'Apply to all' }).click();
  await popup(page).getByRole('button', { name: 'Yes, continue' }).click();
  await expect(popup(page)).toContainText('Nothing was changed: none of these orders is confirmed.');
});

/** Millimetres of a point, in which PDF measures. */
const POINT = 25.4 / 72;

/** The pages that the printer would get, each as `210 × 297`: its size in millimetres. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return Array.from(boxes, ([, ...sides]) => sides.map((side) => Math.round(Number(side) * POINT)).join(' × '));
}
