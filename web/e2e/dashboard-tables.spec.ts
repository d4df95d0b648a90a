import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { placeOrders } from './back-office.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const names = (page: Page) => page.getByRole('row').locator('a[href^="/shop/category/"]').allTextContents();

test('the items come in pages, and are found and sorted over all of them', async ({ page, request }) => {
  const all: { name: string; price: number }[] = await (await request.get('/api/products')).json();
  await becomeAdmin(page, '/dashboard/manageItems');
  const seen: string[] = [];
  for (let number = 1; number <= Math.ceil(all.length / 25); number += 1) {
    await expect(page.getByText(`Page ${number}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1 + Math.min(25, all.length - seen.length));
    await expect(page.getByText(String(all[seen.length]?.name))).toBeVisible();
    seen.push(...(await names(page)));
    if (seen.length < all.length) await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen).toEqual(all.map(({ name }) => name));
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, highest first');
  const dearest = all.toSorted((one, other) => other.price - one.price)[0]?.name;
  await expect(page.getByRole('row').nth(1)).toContainText(String(dearest));
  await page.getByRole('searchbox').fill('PENDANT');
  await expect(page.getByRole('row')).toHaveCount(1 + all.filter(({ name }) => /pendant/i.test(name)).length);
});

test('the export holds all orders that match, over all pages', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 27);
  await becomeAdmin(page, '/dashboard/manageOrders');
  const found = page.waitForResponse((response) => response.url().includes(mobile));
  await page.getByRole('searchbox').fill(mobile);
  await found;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(1 + 27);
});

test('an order is printed as a packing slip, and as an invoice', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 1);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await becomeAdmin(page, `/dashboard/manageOrders`);
  await page.getByRole('searchbox').fill(mobile);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Packing slip' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await expect(page.getByText('Collect in cash: 1,650 Tk')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Invoice' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible();
});
