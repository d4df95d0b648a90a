import { readFile } from 'node:fs/promises';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import type { Page } from '@playwright/test';
import { addProduct, setDelivery, setSettings, staffSettings } from './api-helpers.ts';
import { BROKEN } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const SETTINGS = '/dashboard/settings';

test.use({ expectedComplaints: [/400|409|500|ERR_FAILED/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save: Delivery' });
const section = (page: Page) => page.getByRole('region', { name: 'Delivery' });
const inDhaka = (page: Page) => page.getByRole('group', { name: 'Inside Dhaka' });
const freeFrom = (page: Page) => page.getByLabel('Free for orders from (Tk)');
const conflict = (page: Page) => page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
const settings = async (page: Page) => (await page.request.get('/api/settings?fresh=now')).json();
const delivery = async (page: Page) => (await settings(page)).delivery;

test('charges are saved with digits as they are typed, are in the shop at once, and are suggested for an order', async ({
  page,
}) => {
  await becomeAdmin(page, SETTINGS);
  await inDhaka(page).getByLabel('Charge (Tk)').fill('৭০');
  await save(page).click();
  await expect(inDhaka(page).getByLabel('Days, from')).toBeFocused(); // a charge without its days is none
  await inDhaka(page).getByLabel('Days, from').fill('১');
  await inDhaka(page).getByLabel('Days, to').fill('2');
  await freeFrom(page).fill('৫,০০০');
  await expect(section(page)).toContainText('Not saved yet');
  await expectUsable(page, 'the settings');
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('Delivery');
  await expect(section(page)).not.toContainText('Not saved yet');
  expect(await delivery(page)).toMatchObject({
    charges: [{ zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } }],
    freeFrom: 5_000,
  });

  await page.goto('/dashboard/newOrder');
  await page.getByLabel('District or thana').fill('Dhanmondi');
  await page.getByRole('option', { name: 'Dhanmondi, Dhaka' }).click();
  await expect(page.getByLabel('Delivery charge')).toHaveValue('70');
  await page.getByLabel('Discount').fill('20');
  await page.getByLabel('District or thana').fill('Sylhet');
  await page.getByRole('option', { name: 'Sylhet', exact: true }).click();
  await expect(page.getByLabel('Delivery charge')).toHaveValue(''); // nothing is set for it
  await expect(page.getByLabel('Discount')).toHaveValue('20');
});

test('what stands on cards is chosen, and a lamp of which it is not known keeps the name of the shop', async ({
  page,
}) => {
  await becomeAdmin(page, SETTINGS);
  await page.getByLabel('Beside Buy Now').selectOption('Power in watt');
  await page.getByRole('button', { name: 'Save: Product cards' }).click();
  await expect(page.locator('.popup').last()).toContainText('Product cards');
  await page.goto('/shop/3D%20LED%20Lamp');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Padma Nouka 3D Acrylic Lamp')).toContainText(/\d watt/);
  await expect(card('Padma Nouka 3D Acrylic Lamp')).not.toContainText('Aloghor');
  await expect(card('Chandni 3D Printed Moon Lamp')).toContainText('Aloghor');
  await setSettings('cards', DEFAULT_SETTINGS.cards);
});

test('emptied fields are no charges', async ({ page }) => {
  await setDelivery({ charges: [{ zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } }], freeFrom: 900 });
  await becomeAdmin(page, SETTINGS);
  for (const label of ['Charge (Tk)', 'Days, from', 'Days, to']) await inDhaka(page).getByLabel(label).fill('');
  await freeFrom(page).fill('');
  await save(page).click();
  await expect.poll(() => delivery(page)).toEqual({ charges: [], version: expect.any(String) });
});

test('of two admins, the second sees what the first has saved; nothing typed is lost', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await Promise.all([becomeAdmin(page, SETTINGS), becomeAdmin(other, SETTINGS)]);
  await freeFrom(page).fill('1000');
  await freeFrom(other).fill('2000');
  await save(other).click();
  await expect.poll(async () => (await delivery(page)).freeFrom).toBe(2_000);

  await save(page).click();
  await expect(conflict(page)).toBeFocused();
  await expect(conflict(page).getByRole('definition')).toHaveText('In the shop now2000Yours1000');
  await page.getByRole('button', { name: 'Save yours instead' }).click();
  await expect(conflict(page)).toBeHidden();
  expect((await delivery(page)).freeFrom).toBe(1_000);

  await freeFrom(other).fill('3000');
  await save(other).click();
  await other.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(freeFrom(other)).toHaveValue(/1,?000/);
  await other.context().close();
});

test('what two admins change in different fields of one part is kept; they are asked about what both changed, alone', async ({
  page,
}) => {
  const inDhakaOnly = (taka: number) => [{ zone: 'insideDhaka' as const, taka, days: { least: 1, most: 2 } }];
  await setDelivery({ charges: inDhakaOnly(70), freeFrom: 900 });
  await becomeAdmin(page, SETTINGS);
  await freeFrom(page).fill('1000');
  await setDelivery({ charges: inDhakaOnly(80), freeFrom: 900 });
  await save(page).click();
  await expect.poll(() => delivery(page)).toMatchObject({ charges: inDhakaOnly(80), freeFrom: 1_000 });
  await expect(conflict(page)).toBeHidden();
  await expect(inDhaka(page).getByLabel('Charge (Tk)')).toHaveValue('80');

  await freeFrom(page).fill('1500');
  await inDhaka(page).getByLabel('Days, to').fill('4');
  await setDelivery({ charges: inDhakaOnly(90), freeFrom: 2_000 });
  await save(page).click();
  await expect(conflict(page).getByRole('definition')).toHaveText('In the shop now2000Yours1500');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(freeFrom(page)).toHaveValue(/^2,?000$/);
  await expect(inDhaka(page).getByLabel('Charge (Tk)')).toHaveValue('90');
  await expect(inDhaka(page).getByLabel('Days, to')).toHaveValue('4');
  await save(page).click();
  await expect
    .poll(() => delivery(page))
    .toMatchObject({ charges: [{ taka: 90, days: { least: 1, most: 4 } }], freeFrom: 2_000 });
});

test('a delivery that would take fewer days at most than at least is shown at its field', async ({ page }) => {
  await becomeAdmin(page, SETTINGS);
  await inDhaka(page).getByLabel('Charge (Tk)').fill('70');
  await inDhaka(page).getByLabel('Days, from').fill('৫');
  await inDhaka(page).getByLabel('Days, to').fill('3');
  await save(page).click();
  await expect(inDhaka(page)).toContainText('Please enter a whole number from 5 to 60.');
  await expect(inDhaka(page).getByLabel('Days, to')).toBeFocused();
});

test('without a connection what was typed stays, and the page is not left unasked', async ({ page }) => {
  await becomeAdmin(page, SETTINGS);
  await freeFrom(page).fill('900');
  await page.route('**/api/settings/delivery', (route) => route.abort());
  await save(page).click();
  await expect(page.locator('.popup').last()).toContainText('No answer came.');
  await page.locator('.popup').last().getByRole('button', { name: 'OK' }).click();
  await expect(freeFrom(page)).toHaveValue('900');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.locator('.popup').last()).toContainText('Leave without saving?');
});

test.describe('how the shop is reached', () => {
  const part = (page: Page, name: string) => page.getByRole('region', { name });
  const saved = (page: Page) => expect(page.locator('.popup').last()).toContainText('Saved');

  test('is set without code, and stands on the pages at once', async ({ page, browser }) => {
    await becomeAdmin(page, SETTINGS);
    const contact = part(page, 'Contact');
    await contact.getByLabel('Phone', { exact: true }).fill('\u202a+880\u00a01800\u2011000001\u202c'); // as copied
    await contact.getByLabel('WhatsApp').fill('01800-000002');
    await contact.getByLabel('Facebook').fill('https://www.facebook.com/lamps');
    await contact.getByLabel('YouTube').fill('');
    await contact.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await part(page, 'Legal numbers').getByLabel('BIN').fill('000999-0101');
    await part(page, 'Legal numbers').getByLabel('Buyers may open the parcel before they pay').check();
    await part(page, 'Legal numbers').getByLabel('What it covers, in English').fill('One year of warranty');
    await part(page, 'Legal numbers').getByLabel('What it covers, in Bangla').fill('এক বছরের ওয়ারেন্টি');
    await part(page, 'Legal numbers').getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await settings(page)).legal.bin).toBe('000999-0101');

    const shopper = await (await browser.newContext()).newPage();
    await shopper.goto('/aboutUs');
    await expect(shopper.locator('html')).toHaveAttribute('data-app', 'runs');
    const about = shopper.getByRole('main');
    await expect(about.getByRole('link', { name: '+880 1800-000001' })).toHaveAttribute('href', 'tel:+8801800000001');
    await expect(about.getByRole('link', { name: '01800-000002' })).toHaveAttribute(
      'href',
      'https://wa.me/8801800000002',
    );
    const foot = shopper.getByRole('contentinfo');
    await expect(foot).toContainText('BIN 000999-0101');
    await expect(foot.getByRole('link', { name: 'Aloghor on Facebook' })).toHaveAttribute('href', /lamps$/);
    await expect(foot.getByRole('link', { name: 'Aloghor on YouTube' })).toBeHidden();
    await foot.getByRole('link', { name: 'Customer Support' }).click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Customer support');
    await expect(foot).toContainText('BIN 000999-0101');
    await shopper.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await expect(shopper.getByRole('main')).toContainText('BIN 000999-0101');
    await expect(shopper.getByRole('main')).toContainText('One year of warranty');
    await shopper.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expect(shopper.getByRole('form', { name: 'Your order' })).toContainText(
      'You may open the parcel before you pay.',
    );
    await shopper.context().close();
  });
});

test.describe('how few are left', () => {
  const LAMP = {
    name: 'Last Lanterns',
    desc: 'A lamp.',
    price: 900,
    categories: ['LED Fan'],
    img: '/pictures/last.webp',
  };
  const upTo = (page: Page) => page.getByLabel(/^Show shoppers the number left/);
  let id: string;
  test.beforeEach(async () => {
    id = await addProduct({ ...LAMP, stock: 3 });
  });

  test('is shown on the product and in the cart once the shop allows it, in both languages', async ({
    page,
    browser,
  }) => {
    const shopper = await (await browser.newContext()).newPage();
    await shopper.route('**/pictures/last.webp', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
    );
    const asked: string[] = [];
    shopper.on('request', (request) => asked.push(request.url()));
    await shopper.goto(`/shop/category/${id}`);
    await expect(shopper.locator('html')).toHaveAttribute('data-app', 'runs');
    await shopper.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expect(shopper.getByRole('listitem').filter({ hasText: LAMP.name })).toContainText('each');
    await expect(shopper.getByRole('main')).not.toContainText(/\d left/);
    expect(asked.filter((url) => url.includes('/products/left'))).toEqual([]);

    await becomeAdmin(page, SETTINGS);
    await upTo(page).fill('৪');
    await page.getByRole('button', { name: 'Save: Stock' }).click();
    await expect.poll(async () => (await staffSettings()).stock.leftUpTo).toBe(4);

    await shopper.goto(`/bn/shop/category/${id}`);
    await expect(shopper.getByRole('main')).toContainText('আর মাত্র ৩টি আছে');
    await shopper.goto(`/shop/category/${id}`);
    await expect(shopper.getByText('3 left')).toBeVisible();
    await expectUsable(shopper, 'a product of which few are left');
    await shopper.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expect(shopper.getByRole('listitem').filter({ hasText: LAMP.name })).toContainText('3 left');
    await setSettings('stock', { lowStock: 5, leftUpTo: 2 });
    await shopper.reload();
    await expect(shopper.getByRole('listitem').filter({ hasText: LAMP.name })).toContainText('each');
    await expect(shopper.getByRole('main')).not.toContainText('3 left');
    await shopper.context().close();
  });
});

test.describe('as a file', () => {
  const whole = (page: Page) => page.getByRole('region', { name: 'Settings file' });
  const choose = (page: Page, text: string) =>
    page
      .getByLabel('Load a settings file')
      .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  test('settings are saved, and taken over once it was seen what they change', async ({ page }) => {
    await becomeAdmin(page, SETTINGS);
    const saved = page.waitForEvent('download');
    await whole(page).getByRole('button', { name: 'Save as a file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^settings-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    await choose(page, text);
    await expect(whole(page)).toContainText('Your shop already has all that is in this file.');

    const other = JSON.parse(text);
    await choose(page, JSON.stringify({ ...other, settings: { ...other.settings, stock: { lowStock: 3 } } }));
    await expect(whole(page)).toContainText('StockWarn when stock is at or below: 5');
    expect((await staffSettings()).stock.lowStock).toBe(5);
    await setSettings('stock', { lowStock: 9 });
    await whole(page).getByRole('button', { name: 'Apply' }).click();
    await expect(whole(page)).toContainText('Warn when stock is at or below: 9'); // it was changed meanwhile
    expect((await staffSettings()).stock.lowStock).toBe(9);
    await expectUsable(page, 'the changes of a file');
    await whole(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.popup').last()).toContainText('Applied');
    await expect(page.getByLabel('Warn when stock is at or below')).toHaveValue('3');
    expect((await staffSettings()).stock.lowStock).toBe(3);
  });

  test('a file whose answer is a failure of the shop is not told to be without effect', async ({ page }) => {
    await becomeAdmin(page, SETTINGS);
    await choose(page, JSON.stringify({ format: 'shop-settings', settings: { stock: { lowStock: 7 } } }));
    await expect(whole(page)).toContainText('Warn when stock is at or below: ');
    await page.route('**/api/settings/file', (route) => route.fulfill(BROKEN));
    await whole(page).getByRole('button', { name: 'Apply' }).click();
    await expect(whole(page).getByRole('alert')).toContainText('It may have been saved.');
    await page.unroute('**/api/settings/file');
    await page.route('**/api/settings/file', async (route) => {
      if (route.request().postDataJSON().checkOnly) return route.fallback();
      await route.fetch();
      return route.fulfill(BROKEN);
    });
    await whole(page).getByRole('button', { name: 'Apply' }).click();
    await expect(whole(page)).toContainText('Your shop already has all that is in this file.'); // it was asked again
    expect((await staffSettings()).stock.lowStock).toBe(7);
  });

  test('what is none, and a check without a connection, are said in a sentence', async ({ page }) => {
    await becomeAdmin(page, SETTINGS);
    for (const text of ['lamps', '{}', '{"format":"shop-settings","settings":{"stock":{"lowStock":-1}}}']) {
      await choose(page, text);
      await expect(whole(page).getByRole('alert')).toContainText('This is not a settings file');
    }
    await page.route('**/api/settings/file', (route) => route.abort());
    await choose(page, '{"format":"shop-settings","settings":{}}');
    await expect(whole(page).getByRole('alert')).toContainText('The file could not be checked.');
    await whole(page).getByRole('button', { name: 'Save as a file' }).click();
    await expect(whole(page).getByRole('alert').first()).toContainText('The settings could not be read.');
  });
});

onPhone(() => {
  test('the settings have room', async ({ page }) => {
    await becomeAdmin(page, SETTINGS);
    await expect(section(page)).toBeVisible();
    await expectUsable(page, 'the settings on a phone');
  });
});
