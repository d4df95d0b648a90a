import type { Page } from '@playwright/test';
import { deskOf, ordersOfMobile, placeFirstCall, recordCall, setPayment } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { pressAtDesk } from './keyboard.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const JOURNEY_MS = 120_000;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/409|ERR_INTERNET_DISCONNECTED/] });

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const popup = (page: Page) => page.locator('.popup').last();

test('the desk is worked by keys: called, taken back, corrected, held, refused; and never while typing', async ({
  page,
}) => {
  const mobile = newMobile();
  const names = ['Anika', 'Babul', 'Chandan', 'Dipa'];
  const ids: string[] = [];
  for (const name of names.toReversed()) ids.unshift(await placeFirstCall(mobile, name));
  const [anika = '', babul = '', chandan = '', dipa = ''] = ids;
  await becomeAdmin(page, '/dashboard/toCall');

  await expect(card(page, 'Anika')).toContainText(
    '3 other orders from this number: 0 delivered, 0 refused or sent back.',
  );
  await expect(card(page, 'Anika').getByRole('link', { name: `Call ${mobile}` })).toHaveAttribute(
    'href',
    `tel:${mobile}`,
  );
  await expectUsable(page, 'the card of a call');
  await pressAtDesk(page, 'c');
  await expect(said(page, 'Anika: Confirmed')).toBeVisible();
  await expect(card(page, 'Babul')).toBeFocused();
  await pressAtDesk(page, 'u');
  await expect(card(page, 'Anika')).toBeVisible();
  const first = await deskOf(anika);
  expect(first).toMatchObject({ state: 'toCall', callAt: first?.createdAt });
  await pressAtDesk(page, 'n');
  await expect(said(page, 'Anika: No answer')).toBeVisible();

  await pressAtDesk(page, 'e');
  await page.getByLabel('Delivery address').fill('');
  await page.getByLabel('Delivery address').pressSequentially('House 9, new chowk');
  await page.getByRole('combobox', { name: /^District/ }).fill('Savar');
  await page.getByRole('option', { name: 'Savar, Dhaka' }).click();
  await page.reload();
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 9, new chowk');
  await expectUsable(page, 'the form of a correction');
  await page.context().setOffline(true);
  await expect(said(page, 'You seem to be offline: calls cannot be recorded')).toBeVisible();
  await expectUsable(page, 'the desk without a connection');
  await page.context().setOffline(false);
  await expect(said(page, 'You seem to be offline')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Babul')).toContainText('House 9, new chowk');
  await expect(card(page, 'Babul')).toContainText('Savar, Dhaka');
  await expect(card(page, 'Babul')).toBeFocused();
  await pressAtDesk(page, 'm');
  await page.getByLabel('Delivery charge', { exact: true }).fill('70');
  await page.getByLabel('Advance', { exact: true }).fill('500');
  await page.getByLabel('Transaction ID').fill('BKX7');
  await expectUsable(page, 'the form of the money');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Babul')).toContainText('Advance (BKX7)');
  expect(await deskOf(babul)).toMatchObject({ state: 'toCall', versions: [{ by: 'admin@aloghor.example' }] });
  await expect(card(page, 'Babul')).toBeFocused();
  await pressAtDesk(page, 'h');
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  await expectUsable(page, 'the days to wait');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(said(page, 'Babul: On hold')).toBeVisible();

  await recordCall(chandan, 'confirmed');
  await pressAtDesk(page, 'n');
  await expect(popup(page)).toContainText('Someone else has already handled this order');
  await popup(page).getByRole('button').first().click();
  await expect(card(page, 'Dipa')).toBeVisible();

  await pressAtDesk(page, 'r');
  await expect(popup(page)).toContainText('Has the buyer refused?');
  await expectUsable(page, 'the question before an order is cancelled');
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  expect(await deskOf(dipa)).toMatchObject({ state: 'toCall' });
  await pressAtDesk(page, 'r');
  await popup(page).getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(said(page, 'Dipa: Refused')).toBeVisible();

  await page.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Orders in the queue' })).toContainText('Babul');
  expect(await ordersOfMobile(mobile)).toHaveLength(4);
});

test('an order that is paid in advance is still called for, and nothing is to be collected for it', async ({
  page,
}) => {
  const mobile = newMobile();
  const id = await placeFirstCall(mobile, 'Purnima');
  await setPayment(id, true);
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Purnima')).toContainText(`To collect ${asSum('0')}`);
  const queue = page.getByRole('navigation', { name: 'Orders in the queue' });
  await expect(queue.getByRole('button', { name: /Purnima/ })).toContainText('Paid');
  await page.getByRole('button', { name: /^Confirmed/ }).click();
  await expect(said(page, 'Purnima: Confirmed')).toBeVisible();
  await page.goto(`/dashboard/packing?call=confirmed&q=${mobile}`);
  await expect(page.getByRole('row').filter({ hasText: 'Purnima' })).toContainText('Paid');
});
