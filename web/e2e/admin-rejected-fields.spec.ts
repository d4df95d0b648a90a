import {
  addProduct,
  orderNumberOf,
  ordersOfMobile,
  placeFirstCall,
  placeOrders,
  removeProduct,
  setSettings,
  setStatus,
} from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { sendInstead } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const JOURNEY_MS = 90_000;
const MOON_LAMP = 'chandni-3d-printed-moon-lamp';
const REJECTED = 'This cannot be accepted. Please check it.';

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/400/] });

test('of a product every rejected field says so, also a collapsed one; the first has the focus, and a change takes it back', async ({
  page,
}) => {
  const lamp = { name: `Rejected ${Date.now()}`, desc: 'A lamp.', price: 900, categories: ['Table Lamp'] };
  const id = await addProduct({ ...lamp, img: '/preview.jpg' });
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  const stop = await sendInstead(page, `**/api/item/${id}`, (body) => ({
    ...body,
    weight: -1,
    translations: { bn: { name: 'x'.repeat(1_000) } },
    specs: { width: -1, material: ['cheese'] },
    family: { id: 'f', option: { bn: 'x'.repeat(1_000) } },
    img: 7,
  }));
  await page.getByLabel('Options of one product').fill('sizes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const weight = page.getByLabel('Weight with packaging');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(
    /^Please enter a whole number above 0, at most [\d,]+, or nothing\.$/,
  );
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name in Bangla')).toHaveAccessibleDescription(REJECTED);
  await expect(page.getByLabel('Width')).toHaveAccessibleDescription(/^Please enter a number with at most one decimal/);
  await expect(page.getByRole('group', { name: 'Material' })).toContainText(REJECTED);
  await expect(page.getByLabel('Width')).toBeVisible();
  await expect(page.getByLabel(/^Photo/)).toHaveAccessibleDescription(new RegExp(REJECTED));
  await expect(page.locator('.popup')).toHaveCount(0);
  await expectUsable(page, 'a product with rejected fields');

  await weight.fill('900');
  await expect(weight).toHaveAccessibleDescription('');
  await expect(page.getByLabel('Name in Bangla')).toHaveAccessibleDescription(REJECTED);
  await stop();
  await page.getByRole('button', { name: 'Save', exact: true }).click(); // what was rejected may be sent again
  await expect(page).toHaveURL('/dashboard/manageItems');
  await removeProduct(id);
});

test('the desk says below the quantity of a line, and of an amount, that it was rejected', async ({ page }) => {
  await placeFirstCall(newMobile(), 'Nilufar');
  await becomeAdmin(page, '/dashboard/toCall');
  await pressAtDesk(page, 'p');
  const pieces = page.getByLabel(/^Pieces of Dhoya/);
  await pieces.fill('3');
  await sendInstead(page, '**/corrections', ({ lines: [line], ...body }) => ({
    ...body,
    lines: [{ ...line, quantity: 1_000 }],
    revision: 'none',
  }));
  await page.getByRole('button', { name: 'Save' }).click();
  const popup = page.locator('.popup').last();
  await expect(popup).toContainText('Something you entered cannot be accepted. Please check it. (revision)');
  await popup.getByRole('button').first().click();
  await expect(pieces).toHaveAccessibleDescription('Please enter a whole number from 0 to 99.');
  await expect(pieces).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();

  await pressAtDesk(page, 'm');
  const charge = page.getByLabel('Delivery charge', { exact: true });
  await charge.fill('70');
  await sendInstead(page, '**/amounts', (body) => ({ ...body, amounts: [{ kind: 'delivery', taka: -70 }] }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(charge).toBeFocused();
  await expect(charge).toHaveAccessibleDescription('Please enter an amount of 0 or more, with at most two decimals.');
});

test('a new order says below the field what was rejected of it', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/newOrder');
  await page.getByRole('searchbox', { name: 'Find products by name' }).fill('mormor');
  await expect(page.getByRole('list', { name: 'Products found' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Find products by name' }).press('Enter');
  const form = page.getByRole('form', { name: 'This buyer’s order' });
  await form.getByRole('button', { name: 'Phone' }).click();
  await form.getByLabel('Mobile number').fill(newMobile());
  await form.getByLabel('Name', { exact: true }).fill('Nilufar');
  await form.getByLabel('Delivery address').fill('House 9');
  await sendInstead(page, '**/api/orders/admin', (body) => ({ ...body, mobileNumber: '12', deskNote: 5 }));
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(REJECTED);
  await expect(form.getByLabel('Internal note')).toHaveAccessibleDescription(REJECTED);
  await expectUsable(page, 'a new order with rejected fields');
});

test('the form of a parcel says below each quantity what was rejected', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1, { orderItems: [{ _id: MOON_LAMP, quantity: 3 }] });
  const [id = ''] = await ordersOfMobile(mobile);
  await setStatus(id, 'Out for Delivery');
  await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
  await page
    .getByRole('combobox', { name: `Change the status of order ${await orderNumberOf(id)}` })
    .selectOption('Partly delivered…');
  await page.getByRole('button', { name: `Change order ${await orderNumberOf(id)}` }).click();
  const form = page.getByRole('dialog', { name: 'Partly delivered' });
  await form.getByLabel('Why?').selectOption('Not as expected');
  await form.getByLabel(/of 3$/).fill('1');
  await sendInstead(page, '**/outcome', ({ cameBack: [line], ...body }) => ({
    ...body,
    cameBack: [{ ...line, quantity: 0 }],
    reason: 'whim',
  }));
  await form.getByRole('button', { name: 'Record and close' }).click();
  await expect(form.getByLabel(/of 3$/)).toBeFocused();
  await expect(form.getByLabel(/of 3$/)).toHaveAccessibleDescription('Please enter a whole number from 0 to 3.');
  await expect(form.getByLabel('Why?')).toHaveAccessibleDescription(REJECTED);
  await form.getByLabel('Why?').selectOption('Damaged or lost on the way');
  await expect(form.getByLabel('Why?')).not.toHaveAccessibleDescription(REJECTED);
});

test('a banner says below its picture and its title what was rejected', async ({ page }) => {
  await setSettings('banners', { hero: {}, banner: {} });
  await becomeAdmin(page, '/dashboard/content/banners');
  const hero = page.getByRole('region', { name: 'First banner' });
  await hero.getByLabel('Title, in English').fill('Eid light');
  await hero.getByLabel('Title, in Bangla').fill('ঈদের আলো');
  await sendInstead(page, '**/api/settings/banners', (body) => ({
    ...body,
    hero: { title: { en: 'x'.repeat(1_000), bn: 'ঈদ' }, picture: 'nowhere' },
  }));
  await page.getByRole('button', { name: 'Save: First banner' }).click();
  await expect(hero.getByLabel('Title, in English')).toBeFocused();
  await expect(hero.getByLabel('Title, in English')).toHaveAccessibleDescription(REJECTED);
  await expect(hero.getByLabel(/^For wide screens/)).toHaveAccessibleDescription(new RegExp(REJECTED));
});
