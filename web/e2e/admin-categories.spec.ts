import type { Page } from '@playwright/test';
import { setSettings, staffSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const CONTENT = '/dashboard/content/categories';

test.use({ expectedComplaints: [/400|404|409/] });

type Settings = Awaited<ReturnType<typeof staffSettings>>['categories'];
let before: Settings;

test.beforeEach(async () => {
  before = (await staffSettings()).categories;
});

const section = (page: Page) => page.getByRole('region', { name: 'Categories' });
const rows = (page: Page) =>
  section(page).getByRole('list', { name: 'Categories in their order' }).getByRole('listitem');
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save: Categories' });
const popup = (page: Page) => page.locator('.popup').last();
const english = (page: Page, place: number) => rows(page).nth(place).getByLabel('Name, in English');
const bangla = (page: Page, place: number) => rows(page).nth(place).getByLabel('Name, in Bangla');
const chips = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: /Categories|ক্যাটাগরি/ })
    .getByRole('link');

test('names, places and who sees them are changed by keys, and the shop follows; old links lead on', async ({
  page,
}) => {
  await becomeAdmin(page, CONTENT);
  await expect(rows(page)).toHaveCount(15);
  await english(page, 1).fill('Sconces');
  await bangla(page, 1).fill('স্কন্স');
  const up = button(page, 'Move Sconces up');
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(english(page, 0)).toHaveValue('Sconces');
  await expect(up).toBeFocused();
  await rows(page).nth(2).getByLabel('Shown to shoppers').uncheck();
  await expect(section(page)).toContainText('Not saved yet');
  await expectUsable(page, 'the categories');
  await save(page).click();
  await expect(popup(page)).toContainText('Categories');

  await page.goto('/shop/Wall%20lights?sort=price');
  await expect(page).toHaveURL('/shop/Sconces?sort=price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sconces');
  await expect(chips(page).nth(1)).toHaveText('Sconces');
  await expect(chips(page)).toHaveCount(15); // all, and fourteen
  await expect(page.getByRole('main').getByRole('link', { name: 'Pendant lights', exact: true })).toHaveCount(0);
  await page.goto('/bn/shop/Sconces');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('স্কন্স');
});

test('an old link within the shop leads to the new address without loading the page again', async ({ page }) => {
  const list = before.list?.map((one) => (one.name === 'LED Fan' ? { ...one, label: { en: 'Fans', bn: 'ফ্যান' } } : one));
  await setSettings('categories', { list });
  await page.goto('/shop');
  await page.locator('html[data-app=runs]').waitFor();
  await page.evaluate(() => {
    history.pushState({}, '', '/shop/LED%20Fan');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/shop/Fans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fans');
});

test('the links of an earlier name lead nowhere any more once they are given up', async ({ page }) => {
  const renamed = (en: string) =>
    before.list?.map((one) => (one.name === 'LED Fan' ? { ...one, label: { en, bn: 'ফ্যান' } } : one));
  for (const en of ['Blades', 'Fans']) await setSettings('categories', { list: renamed(en) });
  expect((await page.goto('/shop/Blades'))?.url()).toMatch(/\/shop\/Fans$/);
  await becomeAdmin(page, CONTENT);
  const links = section(page).getByLabel('Old links lead here: Blades');
  await links.uncheck();
  await save(page).click();
  await expect(popup(page)).toContainText('Categories');
  await expect(links).not.toBeChecked();
  expect((await page.goto('/shop/Blades'))?.status()).toBe(404);
  expect((await page.goto('/shop/LED%20Fan'))?.url()).toMatch(/\/shop\/Fans$/);
});

test('a category is added, and removed again; one with products is not, and it is said how many there are', async ({
  page,
}) => {
  await becomeAdmin(page, CONTENT);
  await button(page, 'Add a category').click();
  await expect(english(page, 15)).toBeFocused();
  await save(page).click();
  await expect(english(page, 15)).toBeFocused(); // it needs a name
  await english(page, 15).fill('Fairy lights');
  await bangla(page, 15).fill('ফেয়ারি লাইট');
  await save(page).click();
  await expect(popup(page)).toContainText('Categories');
  expect((await staffSettings()).categories.list?.at(-1)).toEqual({
    name: 'Fairy lights',
    label: { en: 'Fairy lights', bn: 'ফেয়ারি লাইট' },
  });
  await page.goto('/shop/Fairy%20lights');
  await expect(page.getByRole('main')).toContainText('We have no products in “Fairy lights” at the moment.');

  await page.goto(CONTENT);
  await button(page, 'Remove Chandeliers lights').click();
  await expect(popup(page)).toContainText('“Chandeliers lights” is not empty');
  await expect(popup(page)).toContainText(/\d+ products are in it/);
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(rows(page)).toHaveCount(16);
  await button(page, 'Remove Fairy lights').click();
  await expect(rows(page)).toHaveCount(15);
  await save(page).click();
  await expect(popup(page)).toContainText('Categories');
  expect((await staffSettings()).categories.list).toHaveLength(15);
});

test('of two admins who change different categories, both are right; of the same one, the second is asked', async ({
  page,
}) => {
  await becomeAdmin(page, CONTENT);
  await expect(rows(page)).toHaveCount(15);
  const renamed = (name: string, en: string) =>
    before.list?.map((one) => (one.name === name ? { ...one, label: { ...one.label, en } } : one));
  await setSettings('categories', { list: renamed('LED Fan', 'Fans') });
  await english(page, 1).fill('Sconces');
  await save(page).click();
  await expect(popup(page)).toContainText('Categories');
  const labels = (await staffSettings()).categories.list?.map(({ label }) => label.en);
  expect(labels).toEqual(expect.arrayContaining(['Fans', 'Sconces']));

  await setSettings('categories', { list: renamed('Wall lights', 'Wall lamps') });
  await english(page, 1).fill('Lamps for walls');
  await save(page).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict).toContainText('Wall lamps');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(english(page, 1)).toHaveValue('Wall lamps');
});

test('two categories of one name are not saved, and what was typed stays', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await english(page, 1).fill('Clock Light');
  await save(page).click();
  await expect(english(page, 1)).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('Give each category a name of its own');
  await expect(english(page, 1)).toHaveValue('Clock Light');
});

onPhone(() => {
  test('the categories have room in both languages', async ({ page }) => {
    await becomeAdmin(page, CONTENT);
    await expect(rows(page)).toHaveCount(15);
    await expectUsable(page, 'the categories on a phone');
  });
});
