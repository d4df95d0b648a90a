import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENCY_SIGN } from '@aloghor/functions/domain/country';
import { ask } from '@aloghor/functions/test/ask';
import { signIn } from '@aloghor/functions/test/people';
import type { Locator, Page } from '@playwright/test';
import { ordersOf, recordCall } from './api-helpers.ts';
import { asPrice, asSum } from './in-money.ts';
import { activate, tabTo, write } from './keyboard.ts';
import { handleFirst, loseAnswer } from './network.ts';
import { openStatusByKeys, orderRow } from './order-rows.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';
import { widthsOffered } from './shown-picture.ts';

/** 1920 pixels wide. */
const PHOTO = join(import.meta.dirname, '../shop/pictures/hero-1920.webp');
const JOURNEY_MS = 240_000;

test.setTimeout(JOURNEY_MS);

/** A name that no other run has used; the brackets are part of it, in popups too. */
const NAME = `Shondhya <i>Test</i> Lamp ${Date.now()}`;
const MOBILE = `+88017${String(Date.now()).slice(-8)}`;

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const popup = (page: Page) => page.locator('.popup').last();

const skipToContent = (page: Page) => activate(page, page.getByRole('link', { name: 'Skip to the content' }));

async function addItem(page: Page) {
  await skipToContent(page);
  await activate(
    page,
    page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Add Items' }),
  );
  await write(page, page.getByLabel('Name', { exact: true }), NAME);
  await write(page, page.getByLabel('Price'), '1250.5');
  await write(page, page.getByLabel('Description', { exact: true }), 'A lamp for the hour between day and night.');
  await activate(page, page.getByText('In Bangla (optional)'));
  await write(page, page.getByLabel('Name in Bangla'), 'সন্ধ্যার ঘড়ি');
  await activate(page, page.getByLabel('Table Lamp'), 'Space');
  await activate(page, page.getByLabel('Desk Lamp'), 'Space');
  const files = page.waitForEvent('filechooser');
  await activate(page, page.getByLabel('Choose a photo'));
  await (await files).setFiles(PHOTO);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Save' }));
  await expect(popup(page)).toContainText(`${NAME} is added To list`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
}

async function findInShop(page: Page): Promise<string> {
  await page.goto('/shop');
  const card = page.getByRole('article').filter({ hasText: NAME });
  expect(await widthsOffered(card.getByRole('img'))).toEqual([400, 800]);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  expect(await widthsOffered(page.getByRole('main').getByRole('img').first())).toEqual([400, 800, 1920]);
  await expect(page.getByText(asPrice('1,250.50')).first()).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

async function feature(page: Page) {
  await page.goto('/dashboard/bestProducts');
  await skipToContent(page); // the list before the field has three stops for each of its products
  await write(page, page.getByRole('searchbox'), 'ঘড়ি সন্ধ্যার');
  await expect(page.getByRole('region', { name: 'Add products' }).getByRole('button')).toHaveCount(1);
  await activate(page, page.getByRole('button', { name: `Add ${NAME}` }));
  await expect(page.getByRole('searchbox')).toBeFocused(); // nothing else was found
  await tabTo(page, page.getByRole('button', { name: `Move ${NAME} up` }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await activate(page, page.getByRole('button', { name: 'Save the list' }));
  await expect(popup(page)).toContainText('Updated Best Products List');
  await expect(popup(page)).toContainText('Best Products');
  await page.goto('/');
  const best = page.getByRole('region', { name: 'Our best' });
  await best.scrollIntoViewIfNeeded();
  await expect(best.getByRole('link', { name: NAME })).toHaveCount(1);
}

async function raisePrice(page: Page, id: string) {
  const before = await (await page.request.get(`/api/item/${id}`)).json();
  await page.goto(`/dashboard/updateItem/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME);
  await write(page, page.getByLabel('Price'), '1400');
  await activate(page, page.getByLabel('Table Lamp'), 'Space');
  await activate(page, page.getByLabel('Desk Lamp'), 'Space');
  await activate(page, page.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL('/dashboard/manageItems');
  expect(await (await page.request.get(`/api/item/${id}`)).json()).toEqual({
    ...before,
    price: 1400,
    version: expect.any(String),
  });
}

async function buy(page: Page, id: string): Promise<string> {
  const email = await becomeCustomer(page);
  await page.goto(`/shop/category/${id}`);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await page.getByLabel('Name').fill('রূপা, of Dhaka');
  await page.getByLabel('Mobile number').fill(MOBILE);
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  const [order] = await ordersOf(email);
  return String(order?._id);
}

/** Chooses a status in the row's select and activates its button. */
async function setByKeys(page: Page, row: Locator, status: string) {
  await openStatusByKeys(page, row);
  await page.keyboard.type(status);
  await activate(page, row.getByRole('button', { name: /^Change order/ }));
}

async function exportCsv(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

test('an admin adds, features, updates and deletes an item by the keyboard alone, and delivers an order of it', async ({
  page,
  browser,
}) => {
  await becomeAdmin(page, '/dashboard');
  await expect(page).toHaveURL('/dashboard/adminHome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // the dashboard, a document of its own, has come
  await addItem(page);
  const id = await findInShop(page);
  await feature(page);
  await raisePrice(page, id);

  await page.goto('/dashboard/manageOrders');
  await expect(page.getByText('Live: new orders appear automatically')).toBeVisible();
  const customer = await (await browser.newContext()).newPage();
  const orderId = await buy(customer, id);
  await expect(page.getByText(`New order from রূপা, of Dhaka: ${asSum('1,400')}`)).toBeVisible();
  const row = orderRow(page, orderId);
  await expect(row.locator('span.rounded-full')).toHaveText('waiting for confirmation');
  await expect(row.getByRole('link', { name: `Call ${MOBILE}` })).toHaveAttribute('href', `tel:${MOBILE}`);

  await write(page, page.getByRole('searchbox'), MOBILE);
  await expect(page.getByRole('row')).toHaveCount(2);
  const csv = await exportCsv(page);
  expect(csv).toMatch(/^\uFEFFNumber,Order,Date,Time,Name,/);
  expect(csv).toContain(`"রূপা, of Dhaka",${MOBILE.slice(3, 8)}-${MOBILE.slice(8)},`);

  await recordCall(orderId, 'confirmed');
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();
  await setByKeys(page, row, 'Out for Delivery');
  await expect(popup(page)).toContainText(`Update ${orderId} Status to Out for Delivery`);
  await expect(customer.locator('[aria-current=step]')).toHaveText('Out for Delivery');
  await setByKeys(page, row, 'Delivered');
  await expect(popup(page)).toContainText('Is this order delivered?');
  await activate(page, popup(page).getByRole('checkbox'), 'Space');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, delivered' }));
  await expect(popup(page)).toContainText(`Update ${orderId} Status to Delivered`);
  await expect(row).toHaveCount(0);
  const history = customer.getByRole('region', { name: 'Order history' });
  await expect(history.locator('[data-done=true]')).toHaveCount(4);

  await page.goto('/dashboard/orderHistory');
  await expect(orderRow(page, orderId).getByText('Delivered')).toBeVisible();
  await expect(orderRow(page, orderId).getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Change/ })).toHaveCount(0);

  await page.goto('/dashboard/manageItems');
  await write(page, page.getByRole('searchbox'), NAME);
  await activate(page, page.getByRole('button', { name: `More for ${NAME}` }));
  await activate(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await expect(popup(page)).toContainText('Are you sure?');
  await activate(page, popup(page).getByRole('button', { name: 'Yes, delete it' }));
  await expect(popup(page)).toContainText('Deleted!');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await customer.reload();
  await expect(history.getByText(NAME, { exact: true })).toBeVisible();
  await customer.context().close();

  await page.goto('/dashboard/audit?subject=product');
  await expect(rowOf(page, NAME)).toHaveCount(3);
  await expect(rowOf(page, 'Product changed').first()).toContainText('1,250.50');
});

test.describe('over a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('an admin imports a file of products: what is wrong is told first, and nothing comes twice, also when an answer is lost', async ({
    page,
  }) => {
    const [moon, sun] = [`Moon ${Date.now()}`, `Sun ${Date.now()}`];
    const choose = (price: string) => {
      const rows = [
        `${moon},"Round, of paper","${CURRENCY_SIGN} ১,২৫০",Table Lamp; Desk Lamp,/preview.jpg`,
        `${sun},Bright,${price},LED Fan,/preview.jpg`,
      ];
      const buffer = Buffer.from(['\uFEFFname,description,price,categories,picture', ...rows].join('\r\n'));
      return page.getByLabel(/^Choose .* file$/).setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer });
    };
    await becomeAdmin(page, '/dashboard/importItems');
    await choose('free');
    await expect(page.getByRole('row', { name: '3 price “free” is not a price. Write 1250 or 1250.50' })).toBeVisible();
    await expectUsable(page, 'what is wrong in a file');
    await choose('900');
    await expect(page.getByText('Every row is checked. Nothing has been changed yet.')).toBeVisible();
    await expect(rowOf(page, moon)).toContainText(`New ${asPrice('1,250')} · Table Lamp, Desk Lamp`);
    await expectUsable(page, 'a file before its import');
    await handleFirst(page, '**/api/products/import', loseAnswer);
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(page.getByRole('alert')).toContainText('Stopped after 0 of 2 rows');
    await expect(page.getByRole('alert')).toContainText('What is imported stays, and nothing is imported twice.');
    await expectUsable(page, 'an import that was cut');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('2 products added, 0 products changed.')).toBeVisible();

    await page.getByRole('button', { name: 'Import another file' }).click();
    await choose('900');
    await expect(page.getByText('There is nothing to import.')).toBeVisible();
    await page.goto('/dashboard/manageItems');
    await expect(rowOf(page, moon)).toContainText(asPrice('1,250'));
    const exported = (await exportCsv(page)).split('\r\n');
    const lines = exported.filter((line) => line.includes(moon));
    expect(lines).toEqual([
      expect.stringContaining(`,${moon},,"Round, of paper",1250,,,"Table Lamp; Desk Lamp",,/preview.jpg,`),
    ]);

    const ids = exported.filter((line) => line.includes(moon) || line.includes(sun)).map((line) => line.split(',')[0]);
    const admin = await signIn('admin');
    const deleted = await Promise.all(ids.map((id) => ask(admin, `DELETE /products/${id}`)));
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
  });
});
