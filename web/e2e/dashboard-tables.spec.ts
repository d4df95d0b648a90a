import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { placeOrders } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const names = (page: Page) => page.getByRole('row').locator('a[href^="/shop/category/"]').allTextContents();

test('a filter of the audit log that finds nothing does not say that nothing was ever changed', async ({ page }) => {
  await page.route('**/api/audit?*subject=payout*', (route) => route.fulfill({ json: [] }));
  await becomeAdmin(page, '/dashboard/audit?subject=payout');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByText('Nothing has been changed yet')).toHaveCount(0);
});

test('the items come in pages, and are found and sorted over all of them', async ({ page, request }) => {
  const all: { name: string; price: number }[] = await (await request.get('/api/products')).json();
  await becomeAdmin(page, '/dashboard/manageItems');
  const seen: string[] = [];
  for (let number = 1; number <= Math.ceil(all.length / 25); number += 1) {
    await expect(page.getByText(`Page ${number}`, { exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1 + Math.min(25, all.length - seen.length));
    await expect(page.getByText(String(all[seen.length]?.name), { exact: true })).toBeVisible();
    seen.push(...(await names(page)));
    if (seen.length < all.length) await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(seen).toEqual(all.map(({ name }) => name));
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  const last = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(last);
  await expect(page.getByText(`Page ${Math.ceil(all.length / 25)}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(`Page ${Math.ceil(all.length / 25) - 1}`, { exact: true })).toBeVisible();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(last);

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, highest first');
  const dearest = all.toSorted((one, other) => other.price - one.price)[0]?.name;
  await expect(page.getByRole('row').nth(1)).toContainText(String(dearest));
  await page.getByRole('searchbox').fill('PENDANT');
  const pendants = all.filter(({ name }) => /pendant/i.test(name)).length;
  await expect(page.getByRole('row')).toHaveCount(1 + pendants);

  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure?');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(1 + pendants);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('PENDANT');
  await expect(page.getByRole('row')).toHaveCount(1 + pendants);
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Manage Items' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
});

test('the export holds all orders that match, over all pages', async ({ page }) => {
  const mobile = newMobile();
  await placeOrders(mobile, 27);
  await becomeAdmin(page, '/dashboard/manageOrders');
  const found = page.waitForResponse((response) => response.request().headers()['x-search'] === mobile);
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
  await expect(page.getByText(`Collect in cash: ${asSum('1,650')}`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Invoice' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible();
  const total = page.getByText(`Total: ${asSum('1,650')}`);
  await expect(total).toBeVisible();
  expect(await endOfText(page.getByRole('cell', { name: asSum('1,650') }).last())).toBe(await endOfText(total));
});

/** Where on the printed page the last letter of a line ends, in whole pixels from the left. */
const endOfText = (line: Locator) =>
  line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().right);
  });

const ENDLESS = 'x'.repeat(190);
const SIXTY = 'Alhaj Mohammad Abdullah Al Mamun Chowdhury Siddiquee Rahman';
/** Two names that are among the longest of the catalogue; the price makes a sum of many lakh. */
const ORDERED = [
  { _id: 'trinoyon-three-globe-semi-flush-light', quantity: 99 },
  { _id: 'zamindar-candle-arm-chandelier', quantity: 99 },
];

const sizes = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
    const rows = [...document.querySelectorAll('tbody tr')];
    const product = document.querySelector('tbody [title^="99 ×"]');
    return {
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      highestRow: Math.max(...rows.map(heightOf)),
      linesOfProduct: product && heightOf(product) / Number.parseFloat(getComputedStyle(product).lineHeight),
      highestLink: Math.max(...[...document.querySelectorAll('header nav a')].map(heightOf)),
    };
  });

/** With a line of its own for each text, as long as strangers write them. */
const SAID = {
  orderItems: ORDERED,
  place: { district: 'Dhaka', thana: 'Tejgaon Industrial Area' },
  deliveryAddress: 'House 12/A, the yellow gate behind the mosque, Road 3\nBlock C',
  info: 'Please call before you come, and bring change for a thousand taka note',
};
const PHONE_HEIGHT = 844;

test('a stranger’s long text and a great sum leave the table of orders as it is; a phone shows 25 on five screens', async ({
  page,
}) => {
  const mobile = newMobile();
  await Promise.all(Array.from({ length: 22 }, () => placeOrders(`+88${mobile}`, 1, SAID)));
  for (const name of [ENDLESS, SIXTY, 'Rupa Shopper']) await placeOrders(`+88${mobile}`, 1, { ...SAID, name });
  await becomeAdmin(page, `/dashboard/manageOrders`);
  await page.getByRole('searchbox').fill(mobile);
  await expect(page.getByRole('row')).toHaveCount(1 + 25);
  await expect(page.getByRole('row').nth(1)).toContainText('Rupa Shopper');
  await expect(page.getByRole('row').nth(1)).toContainText(/[A-Z]+-\d{4} \d\d:\d\d/);
  expect(await sizes(page)).toMatchObject({ tooWide: 0, linesOfProduct: 1 });
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const { tooWide, highestRow, linesOfProduct, highestLink } = await sizes(page);
    expect({ width, tooWide, isOneLineOfLinks: highestLink <= 44 }).toEqual({
      width,
      tooWide: 0,
      isOneLineOfLinks: true,
    });
    expect(linesOfProduct).toBeLessThanOrEqual(3);
    expect(highestRow).toBeLessThanOrEqual(124);
  }
  await page.setViewportSize({ width: 390, height: PHONE_HEIGHT });
  expect((await sizes(page)).tooWide).toBe(0);
  expect((await page.getByRole('table').boundingBox())?.height).toBeLessThanOrEqual(5 * PHONE_HEIGHT);
  expect(await heightInBangla(page)).toBeLessThanOrEqual(5 * PHONE_HEIGHT);
  const phoneRow = page.getByRole('row').nth(1);
  for (const shown of [
    /^[A-Z]+-\d{4}$/,
    'waiting for confirmation',
    new RegExp(`${asSum('')}$`),
    /^Tejgaon Industrial Area, Dhaka · House/,
    /^Please call/,
  ])
    await expect(phoneRow.getByText(shown).filter({ visible: true })).toHaveCount(1);
  await expect(phoneRow.getByRole('link', { name: 'Call' })).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).nth(2).click();
  await expect(page.getByRole('definition').filter({ hasText: ENDLESS })).toBeVisible();
  expect((await sizes(page)).tooWide).toBe(0);
});

/** How high the table is in Bangla, in pixels; the page is in English again then. */
async function heightInBangla(page: Page): Promise<number> {
  const showIn = async (language: string) => {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('row')).toHaveCount(1 + 25);
  };
  await showIn('bn');
  expect((await sizes(page)).tooWide).toBe(0);
  const height = (await page.getByRole('table').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await showIn('en');
  return height;
}

test('a stranger’s endless word leaves the inbox as it is', async ({ page, request }) => {
  const endless = 'w'.repeat(120);
  const email = `${'m'.repeat(60)}@${'example'.repeat(8)}.com`;
  const asked = await request.post('/api/questions', { data: { name: endless, email, question: endless } });
  expect(asked.status()).toBe(200);
  expect((await request.post('/api/subscribers', { data: { email } })).status()).toBe(200);
  await becomeAdmin(page, '/dashboard/inbox');
  await expect(page.getByText(endless).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect({ width, tooWide: (await sizes(page)).tooWide }).toEqual({ width, tooWide: 0 });
  }
});
