import type { Page } from '@playwright/test';
import { expectUsable } from './page-faults.ts';
import { expect, onPhone, test } from './shop-test.ts';

const LAMP = '/shop/category/chandni-3d-printed-moon-lamp';

const button = (page: Page) => page.getByRole('button', { name: 'Share this product' });

/** Gives the browser a sheet for sharing, as phones have one, which ends like this; it notes what it was given. */
async function withSheet(page: Page, error?: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.share = async (link) => {
      document.documentElement.dataset.shared = JSON.stringify(link);
      if (name) throw new DOMException('No.', name);
    };
  }, error);
}

const shared = (page: Page) =>
  expect.poll(() => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null')));

test("a product is shared by the phone's own sheet, with its name and its address in the language of the page", async ({
  page,
}) => {
  await withSheet(page);
  await page.goto(`${LAMP}?fbclid=IwAR0x`);
  await button(page).press('Enter');
  await shared(page).toEqual({ url: `${process.env.SHOP_URL}${LAMP}`, title: 'Chandni 3D Printed Moon Lamp' });
  await page.goto(`/bn${LAMP}`);
  await page.getByRole('button', { name: 'পণ্যটি শেয়ার করুন' }).click();
  await shared(page).toEqual({
    url: `${process.env.SHOP_URL}/bn${LAMP}`,
    title: 'চাঁদনি থ্রিডি প্রিন্টেড মুন ল্যাম্প',
  });
});

test('without a sheet the address is copied, and that is said', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LAMP);
  await button(page).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${process.env.SHOP_URL}${LAMP}`);
});

test('where nothing can be copied either, as in browsers within apps, the address is shown', async ({ page }) => {
  await withSheet(page, 'NotAllowedError');
  await page.goto(LAMP);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
  await button(page).click();
  await expect(page.getByRole('dialog')).toContainText(`${process.env.SHOP_URL}${LAMP}`);
});

test('who closes the sheet is told nothing', async ({ page }) => {
  await withSheet(page, 'AbortError');
  await page.goto(LAMP);
  await button(page).click();
  await shared(page).not.toBeNull();
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

onPhone(() => {
  test('the button comes with the app, on the picture, and moves neither the price nor the bar to buy', async ({
    page,
  }) => {
    const html = await (await page.request.get(LAMP)).text();
    expect(html).not.toContain('Share this product');
    await page.goto(LAMP);
    await expect(button(page)).toBeVisible();
    await expectUsable(page, 'a product with its share button');
    const picture = await page
      .getByRole('button', { name: /^See .+ larger$/ })
      .first()
      .boundingBox();
    const placed = await button(page).boundingBox();
    if (!picture || !placed) throw new Error('The button or the picture is not visible.');
    expect(placed.y).toBeGreaterThan(picture.y);
    expect(placed.y + placed.height).toBeLessThan(picture.y + picture.height);
    expect(placed.x + placed.width).toBeLessThan(picture.x + picture.width);
  });
});
