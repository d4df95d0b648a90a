import { disablePrerendering } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { newMobile } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const MOON_LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

onPhone(() => {
  test('who has a question about a lamp calls, or writes with its name and address there already', async ({ page }) => {
    await disablePrerendering(page);
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch();
      const { contact, ...others } = await response.json();
      const json = { ...others, contact: { ...contact, whatsapp: '01800-000001', messenger: 'aloghor' } };
      await route.fulfill({ response, json });
    });
    await page.goto(MOON_LAMP);
    const asking = page.getByRole('main');
    await expect(asking.getByRole('link', { name: '+880 1700-000000' })).toHaveAttribute('href', 'tel:+8801700000000');
    const chat = asking.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/8801800000001\?/);
    const text = new URL(String(await chat.getAttribute('href'))).searchParams.get('text');
    expect(text).toContain('Chandni 3D Printed Moon Lamp');
    expect(text).toContain(`${process.env.SHOP_URL}${MOON_LAMP}`);
    await expect(asking.getByRole('link', { name: 'Messenger' })).toHaveAttribute('href', /^https:\/\/m\.me\/.+text=/);
  });
});

test('a question about a cart names what is in it, and of a large one the first ten', async ({ page }) => {
  const products: { _id: string; name: string }[] = await (
    await page.request.get('/api/products?fields=_id,name&limit=12')
  ).json();
  const cart = products.map(({ _id }) => ({ ItemId: _id, quantity: 1 }));
  await disablePrerendering(page);
  await page.addInitScript((lines) => localStorage.setItem('myCart', lines), JSON.stringify(cart));
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    const { contact, ...others } = await response.json();
    await route.fulfill({ response, json: { ...others, contact: { ...contact, whatsapp: '01800-000001' } } });
  });
  await page.goto('/cart');
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  const text = async () => new URL(String(await chat.getAttribute('href'))).searchParams.get('text') ?? '';
  await expect.poll(text).toMatch(/…$/);
  const asked = await text();
  expect(products.filter(({ name }) => asked.includes(`${name}: `))).toHaveLength(10);
});

test('what was looked at on this device is found again on the next product, without the one on the page', async ({
  page,
}) => {
  await page.goto(MOON_LAMP);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.goto('/shop/category/dhonuk-arc-floor-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await page.goto('/shop/category/nakshi-ceramic-table-lamp');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('article');
  await expect(viewed).toHaveText([/Dhonuk Arc Floor Lamp/, /Chandni 3D Printed Moon Lamp/]);
  await expectUsable(page, 'a product with what was viewed before');
});

test('a guest finds the orders of this device where they are followed, and can have them forgotten', async ({
  page,
}) => {
  const mobileNumber = newMobile();
  await page.goto(MOON_LAMP);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/track');
  const [order] = await page.evaluate(() => JSON.parse(String(localStorage.getItem('guestOrders'))));

  await page.goto('/'); // a page that is loaded anew keeps what it was opened with
  await page.goto('/track');
  const kept = page.getByRole('region', { name: 'Orders from this device' });
  await kept.getByRole('button', { name: order.number }).click();
  await expect(page.getByRole('article').getByText('Chandni 3D Printed Moon Lamp')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobileNumber);

  await page.reload();
  await kept.getByRole('button', { name: 'Remove this list from this device' }).click();
  await expect(page.getByText('The list is no longer on this device.')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  await expect(kept).toHaveCount(0);
});
