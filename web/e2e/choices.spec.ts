import type { Page } from '@playwright/test';
import { asPrice } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { expect, onPhone, test } from './shop-test.ts';

// Three lamps of the seed are a family.
const BOAT = '/shop/category/padma-nouka-3d-acrylic-lamp';
const GLOBE = '/shop/category/prithibi-wireframe-globe-3d-lamp';

const choices = (page: Page, name = 'Choices of this lamp') => page.getByRole('navigation', { name });

test('a lamp shows its choices, the cheapest first, and leads to each at an address of its own', async ({ page }) => {
  await page.goto(BOAT);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(choices(page).getByRole('link')).toHaveText([
    new RegExp(`Hridoy.*${asPrice('1,290')}$`),
    new RegExp(`Padma Nouka.*${asPrice('1,350')}$`),
    new RegExp(`Prithibi.*${asPrice('1,390')}$`),
  ]);
  await expect(choices(page).locator('[aria-current=page]')).toHaveText(/Padma Nouka/);
  const related = page.getByRole('region', { name: 'Goes well with it' });
  await expect(related.getByRole('article')).toHaveText([/Moon Lamp/]);
  await expectUsable(page, 'the choices of a lamp');
  await choices(page).getByRole('link', { name: 'Prithibi' }).click();
  await expect(page).toHaveURL(GLOBE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prithibi Wireframe Globe 3D Lamp');
  await expect(choices(page).locator('[aria-current=page]')).toHaveText(/Prithibi/);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prithibi' })).toBeVisible();
});

test('the choices stand in the page as it comes, in Bangla too, and search engines are told them', async ({
  request,
}) => {
  const html = await (await request.get(`/bn${BOAT}`)).text();
  expect(html).toContain('এই বাতির সব ধরন');
  expect(html).toContain(`href="/bn${GLOBE}"`);
  expect(html).toMatch(/"isVariantOf":\{"@type":"ProductGroup","productGroupID":"3d-lamps"/);
});

test('a lamp that is the only one shows none', async ({ page }) => {
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});

onPhone(() => {
  test('the choices fit beside each other or below, in Bangla', async ({ page }) => {
    await page.goto(`/bn${BOAT}`);
    await expect(choices(page, 'এই বাতির সব ধরন').getByRole('link')).toHaveCount(3);
    await expectUsable(page, 'the choices of a lamp in Bangla');
  });
});
