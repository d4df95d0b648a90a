import { newCustomer } from '@aloghor/functions/test/people';
import type { Route } from '@playwright/test';
import { cartOf, fillCart } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { BUSY, hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeCustomer, logIn, PASSWORD } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const FAN_AND_LAMP =
  '[{"ItemId":"moloy-walnut-three-blade-led-fan","quantity":1},{"ItemId":"chandni-3d-printed-moon-lamp","quantity":2}]';

const FAN = 'moloy-walnut-three-blade-led-fan';
const MOON = 'chandni-3d-printed-moon-lamp';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the name of a product has the space beside its picture, and its price comes below', async ({ page }) => {
    await page.addInitScript((cart) => localStorage.setItem('myCart', cart), FAN_AND_LAMP);
    await page.goto('/cart');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
    const name = await line.getByRole('heading').boundingBox();
    const price = await line.getByText(asSum('3,300'), { exact: true }).boundingBox();
    expect(name?.width).toBeGreaterThan(170);
    expect(price?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  });
});

test('an empty cart leads to the shop', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText("You haven't added any products", { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Follow an order' })).toHaveAttribute('href', '/track');
  await page.getByRole('link', { name: 'Continue shopping', exact: true }).click();
  await expect(page).toHaveURL('/shop');
});

test('a guest with an empty cart who signs in sees that the cart of the account is loading', async ({ page }) => {
  const { email } = await newCustomer('Rupa Shopper');
  await page.goto('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-cart', 'empty');
  const { asked, release } = await hold(page, '**/api/carts');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'My Cart', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading…' })).toBeVisible();
  release();
  await expect(page.getByText("You haven't added any products", { exact: true })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED/] });

  test('a cart whose products are known stays as usable, with a quiet message', async ({ page, context }) => {
    await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
    await expect(page.getByRole('form', { name: 'Order' })).toContainText(asSum('1,650'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Cart +1' }).click();
    const quietly = page.getByText('Current prices could not be loaded. These are the last known ones.');
    await expect(quietly).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('form', { name: 'Order' })).toContainText(asSum('1,650'));
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).or(page.getByText('1 pcs')).first().click();
    await expect(quietly).toBeHidden();
  });
});

test.describe('a cart with a deleted product', () => {
  test.use({ expectedComplaints: [/404/] });

  test('says so, shows an unlit lamp, and that it is not in the total', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('myCart', '[{"ItemId":"sold-out","quantity":1}]'));
    await page.goto('/cart');
    await expect(page.getByText('No longer available')).toBeVisible();
    await expect(page.getByText('Not in the total. Please remove it to order.')).toBeVisible();
    const lamp = page.getByRole('img', { name: 'A product that is no longer sold' });
    await expect(lamp).toHaveAttribute('src', /^data:image\/svg/);
  });
});

onPhone(() => {
  test('a phone is told too that cash is paid when it arrives, and above its bar what a field lacks', async ({
    page,
  }) => {
    await page.addInitScript((cart) => localStorage.setItem('myCart', cart), FAN_AND_LAMP);
    await page.goto('/cart');
    await expect(page.getByText('You pay in cash when it arrives.').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/your name, number and address go to the courier/)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 700 });
    const bar = page.locator('.buy-bar');
    const top = Number((await bar.boundingBox())?.y);
    await page.getByLabel('Name').evaluate((name, to) => scrollBy(0, name.getBoundingClientRect().bottom - to), top);
    await bar.getByRole('button', { name: 'Order Now' }).click();
    const lack = await page.getByText('Please fill this in.').first().boundingBox();
    expect(Number(lack?.y) + Number(lack?.height), 'what a field lacks is not under the bar').toBeLessThanOrEqual(top);
  });
});

test.describe('a link of a chat', () => {
  test.use({ expectedComplaints: [/404/] });

  test('fills the cart once, says what it left out, and orders nothing; a member finds it in the account', async ({
    page,
  }) => {
    const said = page.getByRole('dialog');
    const stored = () => page.evaluate(() => JSON.parse(String(localStorage.getItem('myCart'))));
    const filled = [{ ItemId: MOON, quantity: 2 }];
    await page.goto('/track');
    await page.goto(`/cart?add=${MOON}:2,nothing:1,${FAN}:100&order=1`);
    await expect(said).toContainText('One product in your cart is no longer sold. We have left it out.');
    await expect(said).toContainText('One entry of the link could not be used.');
    await expectUsable(page, 'what a link left out');
    await said.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('2 pcs')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 pcs')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/track');
    await page.goForward();
    await expect(page.getByText('2 pcs')).toBeVisible();
    expect(await stored()).toEqual(filled);

    await page.goto(`/bn/cart?add=${MOON}:2,${FAN}।`);
    await expect(page).toHaveURL('/bn/cart');
    await expect(page.getByText('২টি পণ্য', { exact: true })).toBeVisible();
    await expectUsable(page, 'a cart filled by a link');
    expect(await stored()).toEqual([...filled, { ItemId: FAN, quantity: 1 }]);

    await page.evaluate(() => localStorage.clear());
    const email = await becomeCustomer(page);
    for (const quantity of [3, 3, 2]) {
      await page.goto(`/cart?add=${MOON}:${quantity}`);
      await expect(page).toHaveURL('/dashboard/cart');
      await expect(page.getByText('3 pcs')).toBeVisible();
    }
    expect(await cartOf(email)).toEqual({ [MOON]: 3 });
  });
});

test.describe('a removal that the shop has not made', () => {
  test.use({ expectedComplaints: [/503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  for (const [how, answer] of [
    ['is rejected', (route: Route) => route.fulfill(BUSY)],
    ['is cut off', (route: Route) => route.abort()],
    ['is offline', (route: Route) => route.abort('internetdisconnected')],
  ] as const) {
    test(`that ${how} puts the line back and is never told as made`, async ({ page }) => {
      const email = await becomeCustomer(page);
      await fillCart(email, 2);
      await page.goto('/dashboard/cart');
      await page.route('**/api/carts/*', answer);
      const remove = page.getByRole('button', { name: 'Remove Made Lamp 1', exact: true });
      await expect(remove).toBeVisible();
      const said = await page.evaluateHandle(recordNews);
      await remove.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, Remove It!' }).click();
      await expect(page.getByRole('dialog').filter({ hasText: /Your cart is safe/ })).toBeVisible();
      await expect(remove).toBeVisible();
      const told = await said.evaluate((texts) => texts.join('\n'));
      expect(told).toContain('Your cart is safe');
      expect(told).not.toMatch(/Removed|no longer in your cart/);
    });
  }
});

/** Everything that the page says from now on, in popups and live regions. */
function recordNews(): string[] {
  const texts: string[] = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status], [role=dialog], [role=alert]')) {
      if (textContent && !texts.includes(textContent)) texts.push(textContent);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return texts;
}
