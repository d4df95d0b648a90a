import type { Page } from '@playwright/test';
import { orderNumberOf, ordersOfMobile, placeFirstCall, recordCall } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { pressAtDesk } from './keyboard.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const MOON_LAMP = 'chandni-3d-printed-moon-lamp'; // 1,650 taka
const JOURNEY_MS = 120_000;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/409/] });

const card = (page: Page) => page.getByRole('region', { name: /· Shathi$/ });
const popup = (page: Page) => page.locator('.popup').last();

test('an order is split into what is sent now and later, and both are joined again; its buyer reads where it went', async ({
  page,
}) => {
  const mobile = newMobile();
  const first = await placeFirstCall(mobile, 'Shathi', { orderItems: [{ _id: MOON_LAMP, quantity: 3 }] });
  const number = await orderNumberOf(first);
  await becomeAdmin(page, `/dashboard/toCall?order=${first}`);
  await expect(card(page)).toContainText(`To collect ${asSum('4,950')}`);
  await pressAtDesk(page, 's');
  const form = page.getByRole('form', { name: 'Split the order' });
  const later = form.getByLabel('Later, of 3: Chandni');
  await expect(later).toBeFocused();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await later.fill('1 pc'); // no number: it stays to be corrected
  await expect(later).toHaveValue('1 pc');
  await page.reload();
  await expect(later).toHaveValue('');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await later.fill('1');
  await expect(form).toContainText(`To collect now: ${asSum('3,300')}. Later: ${asSum('1,650')}.`);
  await expectUsable(page, 'the form that splits an order');
  await later.press('Enter');
  await expect(form).toBeHidden();
  await expect(card(page)).toContainText(`To collect ${asSum('3,300')}`);
  const second = (await ordersOfMobile(mobile)).find((id) => id !== first);
  const other = await orderNumberOf(second);
  await expect(card(page)).toContainText(`Split: part of it comes as order ${other}`);

  const others = page.getByRole('list', { name: 'Other open orders of this number' });
  await expect(others).toContainText(`${other} is open, too`);
  await expectUsable(page, 'the offer to join two orders');
  await others.getByRole('button', { name: `Join ${other} to this order` }).click();
  await expect(popup(page)).toContainText(`Join ${other} to this order?`);
  await popup(page).getByRole('button', { name: 'Yes, join them' }).click();
  await expect(others).toBeHidden();
  await expect(card(page)).toContainText(`To collect ${asSum('4,950')}`);
  await expect(card(page)).toContainText(`Order ${other} was added to this one`);

  await page.goto(`/dashboard/manageOrders/${second}`);
  await expect(page.getByRole('main')).toContainText(`Joined to ${number}`);
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await page.goto('/track');
  await page.getByLabel('Order number or Order ID').fill(other);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('article')).toContainText(
    `It was added to your order ${number}: everything comes with that one.`,
  );
  await recordCall(first, 'confirmed'); // so that it is not the first at the desk in other journeys
});
