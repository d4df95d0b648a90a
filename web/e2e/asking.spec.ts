import type { Locator, Page } from '@playwright/test';
import { disablePrerendering } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { newMobile } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const MOON_LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

onPhone(() => {
  test('who has a question about a lamp calls, or writes with its name and address there already', async ({ page }) => {
    await disablePrerendering(page);
    await setContact(page, { whatsapp: '01800-000001', messenger: 'aloghor' });
    await page.goto(MOON_LAMP);
    const asking = page.getByRole('main');
    await expect(asking.getByRole('link', { name: '+880 1700-000000' })).toHaveAttribute('href', 'tel:+8801700000000');
    const chat = asking.getByRole('link', { name: 'WhatsApp', exact: true });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/8801800000001\?/);
    const text = new URL(String(await chat.getAttribute('href'))).searchParams.get('text');
    expect(text).toContain('Chandni 3D Printed Moon Lamp');
    expect(text).toContain(`${process.env.SHOP_URL}${MOON_LAMP}`);
    await expect(asking.getByRole('link', { name: 'Messenger' })).toHaveAttribute('href', /^https:\/\/m\.me\/.+text=/);
  });
});

const BUY_NOW = { '': ['Buy Now', 'Ask on WhatsApp'], '/bn': ['এখনই কিনুন', 'হোয়াটসঅ্যাপে জিজ্ঞাসা করুন'] };

for (const [prefix, [buyNow, ask]] of Object.entries(BUY_NOW)) {
  for (const isSoldOut of [false, true]) {
    test(`WhatsApp is beside Buy Now on the first screen, whatever its width: ${prefix || '/en'}${isSoldOut ? ', sold out' : ''}`, async ({
      page,
    }) => {
      await disablePrerendering(page);
      await setContact(page, { whatsapp: '01800-000001' });
      if (isSoldOut) await sellOut(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(prefix + MOON_LAMP);
      const bar = page.locator('.buy-bar');
      const buy = bar.getByRole('button', { name: buyNow, exact: true });
      const chat = bar.getByRole('link', { name: ask, exact: true });
      await expect(buy).toBeEnabled({ enabled: !isSoldOut });
      await expect(chat).toBeInViewport({ ratio: 1 });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/8801800000001\?text=/);
      for (const width of [320, 340, 341, 360, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // A resized page is laid out anew in its own time.
        await expect(async () => {
          const [{ y: buyTop, right }, { x, y }] = [await edgesOf(buy), await edgesOf(chat)];
          expect(Math.abs(y - buyTop), `in one row at ${width} px`).toBeLessThanOrEqual(6);
          expect(x - right, `beside each other at ${width} px`).toBeGreaterThan(0);
          expect(x - right, `beside each other at ${width} px`).toBeLessThanOrEqual(16);
        }).toPass({ timeout: 10_000 });
        const tooWide = await bar.evaluate((all) =>
          [all, document.documentElement].map((box) => box.scrollWidth - box.clientWidth),
        );
        expect(tooWide, `at ${width} px`).toEqual([0, 0]);
      }
    });
  }
}

async function setContact(page: Page, ways: object): Promise<void> {
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch();
    const { contact, ...others } = await response.json();
    await route.fulfill({ response, json: { ...others, contact: { ...contact, ...ways } } });
  });
}

async function sellOut(page: Page): Promise<void> {
  await page.route('**/api/item/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), soldOut: true } });
  });
}

async function edgesOf(element: Locator) {
  const { x = 0, y = 0, width = 0 } = (await element.boundingBox()) ?? {};
  return { x, y, right: x + width };
}

test('a question about a cart names what is in it, and of a large one the first ten', async ({ page }) => {
  const products: { _id: string; name: string }[] = await (
    await page.request.get('/api/products?fields=_id,name&limit=12')
  ).json();
  const cart = products.map(({ _id }) => ({ ItemId: _id, quantity: 1 }));
  await disablePrerendering(page);
  await page.addInitScript((lines) => localStorage.setItem('myCart', lines), JSON.stringify(cart));
  await setContact(page, { whatsapp: '01800-000001' });
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
  await page.reload(); // the history, which browsers keep, leads to it without its number
  await expect(page.getByRole('article').getByText('Chandni 3D Printed Moon Lamp')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(mobileNumber);

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
