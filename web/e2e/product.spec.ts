import { CURRENCY_CODE } from '@aloghor/functions/domain/country';
import { asPrice } from './in-money.ts';
import { disablePrerendering } from './network.ts';
import { expect, onPhone, test } from './shop-test.ts';

const MOON_LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

test('a product shows breadcrumb, name, description, price and its categories', async ({ page }) => {
  await page.goto(MOON_LAMP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandni 3D Printed Moon Lamp');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
    /^Home/,
    /^Shop/,
    /^3D LED Lamp/,
    'Chandni 3D Printed Moon Lamp',
  ]);
  await expect(page.getByRole('main')).toContainText(asPrice('1,650'));
  await expect(page.getByRole('main')).toContainText('A moon of 18 cm, 3D printed in PLA');
  await expect(page.getByRole('list', { name: 'Categories' }).getByRole('link')).toHaveText([
    '3D LED Lamp',
    'Table Lamp',
  ]);
});

test('search engines are told name, price and address', async ({ page }) => {
  await page.goto('/shop/category/dhonuk-arc-floor-lamp?from=somewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhonuk Arc Floor Lamp');
  const facts = JSON.parse(String(await page.locator('script[type="application/ld+json"]').first().textContent()));
  expect(facts).toMatchObject({
    '@type': 'Product',
    name: 'Dhonuk Arc Floor Lamp',
    offers: { price: 12_400, priceCurrency: CURRENCY_CODE },
  });
  const address = `${process.env.SHOP_URL}/shop/category/dhonuk-arc-floor-lamp`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
});

test('what is known of a lamp stands there as a table, and search engines are told it', async ({ page }) => {
  await page.goto('/shop/category/dhonuk-arc-floor-lamp');
  const table = page.getByRole('table', { name: 'Size, light and material' });
  await expect(table.getByRole('row')).toHaveText([
    'Article numberAL-124',
    'RoomsDrawing room',
    'Height190 cm (6 ft 3 in)',
    'Power12 watt',
    'Voltage220 volt',
    'Bulb holderE27',
    'Number of bulbs1 bulb',
    'SwitchOn the cord',
    'MaterialBrass, Marble',
    'ColourBrass',
    'Weight18.5 kg',
  ]);
  const facts = JSON.parse(String(await page.locator('script[type="application/ld+json"]').first().textContent()));
  expect(facts).toMatchObject({
    height: { value: 190, unitCode: 'CMT' },
    material: 'Brass, Marble',
    weight: { value: 18_500, unitCode: 'GRM' },
  });
});

test('cash on delivery, delivery time and refund stand next to the price', async ({ page }) => {
  await page.goto(MOON_LAMP);
  const main = page.getByRole('main');
  await expect(main).toContainText('Cash on delivery');
  await expect(main).toContainText('3 to 5 business days');
  await expect(main).toContainText('30-day refund');
});

test('the quantity starts at 01, goes no lower and resets with the product', async ({ page }) => {
  await page.goto(MOON_LAMP);
  const quantity = page.getByRole('group', { name: 'Quantity' });
  await expect(quantity.getByRole('status')).toHaveText('01');
  await expect(quantity.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByRole('status')).toHaveText('03');
  await page.getByRole('region', { name: 'Goes well with this' }).getByRole('heading', { level: 3 }).first().click();
  await expect(page).not.toHaveURL(MOON_LAMP);
  await expect(quantity.getByRole('status')).toHaveText('01');
  await quantity.getByRole('button', { name: 'One more' }).click();
  await expect(quantity.getByRole('status')).toHaveText('02');
  // A product that has been seen is there at once, in the place of the other.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandni 3D Printed Moon Lamp');
  await expect(quantity.getByRole('status')).toHaveText('01');
});

test('three related products share the first category and leave the product itself out', async ({ page }) => {
  await page.goto('/shop/category/nakshi-ceramic-table-lamp');
  const related = page.getByRole('region', { name: 'Goes well with this' }).getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  const answer = await page.request.get('/api/products?category=Table%20Lamp');
  const tableLamps = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  for (const name of await related.allTextContents()) {
    expect(tableLamps).toContain(name);
    expect(name).not.toBe('Nakshi Ceramic Table Lamp');
  }
});

test('a product with only two siblings shows two', async ({ page }) => {
  await page.goto('/shop/category/prohor-oak-halo-wall-clock-light');
  await expect(page.getByRole('region', { name: 'Goes well with this' }).getByRole('article')).toHaveCount(2);
});

test("Add To Cart says so and raises the badge; Buy Now takes the stepper's number to the cart", async ({ page }) => {
  await page.goto(MOON_LAMP);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByText('Chandni 3D Printed Moon Lamp Added to Cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('3 pcs')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('myCart'))).toBe(
    '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":3}]',
  );
});

test('the toast leaves the cart in sight, and the keyboard follows it there', async ({ page }) => {
  await page.clock.install();
  await page.goto(MOON_LAMP);
  const add = page.getByRole('button', { name: 'Add To Cart' });
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs'); // it would wait for the stopped clock
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await page.clock.runFor(100); // the cart's count is shown first
  const toast = page.locator('.swal2-toast');
  await expect(toast).toContainText('Chandni 3D Printed Moon Lamp Added to Cart');
  await page.clock.runFor(100); // a toast listens a moment after it is there
  const cart = await page.getByRole('link', { name: 'Cart +1' }).boundingBox();
  const top = (await toast.boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(Number(cart?.y) + Number(cart?.height));
  await add.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(toast.getByRole('link', { name: 'View cart' })).toBeFocused();
  await expect(toast).toHaveClass(/swal2-show/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await page.clock.resume();
  await expect(toast).toBeHidden();
  await page.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
});

test('a name that looks like markup is read as it was written', async ({ page }) => {
  const name = '<a href="https://evil.example">Lamp</a>';
  await disablePrerendering(page);
  await page.route('**/api/item/chandni-3d-printed-moon-lamp*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), name } });
  });
  await page.goto(MOON_LAMP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByText(`${name} Added to Cart`)).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
});

test('the picture can be seen larger', async ({ page }) => {
  await page.goto(MOON_LAMP);
  await page.getByRole('button', { name: 'See Chandni 3D Printed Moon Lamp larger' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a product that is not there', () => {
  test.use({ expectedComplaints: [/404/] });

  test('says so and leads to the shop', async ({ page }) => {
    await page.goto('/shop/category/no-such-lamp');
    await expect(page.getByText('This product is no longer here')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/shop');
  });
});

onPhone(() => {
  test('the two actions are in sight without scrolling', async ({ page }) => {
    await page.goto(MOON_LAMP);
    await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Buy Now', exact: true })).toBeInViewport();
  });

  test('the related products stand in one row', async ({ page }) => {
    await page.goto('/shop/category/nakshi-ceramic-table-lamp');
    const related = page.getByRole('region', { name: 'Goes well with this' }).getByRole('listitem');
    await expect(related).toHaveCount(3);
    const tops = await related.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('name and price are in sight on the smallest of screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(MOON_LAMP);
    const bar = page.locator('.buy-bar');
    await expect(bar.getByText(asPrice('1,650'))).toBeInViewport({ ratio: 1 });
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(Number(name?.y) + Number(name?.height)).toBeLessThanOrEqual(Number((await bar.boundingBox())?.y));
  });
});
