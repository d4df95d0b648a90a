import type { Page } from '@playwright/test';
import { changeText, feature, setHidden, setPrice } from './api-helpers.ts';
import { asPrice } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const LAMP = 'chandni-3d-printed-moon-lamp';
const UPDATE = `/dashboard/updateItem/${LAMP}`;

test.use({ expectedComplaints: [/409|500|ERR_FAILED/] });

const popup = (page: Page) => page.locator('.popup').last();
const conflict = (page: Page) => page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
const priceOf = async (page: Page) => (await (await page.request.get(`/api/item/${LAMP}`)).json()).price;
const listed = (page: Page) => page.getByRole('list', { name: 'In the list' }).getByRole('listitem');

async function stay(page: Page) {
  await expect(popup(page)).toContainText('Leave without saving?');
  await popup(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(popup(page)).toBeHidden();
}

async function leave(page: Page) {
  await expect(popup(page)).toContainText('Leave without saving?');
  await popup(page).getByRole('button', { name: 'Leave without saving' }).click();
}

test('of two admins on one item, the second sees what the first has saved, and chooses', async ({ page, browser }) => {
  const before = await priceOf(page);
  const other = await (await browser.newContext()).newPage();
  await Promise.all([becomeAdmin(page, UPDATE), becomeAdmin(other, UPDATE)]);
  await page.getByLabel('Price').fill('900');
  await other.getByLabel('Price').fill('777');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL('/dashboard/manageItems');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(conflict(page)).toBeFocused();
  await expect(conflict(page).getByRole('term')).toHaveText(['Price']);
  await expect(conflict(page).getByRole('definition')).toHaveText(
    `In the shop now${asPrice('777')}Yours${asPrice('900')}`,
  );
  expect(await priceOf(page)).toBe(777);
  await expect(page.getByLabel('Price')).toHaveValue('900');

  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(page.getByLabel('Price')).toHaveValue('777');

  await page.getByLabel('Price').fill('901');
  await setPrice(LAMP, 778);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(conflict(page)).toBeFocused();
  await page.getByLabel('Price').fill('');
  await page.getByRole('button', { name: 'Save yours instead' }).click();
  await expect(page.getByLabel('Price')).toBeFocused();
  await page.getByLabel('Price').fill('902');
  await expect(conflict(page).getByRole('definition')).toHaveText(
    `In the shop now${asPrice('778')}Yours${asPrice('902')}`,
  );
  await save.click();
  await expect(conflict(page)).toBeFocused();
  expect(await priceOf(page)).toBe(778);
  await page.getByRole('button', { name: 'Save yours instead' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  expect(await priceOf(page)).toBe(902);
  await setPrice(LAMP, before);
  await other.context().close();
});

test('what two admins change in different fields of one item is kept, and nobody is asked', async ({ page }) => {
  const before = await priceOf(page);
  await becomeAdmin(page, UPDATE);
  const depth = page.getByLabel('Depth');
  const was = await depth.inputValue();
  await depth.fill('77');
  await setPrice(LAMP, 779);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  const saved = await (await page.request.get(`/api/item/${LAMP}`)).json();
  expect([saved.price, saved.specs.depth]).toEqual([779, 77]);

  await page.goto(UPDATE);
  await depth.fill(was);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  await setPrice(LAMP, before);
});

test('of two admins on one featured list too', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([page, other].map((each) => becomeAdmin(each, '/dashboard/bestProducts')));
  await Promise.all([page, other].map((each) => expect(listed(each).first()).toBeVisible()));
  const [first = '', second = '', third = ''] = await listed(page).locator('span.grow').allTextContents();
  await other.getByRole('button', { name: `Move ${first} down` }).click();
  await other.getByRole('button', { name: 'Save the list' }).click();
  await expect(popup(other)).toContainText('Updated Best Products List');

  await page.getByRole('button', { name: `Move ${third} up` }).click();
  const reads = /\/api\/(bestProducts|products)\?/;
  await page.route(reads, (route) => route.abort()); // the rejection itself carries the current list
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(conflict(page).getByRole('list').first().getByRole('listitem').first()).toHaveText(second);
  await expect(conflict(page).getByRole('list').last().getByRole('listitem').nth(1)).toHaveText(third);
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Save yours instead' }).click();
  await expect(popup(page)).toContainText('Updated Best Products List');
  await expect(conflict(page)).toBeHidden();
  await expect(listed(page).nth(1)).toContainText(third);
  await other.context().close();
});

test('two admins who change different places of a featured list both keep their change, unasked', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([page, other].map((each) => becomeAdmin(each, '/dashboard/bestProducts')));
  await Promise.all([page, other].map((each) => expect(listed(each).first()).toBeVisible()));
  const before = await listed(page).locator('span.grow').allTextContents();
  const [first = '', second = ''] = before;
  const [last = '', beforeLast = ''] = before.toReversed();
  await other.getByRole('button', { name: `Move ${last} up` }).click();
  await other.getByRole('button', { name: 'Save the list' }).click();
  await expect(popup(other)).toContainText('Updated Best Products List');

  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(popup(page)).toContainText('Updated Best Products List');
  await expect(conflict(page)).toBeHidden();
  const merged = [second, first, ...before.slice(2, -2), last, beforeLast];
  await expect(listed(page).locator('span.grow')).toHaveText(merged);
  await page.reload();
  await expect(listed(page).locator('span.grow')).toHaveText(merged);
  await other.context().close();
});

test('a hidden product keeps its place in a featured list that is edited, also after a conflict', async ({
  page,
  browser,
}) => {
  await becomeAdmin(page, '/dashboard/bestProducts');
  await expect(listed(page).first()).toBeVisible();
  const before = await listed(page).locator('span.grow').allTextContents();
  const [first = '', second = ''] = before;
  const ids: string[] = (await (await page.request.get('/api/bestProducts?fresh=now')).json())[0].data;
  await setHidden(ids[0] ?? '', true);
  await page.reload();
  await expect(listed(page).first()).toContainText(first);
  await expect(listed(page).first()).toContainText('Hidden');
  await expectUsable(page, 'a featured list with a hidden product');
  const other = await (await browser.newContext()).newPage();
  await becomeAdmin(other, '/dashboard/bestProducts');
  await other.getByRole('button', { name: `Move ${before.at(-1)} up` }).click();
  await other.getByRole('button', { name: 'Save the list' }).click();
  await expect(popup(other)).toContainText('Updated Best Products List');
  await page.getByRole('button', { name: `Move ${second} up` }).click();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await expect(popup(page)).toContainText('Updated Best Products List');
  await setHidden(ids[0] ?? '', false);
  await page.reload();
  await expect(listed(page).nth(1)).toContainText(first);
  await expect(listed(page)).toHaveCount(before.length);
  await feature('best', ids);
  await other.context().close();
});

test('price and stock are changed in the table, and a buyer who comes too late is told by name', async ({
  page,
  browser,
}) => {
  const before = await priceOf(page);
  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(`/shop/category/${LAMP}`);
  await buyer.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await buyer.getByLabel('Name').fill('Rupa Shopper');
  await buyer.getByLabel('Mobile number').fill(newMobile());
  await buyer.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');

  await becomeAdmin(page, '/dashboard/manageItems?q=Chandni 3D Printed Moon Lamp');
  const field = page.getByRole('textbox', { name: /of Chandni/ });
  const open = (what: string) => page.getByRole('button', { name: new RegExp(`${what} of Chandni`) });
  async function write(what: string, value: string) {
    await open(what).click();
    await expect(field).toBeFocused();
    await field.fill(value);
    await page.keyboard.press('Enter');
  }
  await write('Stock', '৩');
  await expect(open('Stock')).toContainText('3 pcs');
  await expect(open('Stock')).toBeFocused();
  await open('Price').click();
  await field.fill('1');
  await page.keyboard.press('Escape');
  await expect(open('Price')).toBeFocused();
  expect(await priceOf(page)).toBe(before);

  await open('Price').click();
  await setPrice(LAMP, 900);
  await field.fill('901');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    `Not saved: someone has changed it. It is ${asPrice('900')} and 3 pcs now.`,
  );
  expect(await priceOf(page)).toBe(900);
  await page.keyboard.press('Enter');
  await expect(open('Price')).toContainText(asPrice('901'));
  expect(await priceOf(page)).toBe(901);
  await write('Price', String(before));
  await expect(open('Price')).not.toContainText(asPrice('901'));

  await write('Stock', '0');
  await expect(open('Stock')).toContainText('Sold out');
  await buyer.getByRole('button', { name: 'Order Now' }).click();
  await expect(popup(buyer)).toContainText('Sold out: Chandni 3D Printed Moon Lamp. Nothing was ordered.');
  await popup(buyer).getByRole('button', { name: 'OK' }).click();
  await expect(buyer.getByRole('listitem').filter({ hasText: 'Chandni' })).toContainText('Sold out');
  await write('Stock', '');
  await expect(open('Stock')).toContainText('Not counted');

  const shown = page.getByRole('switch', { name: /in the shop: Chandni/ });
  await shown.click();
  await expect(shown).not.toBeChecked();
  expect((await page.request.get(`/api/item/${LAMP}`)).status()).toBe(404);
  await shown.click();
  await expect(shown).toBeChecked();
  expect(await priceOf(page)).toBe(before);
  await buyer.context().close();
});

test('deleting an item from an outdated table shows what has changed', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/manageItems?q=Chandni 3D Printed Moon Lamp');
  const more = page.getByRole('button', { name: 'More for Chandni 3D Printed Moon Lamp' });
  await expect(more).toBeVisible();
  const before = await changeText(LAMP, 'A lamp with another text.');
  await more.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(popup(page)).toContainText('since the table was loaded (Description)');
  await popup(page).getByRole('button', { name: 'Keep it' }).click();
  await changeText(LAMP, before);
});

test('typed values stay when the save and all later calls fail', async ({ page }) => {
  await becomeAdmin(page, UPDATE);
  await page.getByLabel('Description', { exact: true }).fill('A text that took an hour.');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('A text that took an hour.');
});

test('edits are asked for before they are left, by whatever way', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/manageItems');
  await page.getByRole('link', { name: 'Add an item' }).click();
  await page.getByLabel('Name', { exact: true }).fill('A lamp');
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });

  await menu.getByRole('link', { name: 'All Users' }).click();
  await stay(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click(); // of the shop
  await stay(page);
  await page.goBack();
  await stay(page);
  await expect(page).toHaveURL('/dashboard/addItems');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A lamp');
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await menu.getByRole('link', { name: 'Manage Items' }).click();
  await stay(page);
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await menu.getByRole('link', { name: 'Add Items' }).click();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL('/dashboard/manageItems');
  await page.goForward();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.getByLabel('Name', { exact: true }).fill('A lamp');
  await menu.getByRole('link', { name: 'Shop', exact: true }).click();
  await leave(page);
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');

  await menu.getByRole('link', { name: 'Top Selling' }).click();
  await expect(page).toHaveURL('/dashboard/Topselling');
  await page
    .getByRole('button', { name: /^Move .+ down$/ })
    .first()
    .click();
  await menu.getByRole('link', { name: 'All Users' }).click();
  await stay(page);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await stay(page);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'All Users' }).click();
  await stay(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await leave(page);
  await expect(page).toHaveURL('/login');
});
