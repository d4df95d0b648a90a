import type { Page } from '@playwright/test';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const SETTINGS = '/dashboard/settings';

test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save: Delivery' });
const freeFrom = (page: Page) => page.getByLabel('Free from a total of (Tk)');
const conflict = (page: Page) => page.getByRole('alert', { name: 'Somebody else has saved meanwhile' });
const settings = async (page: Page) => (await page.request.get('/api/settings?fresh=now')).json();

test('a charge is saved with digits as they are typed, and never without its days', async ({ page }) => {
  await becomeAdmin(page, SETTINGS);
  const inDhaka = page.getByRole('group', { name: 'Inside Dhaka' });
  await inDhaka.getByLabel('Charge (Tk)').fill('৭০');
  await save(page).click();
  await expect(inDhaka.getByLabel('Days, at least')).toBeFocused();
  await inDhaka.getByLabel('Days, at least').fill('১');
  await inDhaka.getByLabel('Days, at most').fill('2');
  await freeFrom(page).fill('৫,০০০');
  await save(page).click();
  await expect(page.locator('.swal2-popup')).toContainText('Delivery');
  expect((await settings(page)).delivery).toMatchObject({
    charges: [{ zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } }],
    freeFrom: 5_000,
  });

  for (const label of ['Charge (Tk)', 'Days, at least', 'Days, at most']) await inDhaka.getByLabel(label).fill('');
  await freeFrom(page).fill('');
  await save(page).click();
  await expect.poll(async () => (await settings(page)).delivery.charges).toEqual([]);
});

test('of two admins, the second sees what the first has saved; nothing typed is lost', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const saved = () => expect.poll(async () => (await settings(page)).delivery.freeFrom);
  await Promise.all([becomeAdmin(page, SETTINGS), becomeAdmin(other, SETTINGS)]);
  await freeFrom(page).fill('1000');
  await freeFrom(other).fill('2000');
  await save(other).click();
  await saved().toBe(2_000);

  await save(page).click();
  await expect(conflict(page)).toBeFocused();
  await expect(conflict(page).getByRole('definition')).toHaveText('In the shop now2000Yours1000');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(conflict(page)).toBeHidden();
  await saved().toBe(1_000);

  await freeFrom(other).fill('3000');
  await save(other).click();
  await other.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(freeFrom(other)).toHaveValue('1000');

  await freeFrom(page).fill('');
  await save(page).click();
  await saved().toBeUndefined();
  await other.context().close();
});

test('without a connection what was typed stays, and the page is not left unasked', async ({ page }) => {
  await becomeAdmin(page, SETTINGS);
  await freeFrom(page).fill('5000');
  await page.route('**/api/settings/delivery', (route) => route.abort());
  await save(page).click();
  await expect(page.locator('.swal2-popup')).toContainText('No answer came.');
  await page.locator('.swal2-popup').getByRole('button', { name: 'OK' }).click();
  await expect(freeFrom(page)).toHaveValue('5000');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.locator('.swal2-popup')).toContainText('Leave without saving?');
});
