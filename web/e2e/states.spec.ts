import type { Locator } from '@playwright/test';
import { disablePrerendering, TOO_MANY } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { expect, test } from './shop-test.ts';

// Rare states, made by intercepting single responses of the real stack.
test.describe('while the server does not answer', () => {
  test('the shop shows skeletons in the shape of what comes', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await disablePrerendering(page);
    await page.route('**/api/products?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shop');
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await expectUsable(page, 'skeletons');
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeHidden();
  });
});

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/404|500|ERR_FAILED/] });

  test('the shop says what happened, and trying again helps', async ({ page }) => {
    await page.clock.install();
    const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, detail: 'Broken' };
    await disablePrerendering(page);
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 500, json: problem }));
    await page.goto('/shop');
    await page.clock.runFor(10_000);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not load this right now. Your cart is safe. Please try again.');
    await expectUsable(page, 'a failed call');
    await page.unroute('**/api/products?*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('an error of the server has the code that its log has', async ({ page }) => {
    await disablePrerendering(page);
    const nowhere = `${process.env.SHOP_URL}/api/nowhere`;
    await page.route('**/api/products?*', (route) => route.continue({ url: nowhere }));
    const rejected = page.waitForResponse((response) => response.status() === 404);
    await page.goto('/shop');
    const [short] = String((await rejected).headers()['x-request-id']).split('-');
    await expect(page.getByRole('alert')).toContainText(`If you report this, please quote ${short}.`);
  });

  test('a lost connection is named as one', async ({ page }) => {
    await page.clock.install();
    await disablePrerendering(page);
    await page.route('**/api/item/*', (route) => route.abort());
    await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  });

  test('a call without an answer is aborted after half a minute', async ({ page }) => {
    await page.clock.install();
    await disablePrerendering(page);
    await page.route('**/api/item/*', () => {});
    const asked = page.waitForRequest('**/api/item/*');
    await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await asked;
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await page.clock.runFor(3 * 29_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  });
});

test.describe('when somebody has used too much', () => {
  test.use({ expectedComplaints: [/429/] });

  test('newsletter, questions and tracking say when to try again; robots alone see their field', async ({ page }) => {
    for (const path of ['subscribers', 'questions', 'orders/track']) {
      await page.route(`**/api/${path}`, (route) => route.fulfill(TOO_MANY));
    }
    const sentence = 'Too many requests. Please try again in ten minutes.';
    const isTold = async () => {
      await expect(page.getByRole('dialog')).toContainText(sentence);
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    };
    await page.goto('/aboutUs');
    await expect(page.locator('input[name="dimmer"]')).toHaveCount(2);
    for (const trap of await page.locator('input[name="dimmer"]').all()) await expect(trap).toBeHidden();

    const newsletter = page.getByRole('contentinfo');
    await newsletter.getByLabel('Your e-mail address').fill('rahim@example.com');
    const subscribed = page.waitForRequest('**/api/subscribers');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    expect((await subscribed).postDataJSON()).toEqual({ email: 'rahim@example.com', dimmer: '' });
    await isTold();

    const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
    await form.getByLabel('Name').fill('Rahim');
    await form.getByLabel('Email').fill('rahim@example.com');
    await form.getByLabel('Question').fill('When?');
    await form.getByRole('button', { name: 'Send the question' }).click();
    await isTold();
    await expect(form.getByLabel('Question')).toHaveValue('When?');

    await page.clock.install();
    let tracked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/orders/track')) tracked += 1;
    });
    await page.goto('/track');
    await page.getByLabel('Order ID').fill('0123456789abcdef01234567');
    await page.getByLabel('Mobile number').fill('01712345678');
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.clock.runFor(60_000);
    expect(tracked).toBe(1); // what is rejected is not asked again by itself
  });
});

test.describe('where pictures cannot load', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('cards, search, product and cart show an unlit lamp', async ({ page }) => {
    await page.route(`${process.env.IMAGE_HOST_URL}/**`, (route) => route.abort());
    const isLamp = (picture: Locator) =>
      expect
        .poll(() =>
          picture.evaluate((shown: HTMLImageElement) => [shown.currentSrc.slice(0, 18), shown.naturalWidth > 0]),
        )
        .toEqual(['data:image/svg+xml', true]);
    await page.goto('/shop/3D%20LED%20Lamp');
    await isLamp(page.getByRole('article').filter({ hasText: 'Moon Lamp' }).getByRole('img'));
    await page.getByRole('combobox', { name: 'Search products' }).fill('moon');
    await isLamp(page.getByRole('option', { name: 'Moon Lamp' }).locator('img'));
    await page.getByRole('option', { name: 'Moon Lamp' }).click();
    await isLamp(page.getByRole('main').getByRole('img', { name: 'Chandni 3D Printed Moon Lamp' }).first());
    await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
    // The product's own page has a list, too, and may still be there.
    await isLamp(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' }).getByRole('img'));
  });
});

test('a featured list that is empty says so', async ({ page }) => {
  await disablePrerendering(page);
  await page.route('**/api/products?featured=popular*', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await page.getByRole('region', { name: 'Popular this season' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});
