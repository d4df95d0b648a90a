import { ordersOfMobile, placeConfirmed, setAdvance, setStatus } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { handleFirst } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { DESK, expect, PHONE, test } from './shop-test.ts';

const NOT_EXPECTED = /ERR_FAILED|409/; // a lost answer, and what somebody else has counted

test.use({ expectedComplaints: [NOT_EXPECTED] });
test.setTimeout(120_000);

test('what comes back after the delivery is counted once, the order stays delivered, and its money is given back', async ({
  page,
  browser,
}) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await setStatus(id, 'Delivered');
  await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Something came back' }).click();
  const form = page.getByRole('dialog', { name: 'Something came back' });
  await expect(form).toContainText('No payment is recorded yet');
  await form.getByRole('button', { name: 'Not yet' }).click();
  await expect(form).toBeHidden();
  await main.getByRole('button', { name: 'Record the payment' }).click();
  await page.locator('.popup').last().getByRole('button', { name: 'Yes, received' }).click();
  await expect(main.getByRole('button', { name: 'Undo the payment' })).toBeVisible();

  await main.getByRole('button', { name: 'Something came back' }).click();
  await form.getByLabel('Why?').selectOption('Not as expected');
  await form.getByRole('button', { name: 'Record the count' }).click();
  await expect(form.getByRole('alert')).toContainText('All this is recorded already');
  await form.getByLabel(/^Came back so far/).fill('১');
  await form.getByLabel(/^Damaged, of these/).fill('2');
  await form.getByRole('button', { name: 'Record the count' }).click();
  await expect(form).toBeVisible(); // more than came back
  await form.getByLabel(/^Damaged, of these/).fill('1');
  await form.getByLabel(/^What the shop keeps/).fill('100');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectUsable(page, 'the form of what came back later');
  }
  await handleFirst(page, '**/counted', (route) => route.abort());
  await form.getByRole('button', { name: 'Record the count' }).click();
  await expect(form.getByRole('alert')).toContainText('No answer came');
  await expect(form.getByLabel(/^What the shop keeps/)).toHaveValue('100'); // nothing typed is lost

  const other = await (await browser.newContext()).newPage();
  await becomeAdmin(other, `/dashboard/manageOrders/${id}`);
  await other.getByRole('button', { name: 'Something came back' }).click();
  const theirs = other.getByRole('dialog', { name: 'Something came back' });
  await theirs.getByLabel('Why?').selectOption('Arrived too late');
  await theirs.getByLabel(/^Came back so far/).fill('1');

  await form.getByRole('button', { name: 'Record the count' }).click();
  await expect(form).toBeHidden();
  await theirs.getByRole('button', { name: 'Record the count' }).click();
  // The open page may have learned of the count already.
  const tooLate = /Someone else has counted more of this order|All this is recorded already/;
  await expect(theirs.getByRole('alert')).toContainText(tooLate);
  await other.close();

  for (const words of ['Some of it came back to the shop', 'Returned', 'to refund'])
    await expect(main).toContainText(words);
  await expect(main.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Money returned' }).click();
  await page.locator('.popup').last().getByRole('button', { name: 'Yes, undo it' }).click();
  await expect(main).toContainText(`${asSum('100')} received`);
  await page.reload();
  await expect(main).toContainText(`${asSum('100')} received`);
});

test('of what was paid ahead some goes back, once a part of the order has come back', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await setAdvance(id, 500);
  await setStatus(id, 'Delivered');
  await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
  const main = page.getByRole('main');
  const returning = main.getByRole('button', { name: 'Return some of the advance' });
  await main.getByRole('button', { name: 'Something came back' }).click();
  await expect(returning).toHaveCount(0);
  const form = page.getByRole('dialog', { name: 'Something came back' });
  await form.getByLabel('Why?').selectOption('Not as expected');
  await form.getByLabel(/^Came back so far/).fill('1');
  await form.getByRole('button', { name: 'Record the count' }).click();
  await expect(form).toBeHidden();
  await returning.click();
  await main.getByLabel(/^Amount returned/).fill('600');
  await main.getByRole('button', { name: 'Record this amount' }).click();
  await expect(main.getByLabel(/^Amount returned/)).toBeVisible(); // more than came
  await main.getByLabel(/^Amount returned/).fill('180');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectUsable(page, 'what goes back of an advance');
  }
  await main.getByRole('button', { name: 'Record this amount' }).click();
  await expect(main).toContainText(`${asSum('320')} received in advance`);
  await expect(main).toContainText(`${asSum('180')} returned or corrected`);
  await page.reload();
  await expect(main).toContainText(`${asSum('320')} received in advance`);
});

test('of what was paid ahead of a cancelled order some goes back, and the rest is no money to give back', async ({
  page,
}) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await setAdvance(id, 500);
  await setStatus(id, 'Cancel');
  await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`${asSum('500')} received in advance, to refund`);
  await main.getByRole('button', { name: 'Return some of the advance' }).click();
  await main.getByLabel(/^Amount returned/).fill('370');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectUsable(page, 'what goes back of the advance of a cancelled order');
  }
  await main.getByRole('button', { name: 'Record this amount' }).click();
  await expect(main).toContainText(`${asSum('130')} of the advance kept`);
  await expect(main).not.toContainText('to refund');
});
