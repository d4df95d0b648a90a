import type { Page } from '@playwright/test';
import { addProduct, placeFirstCall, recordCall, removeProduct, setPrice } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { pressAtDesk } from './keyboard.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const MOON_LAMP = 'chandni-3d-printed-moon-lamp'; // 1,650 taka
const JOURNEY_MS = 120_000;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/409/] });

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const form = (page: Page) => page.getByRole('form', { name: 'Change products' });
const products = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Products', exact: true });
const popup = (page: Page) => page.locator('.popup').last();

async function pick(page: Page, name: string) {
  const search = page.getByRole('searchbox', { name: 'Find products by name' });
  await search.fill(name);
  await expect(page.getByRole('list', { name: 'Products found' }).getByRole('listitem')).toHaveCount(1);
  await search.press('Enter');
}

test('on the telephone a product is swapped for another by keys, at the price of now, which is asked for when it changes; on the page of the order one is added', async ({
  page,
}) => {
  const mobile = newMobile();
  const lamp = { desc: 'A lamp.', categories: ['Table Lamp'], img: '/icon-192.png' };
  const swapped = await addProduct({ ...lamp, name: `Swapped ${mobile}`, price: 500 });
  const rare = await addProduct({ ...lamp, name: `Rare ${mobile}`, price: 800, stock: 1 });
  const id = await placeFirstCall(mobile, 'Swapna', { orderItems: [{ _id: MOON_LAMP, quantity: 2 }] });
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Swapna')).toContainText(`To collect ${asSum('3,300')}`);
  await pressAtDesk(page, 'p');
  await pick(page, `Swapped ${mobile}`);
  const added = form(page).getByLabel(/^Pieces of Swapped/);
  await expect(added).toHaveValue('1');
  await form(page)
    .getByRole('button', { name: /^Remove Chandni/ })
    .click();
  await expect(form(page)).toContainText('Removed: 0 pieces');
  await expectUsable(page, 'the form of the products');
  await page.reload();
  await expect(added).toHaveValue('1');

  await setPrice(swapped, 550);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(popup(page)).toContainText(`the products now cost ${asSum('550')}, not ${asSum('500')}`);
  await popup(page).getByRole('button').first().click();
  await added.fill('2');
  await added.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(card(page, 'Swapna')).toBeFocused();
  await expect(products(page).getByRole('listitem')).toHaveCount(1);
  await expect(card(page, 'Swapna')).toContainText(`To collect ${asSum('1,100')}`);
  await expect(card(page, 'Swapna')).toContainText('Before correction');

  await page.goto(`/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Change products' }).click();
  await pick(page, `Rare ${mobile}`);
  await form(page)
    .getByLabel(/^Pieces of Rare/)
    .fill('2');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(popup(page)).toContainText(`Not enough left: Rare ${mobile}. The order has not changed.`);
  await popup(page).getByRole('button').first().click();
  await form(page)
    .getByLabel(/^Pieces of Rare/)
    .fill('1');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toBeHidden();
  await expect(products(page).getByRole('listitem')).toHaveCount(2);
  await expectUsable(page, 'an order that can be changed on its page');
  await recordCall(id, 'confirmed'); // so that it is not the first at the desk in other journeys
  for (const one of [swapped, rare]) await removeProduct(one);
});

onPhone(() => {
  test('the form of the products fits, and the last product cannot be removed', async ({ page }) => {
    const id = await placeFirstCall(newMobile(), 'Tultul', { orderItems: [{ _id: MOON_LAMP, quantity: 1 }] });
    await becomeAdmin(page, `/dashboard/toCall?order=${id}`);
    await card(page, 'Tultul').getByRole('button', { name: 'Change products' }).click();
    await form(page)
      .getByRole('button', { name: /^Remove Chandni/ })
      .click();
    await expectUsable(page, 'the form of the products on a phone');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(popup(page)).toContainText('The last product cannot be removed. Cancel the order instead.');
    await popup(page).getByRole('button').first().click();
    await recordCall(id, 'confirmed');
  });
});
