import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read } from '@aloghor/functions/test/api';
import { addProduct, removeProduct } from './api-helpers.ts';
import { handleFirst, loseAnswer } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

/** A product of this test's own, without specifications. */
const NAME = `Measured Lamp ${Date.now()}`;
const ARTICLE = `T-${Date.now()}`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

test.use({ expectedComplaints: [/409/] }); // a number that another lamp has

let id: string;
test.beforeEach(async () => {
  id = await addProduct(LAMP);
});

test('what an admin fills in of a lamp is on its page in both languages, in the audit, and changed by nobody but them', async ({
  page,
}) => {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByLabel('Weight with packaging').fill('১২৫০');
  await page.getByLabel('Article number').fill('al-101');
  await page.getByText('Size, light and material (optional)').click();
  await page.getByLabel('Width').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('above 0, at most 1,000')).toBeVisible();
  await page.getByLabel('Width').fill('৯০.৫');
  await page.getByLabel('Colour of light').selectOption('Warm white');
  await page.getByLabel('Dimmable').selectOption('No');
  await page.getByRole('group', { name: 'Material' }).getByLabel('Glass').check();
  await page.getByRole('group', { name: 'Material' }).getByLabel('Brass').check();
  await expectUsable(page, 'the specifications of an item');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Aangti Three Ring LED Chandelier has this number.')).toBeVisible();
  await expect(page.getByLabel('Article number')).toBeFocused();
  await page.getByLabel('Article number').fill(ARTICLE.toLowerCase());
  await expect(page.getByText('has this number')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');

  await page.goto('/dashboard/audit');
  await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toContainText('Colour of light: Warm white');
  await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toContainText('Weight (g): 1,250');
  await page.goto(`/shop/category/${id}`);
  const facts = page.getByRole('table', { name: 'Size, light and material' }).getByRole('row');
  await expect(facts).toHaveText([
    `Article number${ARTICLE}`,
    'Width90.5 cm (2 ft 11.5 in)',
    'Colour of lightWarm white',
    'DimmableNo',
    'MaterialGlass, Brass',
    'Weight1.25 kg',
  ]);
  await page.goto(`/bn/shop/category/${id}`);
  await expect(page.getByRole('table', { name: 'মাপ, আলো ও ম্যাটেরিয়াল' }).getByRole('row').nth(1)).toHaveText(
    'প্রস্থ৯০.৫ সেমি (২ ফুট ১১.৫ ইঞ্চি)',
  );
});

test('who reads Bangla fills in the specifications in Bangla', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/manageItems');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto(`/dashboard/updateItem/${id}`);
  await expect(page.getByText('মাপ, আলো ও ম্যাটেরিয়াল (ঐচ্ছিক)')).toBeVisible();
  for (const label of ['প্রস্থ', 'কাচ']) await expect(page.getByLabel(label, { exact: true })).toBeAttached(); // perhaps collapsed
});

test('the whole catalogue, exported and imported again, changes nothing', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/manageItems');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const buffer = await readFile(await file.path());
  expect(buffer.toString()).toContain(',warm,3000,built-in,');
  await page.goto('/dashboard/importItems');
  const choose = page.getByLabel(/^Choose .* file$/);
  await choose.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
});

test('a file that Excel saved as plain CSV, without its Bangla, is rejected as a whole, and a question in English is taken', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/importItems');
  const choose = (rows: string[]) => {
    const head = 'id,name,description,price,categories,picture,name in bangla';
    const buffer = Buffer.from([head, ...rows].join('\r\n'));
    return page.getByLabel(/^Choose .* file$/).setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer });
  };
  const jute = (desc: string, name: string) =>
    `jute-double-drum-pendant,Jute,${desc},4100,Pendant lights,/a.webp,${name}`;
  await choose([jute('Which room? Ask us??', '??? ???? ???????')]);
  await expect(page.getByRole('alert')).toContainText(
    'The letters of this file cannot be read. Please save it as “CSV UTF-8”, or Bangla would be lost.',
  );
  await choose([jute('Which room? Ask us??', 'পাটের বাতি')]);
  await expect(page.getByText('Every row is checked. Nothing has been changed yet.')).toBeVisible();
});

test.describe('over a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_|409/] });

  test('an item whose answer was lost is added once, with what was typed since', async ({ page }) => {
    const name = `Lost Lamp ${Date.now()}`;
    await becomeAdmin(page, '/dashboard/addItems');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Price').fill('900');
    await page.getByLabel('Description', { exact: true }).fill('A lamp.');
    await page.getByText('Table Lamp', { exact: true }).click();
    await page.getByLabel('Choose a photo').setInputFiles(join(import.meta.dirname, '../public/preview.jpg'));
    await expect(page.getByText('The photo is uploaded.')).toBeVisible();
    await handleFirst(page, '**/api/products', loseAnswer);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Price').fill('950');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${name} is added To list`)).toBeVisible();
    const found = async () => read<{ _id: string; price: number }[]>(`/products?limit=9&q=${encodeURIComponent(name)}`);
    const [first, ...others] = await found();
    expect([first?.price, others]).toEqual([950, []]);
    await removeProduct(first?._id ?? '');
  });
});
