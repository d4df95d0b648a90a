import { join } from 'node:path';
import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { addProduct, removeProduct } from './api-helpers.ts';
import { asPrice } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const PHOTO = join(import.meta.dirname, '../shop/pictures/hero-1920.webp');
const NAME = `Chosen Lamp ${Date.now()}`;
const LARGE = `${NAME}, large`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

let id: string;
test.beforeEach(async () => {
  id = await addProduct(LAMP);
});

/** Deletes the choices of a family, and these products. */
async function removeFamily(family: string, ...others: string[]) {
  const { body } = await ask(NOBODY, `GET /products?fields=_id&family=${encodeURIComponent(family)}`);
  const all = new Set<string>([...others, ...body.map(({ _id }: { _id: string }) => _id)]);
  for (const one of all) await removeProduct(one);
}

const choicesOf = (page: Page) => page.getByRole('navigation', { name: 'Options' }).getByRole('link');

test('a choice is made from a lamp: with what both have in common, and each leads to the other', async ({ page }) => {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByRole('link', { name: 'Add an option of this product' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(NAME);
  await expect(page.getByLabel('Options of one product')).toHaveValue(id);
  await expect(page.getByRole('checkbox', { name: 'Table Lamp' })).toBeChecked();
  await expectUsable(page, 'the form of a choice');
  await name.fill(LARGE);
  await page.getByLabel('Name of this option, such as Large, in English').fill('Large');
  await page.getByLabel('Name of this option, such as Large, in Bangla').fill('বড়');
  await page.getByLabel('Price').fill('1400');
  await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText(LARGE);

  await page.goto('/dashboard/audit');
  const lines = page.getByRole('row').filter({ hasText: NAME });
  await expect(lines.filter({ hasText: `Options of one product: ${id} · Large · বড়` })).not.toHaveCount(0);
  await page.goto(`/shop/category/${id}`);
  await expect(choicesOf(page)).toHaveText([`${NAME}${asPrice('900')}`, `Large${asPrice('1,400')}`]);
});

test('a lamp is taken out of its family, and then shows no choices', async ({ page }) => {
  await addProduct({ ...LAMP, name: `${NAME}, small`, family: { id } });
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByLabel('Options of one product').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  await page.goto(`/shop/category/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByRole('navigation', { name: 'Options' })).toHaveCount(0);
});

test('a file makes a family: a choice without one is told first, and then each leads to the other', async ({
  page,
}) => {
  const family = `filed-${Date.now()}`;
  const choose = (largeFamily: string) => {
    const rows = [
      `${family} small,A lamp.,900,Table Lamp,/preview.jpg,${family},Small,ছোট`,
      `${family} large,A lamp.,1400,Table Lamp,/preview.jpg,${largeFamily},Large,বড়`,
    ];
    const head = 'name,description,price,categories,picture,family,choice in english,choice in bangla';
    const buffer = Buffer.from([head, ...rows].join('\r\n'));
    return page.getByLabel(/^Choose .* file$/).setInputFiles({ name: 'family.csv', mimeType: 'text/csv', buffer });
  };
  await becomeAdmin(page, '/dashboard/importItems');
  await choose('');
  await expect(page.getByRole('row', { name: /3 choice in english “Large” is the name of an option/ })).toBeVisible();
  await choose(family);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('2 products added, 0 products changed.')).toBeVisible();

  const { body } = await ask(NOBODY, `GET /products?fields=_id&family=${family}`);
  await page.goto(`/shop/category/${body[0]._id}`);
  await expect(choicesOf(page)).toHaveText([`Small${asPrice('900')}`, `Large${asPrice('1,400')}`]);
  await choicesOf(page).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${family} large`);
  await removeFamily(family);
});

test('the stock of one choice is its own: it sells out, and the others stay for sale', async ({ page }) => {
  const family = `counted-${Date.now()}`;
  const add = (name: string, price: number) =>
    addProduct({ ...LAMP, name: `${family} ${name}`, price, family: { id: family, option: { en: name } } });
  const [small, large] = [await add('Small', 900), await add('Large', 1_400)];
  await becomeAdmin(page, `/dashboard/updateItem/${large}`);
  await page.getByLabel('Stock (optional)').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');

  await page.goto(`/shop/category/${small}`);
  await expect(choicesOf(page)).toHaveText([`Small${asPrice('900')}`, `Large${asPrice('1,400')} · Sold out`]);
  await expect(page.getByRole('button', { name: 'Buy Now', exact: true })).toBeEnabled();
  await page.goto(`/shop/category/${large}`);
  await expect(page.getByRole('button', { name: 'Buy Now', exact: true })).toBeDisabled();
  await removeFamily(family);
});

test.describe('where the lamp is not known', () => {
  test.use({ expectedComplaints: [/404/] });

  test('the page says that it could not be loaded', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/addItems?choiceOf=no-such-lamp');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
});
