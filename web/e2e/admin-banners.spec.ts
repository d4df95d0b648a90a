import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { setSettings, staffSettings } from './api-helpers.ts';
import { callsOf, hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const CONTENT = '/dashboard/content/banners';
const LAMP = fileURLToPath(
  new URL('../../emulators/data/pictures/aangti-three-ring-led-chandelier.webp', import.meta.url),
);
const WALL = fileURLToPath(new URL('../shop/pictures/hero-1920.webp', import.meta.url));

const NONE = { hero: {}, banner: {} };
const THEIRS = { title: { en: 'Theirs', bn: 'তাদের' } };

test.use({ expectedComplaints: [/400|409|ERR_FAILED/] });

const hero = (page: Page) => page.getByRole('region', { name: 'First banner' });
const save = (page: Page) => page.getByRole('button', { name: 'Save: First banner' });
const title = (page: Page) => hero(page).getByLabel('Title, in English');
const picture = (page: Page) => page.getByRole('main').locator('picture img').first();

test('the first banner gets a headline and a picture, and home asks for that picture first', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await title(page).fill('Eid light');
  await hero(page).getByLabel('Title, in Bangla').fill('ঈদের আলো');
  await hero(page).getByLabel('Link', { exact: true }).fill('/shop/Wall%20lights');
  await hero(page).getByLabel('For wide screens').setInputFiles(LAMP);
  await expect(hero(page).getByRole('figure').locator('img')).toHaveCount(2);
  await expectUsable(page, 'the banners');
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('First banner');
  const address = String(await hero(page).getByRole('figure').locator('img').first().getAttribute('src'));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eid light');
  await expect(picture(page)).toHaveAttribute('src', address);
  await expect(picture(page)).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(address);
  await expectUsable(page, 'home with a banner of the shop');
  await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL('/shop/Wall%20lights');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eid light');

  await page.goto(CONTENT);
  await hero(page).getByRole('button', { name: 'Remove: For wide screens' }).click();
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('First banner');
  await page.goto('/');
  await expect(picture(page)).toHaveAttribute('src', /hero-1920/);
});

test('of two admins, the second sees what the first has saved', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await expect(title(page)).toBeVisible();
  await setSettings('banners', { ...NONE, hero: THEIRS });
  await title(page).fill('Mine');
  await hero(page).getByLabel('Title, in Bangla').fill('আমার');
  await save(page).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict).toContainText('In the shop nowTheirsYoursMine');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(title(page)).toHaveValue('Theirs');
});

test('two admins change a banner each, and both changes stay; where both change the same, it is told', async ({
  page,
}) => {
  await becomeAdmin(page, CONTENT);
  const second = page.getByRole('region', { name: 'Second banner' });
  await title(page).fill('Mine');
  await hero(page).getByLabel('Title, in Bangla').fill('আমার');
  await second.getByLabel('Title, in English').fill('Mine too');
  await second.getByLabel('Title, in Bangla').fill('এটাও আমার');
  await setSettings('banners', { ...NONE, banner: THEIRS });
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('First banner');
  const mine = { title: { en: 'Mine', bn: 'আমার' } };
  expect((await staffSettings()).banners).toMatchObject({ hero: mine, banner: THEIRS });

  await page.getByRole('button', { name: 'Save: Second banner' }).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict).toContainText('In the shop nowTheirsYoursMine too');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(second.getByLabel('Title, in English')).toHaveValue('Theirs');
  expect((await staffSettings()).banners).toMatchObject({ hero: mine, banner: THEIRS });
});

test('what is wrong with a banner is shown at its field', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await hero(page).getByLabel('From', { exact: true }).fill('2030-01-02T10:00');
  await hero(page).getByLabel('Until', { exact: true }).fill('2030-01-01T10:00');
  await save(page).click();
  await expect(hero(page)).toContainText('Please enter a date and a time, the end after the beginning.');
});

test('a picture that does not arrive is told, and what was typed stays', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  await title(page).fill('Eid light');
  await page.route('**/api/images', (route) => route.abort());
  await hero(page).getByLabel('For phones').setInputFiles(LAMP);
  await expect(hero(page).getByRole('alert')).toContainText('The photo did not arrive.');
  await expect(title(page)).toHaveValue('Eid light');
});

test('what is typed while a picture is uploaded stays, and saving waits for the picture', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  const upload = await hold(page, '**/api/images');
  await hero(page).getByLabel('For wide screens').setInputFiles(LAMP);
  await upload.asked;
  await title(page).fill('Eid light');
  await hero(page).getByLabel('Title, in Bangla').fill('ঈদের আলো');
  await save(page).click();
  await expect(hero(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await hero(page).getByLabel('Title, in Bangla').fill('ঈদের বাতি');
  upload.release();
  await expect(page.locator('.popup').last()).toContainText('First banner');
  await expect(title(page)).toHaveValue('Eid light');
  expect((await staffSettings()).banners.hero).toMatchObject({
    title: { en: 'Eid light', bn: 'ঈদের বাতি' },
    picture: expect.any(String),
  });
  await expect(hero(page)).not.toContainText('Not saved yet');

  const sending = await hold(page, '**/api/settings/banners');
  await title(page).fill('Eid lamps');
  await save(page).click();
  await sending.asked;
  await title(page).fill('Eid lamps, at last');
  sending.release();
  await expect(hero(page)).toContainText('Not saved yet');
  await expect(title(page)).toHaveValue('Eid lamps, at last');
  expect((await staffSettings()).banners.hero.title?.en).toBe('Eid lamps');
});

test('a picture that fails while it is waited for stops the saving', async ({ page }) => {
  await becomeAdmin(page, CONTENT);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/images', async (route) => {
    await held;
    await route.abort();
  });
  await title(page).fill('Eid light');
  await hero(page).getByLabel('Title, in Bangla').fill('ঈদের আলো');
  await hero(page).getByLabel('For wide screens').setInputFiles(LAMP);
  await save(page).click();
  fail();
  await expect(page.locator('.popup').last()).toContainText('A picture did not arrive, so nothing is saved yet.');
  expect((await staffSettings()).banners.hero).toEqual({});
  await expect(title(page)).toHaveValue('Eid light');
});

test('a picture that was replaced or removed while it was made smaller does not come back', async ({ page }) => {
  await page.addInitScript(holdFirstPicture);
  await becomeAdmin(page, CONTENT);
  const choose = hero(page).getByLabel('For wide screens');
  const preview = hero(page).getByRole('figure').locator('img').last();
  const uploads = callsOf(page, '/api/images');
  const release = async () => {
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await page.waitForTimeout(1_000);
  };
  await choose.setInputFiles(WALL);
  await choose.setInputFiles(LAMP);
  await expect(hero(page).getByText('The photo is uploaded.')).toBeVisible();
  const [address, sent] = [await preview.getAttribute('src'), uploads.length];
  await release();
  await expect(preview).toHaveAttribute('src', String(address));
  expect(uploads).toHaveLength(sent);

  await page.evaluate(holdFirstPicture);
  await choose.setInputFiles(WALL);
  await hero(page).getByRole('button', { name: 'Remove this photo' }).click();
  await release();
  await expect(hero(page).getByRole('button', { name: 'Remove this photo' })).toBeHidden();
  expect(uploads).toHaveLength(sent);
});

/** The next picture is decoded only after the event `release`, as a large one is on a slow machine. */
function holdFirstPicture(): void {
  const decode = window.createImageBitmap;
  window.createImageBitmap = async (picture: ImageBitmapSource) => {
    window.createImageBitmap = decode;
    await new Promise((resolve) => addEventListener('release', resolve, { once: true }));
    return decode(picture);
  };
}

onPhone(() => {
  test('the banners have room, in the dashboard and on home', async ({ page }) => {
    const title = { en: 'Eid light for every room of the house', bn: 'ঘরে ঘরে ঈদের আলো' };
    await setSettings('banners', { ...NONE, hero: { title } });
    await page.goto('/');
    await expectUsable(page, 'home with a banner of the shop, on a phone');
    await becomeAdmin(page, CONTENT);
    await expect(hero(page)).toBeVisible();
    await expectUsable(page, 'the banners on a phone');
  });
});
