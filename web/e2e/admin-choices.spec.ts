import { join } from 'node:path';
import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import { addProduct, removeProduct } from './back-office.ts';
import { asPrice } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const PHOTO = join(import.meta.dirname, '../shop/pictures/hero-1920.webp');
const NAME = `Chosen Lamp ${Date.now()}`;
const LARGE = `${NAME}, large`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

let id: string;
test.beforeAll(async () => {
  id = await addProduct(LAMP);
});
test.afterAll(async () => {
  const { body } = await ask(NOBODY, `GET /products?fields=_id&family=${id}`);
  const all = new Set<string>([id, ...body.map(({ _id }: { _id: string }) => _id)]);
  for (const one of all) await removeProduct(one);
});

test('a choice is made from a lamp: with what both have in common, and each leads to the other', async ({ page }) => {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByRole('link', { name: 'Add a choice of this lamp' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(NAME);
  await expect(page.getByLabel('Choices of one lamp')).toHaveValue(id);
  await expect(page.getByRole('checkbox', { name: 'Table Lamp' })).toBeChecked();
  await expectUsable(page, 'the form of a choice');
  await name.fill(LARGE);
  await page.getByLabel('Name of this choice, such as Large, in English').fill('Large');
  await page.getByLabel('Name of this choice, such as Large, in Bangla').fill('বড়');
  await page.getByLabel('Price').fill('1400');
  await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(page.getByText('The photo is uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText(LARGE);

  await page.goto('/dashboard/audit');
  const lines = page.getByRole('row').filter({ hasText: NAME });
  await expect(lines.filter({ hasText: `Choices of one lamp: ${id} · Large · বড়` })).not.toHaveCount(0);
  await page.goto(`/shop/category/${id}`);
  const choices = page.getByRole('navigation', { name: 'Choices of this lamp' });
  await expect(choices.getByRole('link')).toHaveText([`${NAME}${asPrice('900')}`, `Large${asPrice('1,400')}`]);
});

test('a lamp is taken out of its family, and then shows no choices', async ({ page }) => {
  await addProduct({ ...LAMP, name: `${NAME}, small`, family: { id } });
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByLabel('Choices of one lamp').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
  await page.goto(`/shop/category/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await expect(page.getByRole('navigation', { name: 'Choices of this lamp' })).toHaveCount(0);
});

test.describe('where the lamp is not known', () => {
  test.use({ expectedComplaints: [/404/] });

  test('the page says that it could not be loaded', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/addItems?choiceOf=no-such-lamp');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
});
