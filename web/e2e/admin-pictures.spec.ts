import { join } from 'node:path';
import type { Item } from '@aloghor/functions/contract/products';
import { read } from '@aloghor/functions/test/api';
import type { Page } from '@playwright/test';
import { addProduct, removeProduct } from './back-office.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const photo = (name: string) => join(import.meta.dirname, '../shop/pictures', name);
const [FIRST, SECOND] = [photo('hero-1920.webp'), photo('second-1600.webp')];
const NAME = `Pictured Lamp ${Date.now()}`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

let id: string;
test.beforeEach(async () => {
  id = await addProduct(LAMP);
});
test.afterEach(() => removeProduct(id));

const more = (page: Page) => page.getByRole('group').filter({ hasText: 'More pictures (optional)' });
const rowOf = (page: Page, place: number) => page.getByRole('group', { name: `Picture ${place}`, exact: true });
const picturesOf = async () => (await read<Pick<Item, 'img' | 'pictures'>>(`/item/${id}`)).pictures ?? [];

async function openForm(page: Page) {
  await becomeAdmin(page, `/dashboard/updateItem/${id}`);
  await page.getByText('More pictures (optional)').click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/dashboard/manageItems');
}

test('pictures are added several at once, told about in both languages, ordered by keys and shown on the page', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await expect(rowOf(page, 3)).toBeVisible();
  await rowOf(page, 2).getByLabel('What it shows, in English').fill('A room in the evening');
  await rowOf(page, 2).getByLabel('What it shows, in Bangla').fill('সন্ধ্যার ঘর');
  await page.getByRole('button', { name: 'Move Picture 2 down' }).click();
  await expect(rowOf(page, 3).getByLabel('What it shows, in English')).toHaveValue('A room in the evening');
  await expect(page.getByRole('button', { name: 'Move Picture 3 down' })).toBeFocused();
  await expect(rowOf(page, 2).getByRole('progressbar')).toHaveCount(0);
  await expectUsable(page, 'the pictures of an item');
  await save(page);
  expect(await picturesOf()).toMatchObject([
    { img: '/preview.jpg' },
    { thumbnail: expect.any(String), medium: expect.any(String) },
    { alt: { en: 'A room in the evening', bn: 'সন্ধ্যার ঘর' } },
  ]);

  await page.goto('/dashboard/audit');
  await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toContainText('Pictures: ');
  await page.goto(`/bn/shop/category/${id}`);
  await expect(page.getByRole('img', { name: 'সন্ধ্যার ঘর' })).toBeAttached();
});

test('another picture becomes the photo, one is removed, and what was not saved is asked for', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles([FIRST, SECOND]);
  await rowOf(page, 3).getByRole('button', { name: 'Make it the photo' }).click();
  await page.getByRole('button', { name: 'Remove Picture 2' }).click();
  await expect(rowOf(page, 3)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage Items' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await save(page);
  const pictures = await picturesOf();
  expect(pictures).toHaveLength(2);
  expect(pictures[1]?.img).toBe('/preview.jpg');
  expect((await read<Item>(`/item/${id}`)).img).toBe(pictures[0]?.img);
  expect(pictures[0]?.img).not.toBe('/preview.jpg');
});

test.describe('over a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a picture that did not arrive is tried again alone, and before it nothing is saved', async ({ page }) => {
    await openForm(page);
    await page.route('**/api/images', (route) => route.abort());
    await page.getByLabel('Choose pictures').setInputFiles([FIRST]);
    await expect(rowOf(page, 2).getByRole('alert')).toContainText('The photo did not arrive.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('A picture has not arrived, so nothing is saved yet.');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    expect(await picturesOf()).toEqual([]);
    await page.unroute('**/api/images');
    await rowOf(page, 2).getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, 2).getByRole('button', { name: 'Make it the photo' })).toBeVisible();
    await save(page);
    expect(await picturesOf()).toHaveLength(2);
  });
});

test('a product has at most eight pictures', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Choose pictures').setInputFiles(Array.from({ length: 9 }, () => SECOND));
  await expect(more(page).getByText('A product cannot have more pictures.')).toBeVisible();
  await expect(rowOf(page, 8)).toBeVisible();
  await expect(rowOf(page, 9)).toHaveCount(0);
});
