import type { Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { expect, onPhone, test } from './shop-test.ts';

// Three lamps of the seed are a family.
const BOAT = '/shop/category/padma-nouka-3d-acrylic-lamp';
const GLOBE = '/shop/category/prithibi-wireframe-globe-3d-lamp';

const choices = (page: Page, name = 'Options') => page.getByRole('navigation', { name });

test('a lamp shows its choices, the cheapest first, and leads to each at an address of its own', async ({ page }) => {
  await page.goto(BOAT);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(choices(page).getByRole('link')).toHaveText([
    `Heart${asPrice('1,290')}`,
    `Boat${asPrice('1,350')}`,
    `Globe${asPrice('1,390')}`,
  ]);
  await expect(choices(page).locator('[aria-current=page]')).toHaveText(/Boat/);
  const related = page.getByRole('region', { name: 'Goes well with this' });
  await expect(related.getByRole('article')).toHaveText([/Moon Lamp/]);
  await expectUsable(page, 'the choices of a lamp');
  await choices(page).getByRole('link', { name: 'Globe' }).click();
  await expect(page).toHaveURL(GLOBE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prithibi Wireframe Globe 3D Lamp');
  await expect(choices(page).locator('[aria-current=page]')).toHaveText(/Globe/);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prithibi' })).toBeVisible();
});

test('the choices stand in the page as it comes, in Bangla too, and search engines are told them', async ({
  request,
}) => {
  const html = await (await request.get(`/bn${BOAT}`)).text();
  expect(html).toContain('সব অপশন');
  expect(html).toContain(`href="/bn${GLOBE}"`);
  expect(html).toContain(
    '"variesBy":["https://schema.org/additionalProperty","https://schema.org/material","https://schema.org/color"]',
  );
  expect(html).toMatch(/"isVariantOf":\{"@type":"ProductGroup","productGroupID":"3d-lamps"/);
});

onPhone(() => {
  test('the choices keep their place while they are asked for: nothing jumps below them', async ({ page }) => {
    await page.goto('/shop/3D%20LED%20Lamp');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    const item = await hold(page, '**/api/item/**');
    const family = await hold(page, '**/api/products?*family=3d-lamps*');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Padma Nouka/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Padma Nouka 3D Acrylic Lamp');
    const top = async () => (await page.getByRole('group', { name: 'Quantity' }).boundingBox())?.y;
    const before = await top();
    item.release();
    await family.asked;
    expect(await top()).toBe(before);
    family.release();
    await expect(choices(page).getByRole('link')).toHaveCount(3);
    expect(await top()).toBe(before);
  });
});

const card = (page: Page) => page.getByRole('article').filter({ hasText: /options|অপশন/ });

test('lists show a lamp once, by what comes first in them, with how many choices there are and one price', async ({
  page,
}) => {
  await page.goto('/shop/3D%20LED%20Lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(card(page)).toHaveText([new RegExp(`Padma Nouka.*3 options.*from ${asPrice('1,290')}`)]);
  expect((await card(page).textContent())?.match(/\d,\d{3}/g)).toEqual(['1,290']);
  const cards = await page.getByRole('article').count();
  await expect(page.getByRole('status').filter({ hasText: `${cards} products` })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(card(page)).toHaveText([new RegExp(`Hridoy.*3 options.*from ${asPrice('1,290')}`)]);
  await expect(page.getByRole('article')).toHaveCount(cards);
  await page.goto('/shop?q=acrylic&sort=-price');
  await expect(card(page)).toHaveText([/Prithibi/]);
  await expectUsable(page, 'a search that finds the choices of a lamp');
});

test('Choose on its card leads to the choices, where a card of one product has Buy Now', async ({ page }) => {
  await page.goto('/shop/3D%20LED%20Lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const cards = page.getByRole('article');
  const singles = (await cards.count()) - 1;
  await expect(page.getByRole('button', { name: /^Buy Now/ })).toHaveCount(singles);
  await expect(card(page).getByRole('button', { name: /^Buy Now/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(1);
  await card(page).getByText('Choose', { exact: true }).click();
  await expect(page).toHaveURL(BOAT);
  await expect(choices(page).getByRole('link')).toHaveCount(3);
});

test('suggestions of the search show the same price of it', async ({ page }) => {
  await page.goto('/shop');
  const field = page.getByRole('combobox', { name: 'Search products' });
  const suggested = page.getByRole('listbox', { name: 'Matching products' }).getByRole('option');
  await field.fill('nouka');
  await expect(suggested).toHaveText([`Padma Nouka 3D Acrylic Lampfrom ${asPrice('1,290')}`]);
  await field.fill('chandni');
  await expect(suggested).toHaveText([/^Chandni 3D Printed Moon Lamp\D\d,\d{3}$/]);
});

test('so do the pages as they come, in Bangla too', async ({ page, request }) => {
  await page.goto('/bn/shop?sort=price');
  await expect(card(page)).toHaveText([/হৃদয়.*৩টি অপশন.*৳১,২৯০ থেকে.*বাছুন/]);
  const html = await (await request.get('/bn/shop/3D%20LED%20Lamp?sort=price')).text();
  expect(html.match(/৩টি অপশন/g)).toHaveLength(1);
  expect(html).not.toContain('পৃথিবী গ্লোব');
});

test('a lamp that is the only one shows none', async ({ page }) => {
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});

onPhone(() => {
  test('the choices fit beside each other or below, in Bangla', async ({ page }) => {
    await page.goto(`/bn${BOAT}`);
    await expect(choices(page, 'সব অপশন').getByRole('link')).toHaveText([/^হৃদয়/, /^নৌকা/, /^গ্লোব/]);
    await expectUsable(page, 'the choices of a lamp in Bangla');
  });
});
