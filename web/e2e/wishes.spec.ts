import type { Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { layoutShift, SHIFT_MAXIMUM } from './layout.ts';
import { handleFirst } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const MOON = 'chandni-3d-printed-moon-lamp';
const ARC = 'dhonuk-arc-floor-lamp';
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wish list: ${name}`, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const wish = (page: Page, ...ids: string[]) =>
  page.addInitScript((wishes) => localStorage.setItem('wishes', wishes), JSON.stringify(ids));

test('a heart on a card or a product keeps it on the list of this device, which shows prices and sells', async ({
  page,
}) => {
  await page.goto('/shop?q=moon');
  await heart(page, 'Chandni 3D Printed Moon Lamp').click();
  await expect(heart(page, 'Chandni 3D Printed Moon Lamp')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/shop?q=moon');
  await page.goto(`/shop/category/${ARC}`);
  await heart(page, 'Dhonuk Arc Floor Lamp').first().click();
  await page.getByRole('link', { name: 'Wish list +2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My wish list 2 products');
  await expect(cards(page)).toHaveText([/Dhonuk Arc Floor Lamp/, /Chandni 3D Printed Moon Lamp/]);
  await expect(cards(page).last()).toContainText(asPrice('1,650'));
  await expectUsable(page, 'a wish list');
  await cards(page).last().getByRole('button', { name: 'Buy Now: Chandni 3D Printed Moon Lamp' }).click();
  await expect(page).toHaveURL('/cart');
});

test('what is taken off can be put back until the page is left, and the count follows', async ({ page }) => {
  await page.goto('/wishes');
  await expect(page.getByRole('heading', { name: 'Nothing on your wish list yet' })).toBeVisible();
  await page.evaluate((ids) => localStorage.setItem('wishes', ids), JSON.stringify([MOON, ARC]));
  await page.reload();
  await heart(page, 'Dhonuk Arc Floor Lamp').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 product');
  await expect(page.getByRole('link', { name: 'Wish list +1' })).toBeVisible();
  await heart(page, 'Dhonuk Arc Floor Lamp').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 products');
  await heart(page, 'Dhonuk Arc Floor Lamp').click();
  await page.reload();
  await expect(cards(page)).toHaveText([/Chandni 3D Printed Moon Lamp/]);
});

test('two tabs show the same list', async ({ page, context }) => {
  await page.goto(`/shop/category/${MOON}`);
  const other = await context.newPage();
  await other.goto('/wishes');
  await heart(page, 'Chandni 3D Printed Moon Lamp').first().click();
  await expect(cards(other)).toHaveText([/Chandni 3D Printed Moon Lamp/]);
  await heart(other, 'Chandni 3D Printed Moon Lamp').click();
  await expect(heart(page, 'Chandni 3D Printed Moon Lamp').first()).toHaveAttribute('aria-pressed', 'false');
});

test('a list is shared by its link, changes nothing where it is opened, and is kept there by a button', async ({
  page,
  browser,
}) => {
  await wish(page, MOON, ARC);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wishes');
  await page.getByRole('button', { name: 'Share this list' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${process.env.SHOP_URL}/wishes?products=${MOON},${ARC}`);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`/shop/category/nakshi-ceramic-table-lamp`);
  await heart(friend, 'Nakshi Ceramic Table Lamp').first().click();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Somebody’s wish list');
  await expect(cards(friend)).toHaveText([/Chandni 3D Printed Moon Lamp/, /Dhonuk Arc Floor Lamp/]);
  await expect(friend.getByRole('link', { name: 'Wish list +1' })).toBeVisible();
  await expectUsable(friend, 'a wish list of somebody else');
  await friend.getByRole('button', { name: 'Keep these on my list' }).click();
  await friend.getByRole('link', { name: 'See my wish list' }).click();
  await expect(cards(friend)).toHaveText([/Chandni/, /Dhonuk/, /Nakshi/]);
  await friend.context().close();
});

test('products that are no longer sold are counted, and taken off by a button', async ({ page }) => {
  await page.goto('/robots.txt'); // no app that asks meanwhile
  await page.evaluate((ids) => localStorage.setItem('wishes', ids), JSON.stringify(['gone', MOON, 'gone-too']));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products?ids=')) calls.push(request.url());
  });
  await page.goto('/wishes');
  await expect(page.getByText('2 products of this list are no longer sold.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  await page.getByRole('button', { name: 'Take off the list' }).click();
  await expect(page.getByText('no longer sold')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('wishes'))).toBe(JSON.stringify([MOON]));
  await page.goto('/wishes?products=gone');
  await expect(page.getByText('One product of this list is no longer sold.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
});

test('a full list says so, and keeps what it has', async ({ page }) => {
  await wish(page, ...Array.from({ length: 50 }, (_, place) => `lamp-${place}`));
  await page.goto(`/shop/category/${MOON}`);
  await heart(page, 'Chandni 3D Printed Moon Lamp').first().click();
  await expect(page.getByText('Your wish list is full: 50 products.')).toBeVisible();
  await expect(heart(page, 'Chandni 3D Printed Moon Lamp').first()).toHaveAttribute('aria-pressed', 'false');
});

test.describe('an answer that is late and wrong', () => {
  test.use({ expectedComplaints: [/400/] });

  test('leaves placeholders, then a way to try again', async ({ page }) => {
    await wish(page, MOON);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await handleFirst(page, '**/api/products?*', async (route) => {
      await late;
      await route.fulfill({ status: 400, json: {} });
    });
    await page.goto('/wishes');
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    answer();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveText([/Chandni 3D Printed Moon Lamp/]);
  });
});

test('in Bangla, and on no page for search engines', async ({ page }) => {
  await wish(page, MOON);
  await page.goto('/bn/wishes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার পছন্দের তালিকা ১টি পণ্য');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectUsable(page, 'a wish list in Bangla');
});

test('the staff have no list in their bar', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Wish list/ })).toHaveCount(0);
});

onPhone(() => {
  test('the menu has the list, and nothing jumps when hearts and list appear', async ({ page }) => {
    await wish(page, MOON, ARC);
    await page.goto('/shop');
    await expect(page.getByRole('button', { name: /^Wish list: / }).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAXIMUM);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Wish list 2' }).click();
    await expect(cards(page)).toHaveCount(2);
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAXIMUM);
    await expectUsable(page, 'a wish list on a phone');
  });
});
