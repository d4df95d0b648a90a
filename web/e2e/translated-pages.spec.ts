import { asSum } from './in-money.ts';
import { expect, test } from './shop-test.ts';
import { translate } from './translator.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

test('on a page that the browser translates, badge, quantity and sums follow', async ({ page }) => {
  await page.goto(LAMP);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await translate(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: 'Cart +2' })).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByRole('status')).toHaveText('2 pcs');
  await expect(line).toContainText(asSum('3,300'));
  await line.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Remove It!' }).click();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('on a page that the browser translates, filters, results and the language change', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await translate(page);
  const opener = page.locator('summary').filter({ hasText: 'Filter' });
  await opener.click();
  await page.getByText('Marble', { exact: true }).click();
  await expect(opener).toHaveText('Filter (1)');
  await expect(page.getByRole('status').filter({ hasText: '3 products' })).toBeVisible();
  await page.getByRole('button', { name: 'Show 3 products' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(opener).toHaveText('Filter (1)');
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.locator('summary').filter({ hasText: 'ফিল্টার (১)' })).toBeVisible();
});

test('on a page that the browser translates, a text with a number changes to one without, and back', async ({
  page,
}) => {
  await page.goto('/track');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await translate(page);
  const text = page.getByRole('main').locator('p').first();
  await expect(text).toContainText('such as A-1042');
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(text).toHaveText(/^অর্ডার নম্বর বা আইডি .*, তা লিখুন।$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(text).toHaveText(
    'Enter the order number (such as A-1042) or Order ID, and the mobile number you ordered with.',
  );
});
