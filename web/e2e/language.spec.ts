import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { newCustomer } from '@aloghor/functions/test/people';
import { layoutShift, SHIFT_MAXIMUM } from './layout.ts';
import { hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeCustomer, logIn, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';

const LAMP = 'chandni-3d-printed-moon-lamp';

test.use({ expectedComplaints: [/ERR_FAILED/] });

test('the switch turns a page to Bangla where it stands, with all that was typed, and every link stays in it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(`/shop/category/${LAMP}`);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByText('1 pcs')).toBeVisible();
  await page.getByLabel('Name').fill('Rupa Shopper');
  expect(scripts.filter((script) => /messages-|load-messages/.test(script))).toEqual([]);

  await test.step('messages that do not come are reported, and the page stays as it is', async () => {
    await page.route('**/assets/messages-*', (route) => route.abort());
    await page.getByRole('link', { name: 'বাংলা' }).click();
    await expect(page.getByRole('dialog')).toContainText('That did not work');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/cart');
    await page.unroute('**/assets/messages-*');
    await page.reload();
    await page.getByLabel('Name').fill('Rupa Shopper');
  });

  await expect(page.getByRole('main').getByRole('link', { name: 'Chandni 3D Printed Moon Lamp' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/cart');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('আমার কার্ট');
  await expect(page.getByText('১টি', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'চাঁদনি থ্রিডি প্রিন্টেড মুন ল্যাম্প' })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('Rupa Shopper');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(asked).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: SAMPLE_NAME.bn }).click();
  await expect(page).toHaveURL('/bn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('অল্প বাতি, সুন্দর আলো');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer lamps. Better light.');
});

test('messages that come late do not lead back to a page that was left', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  const { asked, release } = await hold(page, '**/assets/messages-*');
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: SAMPLE_NAME.en }).click();
  await expect(page).toHaveURL('/');
  const come = page.waitForResponse('**/assets/messages-*');
  release();
  await come;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer lamps. Better light.');
});

test('home turns to Bangla before its last section has come, which then comes in Bangla', async ({ page }) => {
  const { asked, release } = await hold(page, '**/assets/end-of-home-*');
  await page.goto('/');
  await page.getByRole('combobox').fill('moon');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before that, the link loads a document
  await asked;
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('অল্প বাতি, সুন্দর আলো');
  await expect(page.getByRole('combobox')).toHaveValue('moon');
  release();
  await expect(page.getByRole('heading', { name: 'আমাদের শোরুমে আসুন' })).toBeAttached();
});

test('Back shows the page before in its own language, without another document', async ({ page }) => {
  await page.goto('/bn/aboutUs');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // before, each link loads a document
  await page.getByRole('banner').getByRole('link', { name: SAMPLE_NAME.bn }).click();
  await expect(page).toHaveURL('/bn');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.goBack();
  await expect(page).toHaveURL('/bn/aboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনার প্রশ্ন, আমাদের উত্তর');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer lamps. Better light.');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the switch keeps what the address asks for', async ({ page }) => {
  await page.goto('/shop?q=lamp&sort=price');
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/shop?q=lamp&sort=price');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/shop?q=lamp&sort=price');
});

test('a guest who switches the language of the login is led back all the same', async ({ page }) => {
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login'); // and back to the orders, which the history knows
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/login');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/login');
  const { email } = await newCustomer('Rupa Shopper');
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/dashboard/orders');
});

test('the price that was asked for has the digits of its language', async ({ page }) => {
  await page.goto('/shop');
  await page.locator('summary').filter({ hasText: 'Filter' }).click();
  await page.getByLabel('Price from').pressSequentially('1500');
  await expect(page).toHaveURL(/from=1500/);
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.locator('input[name=from]')).toHaveValue('১,৫০০');
});

test.describe('where the browser prefers Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('home offers it in one line, which moves nothing, leads there, and does not come back once dismissed', async ({
    page,
  }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Fewer lamps. Better light.');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    const offer = page.getByRole('link', { name: 'বাংলায় দেখুন' });
    await expect(offer).toHaveCount(0); // until somebody is there to read it
    const before = await heading.evaluate(placeOnPage);
    await page.mouse.wheel(0, 100);
    await expect(offer).toBeVisible();
    expect(await heading.evaluate(placeOnPage)).toEqual(before);
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_MAXIMUM);
    await expectUsable(page, 'the offer of Bangla');
    await offer.click();
    await expect(page).toHaveURL('/bn');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.mouse.wheel(0, 100);
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});

test('home offers it to somebody who chose Bangla before, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto('/');
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('link', { name: 'বাংলায় দেখুন' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** In pixels from the top left corner of the whole page. */
function placeOnPage(element: Element): number[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + window.scrollX, top + window.scrollY, width, height];
}

test('the dashboard has one address, and the language that was chosen', async ({ page }) => {
  await becomeCustomer(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page).toHaveTitle(new RegExp(SAMPLE_NAME.bn));
  const contact = page.getByRole('navigation', { name: 'ড্যাশবোর্ডের মেনু' }).getByRole('link', { name: 'যোগাযোগ' });
  await expect(contact).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle(new RegExp(SAMPLE_NAME.bn));
  await expect(contact).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: SAMPLE_NAME.bn }).click();
  await expect(page).toHaveURL('/bn');
});
