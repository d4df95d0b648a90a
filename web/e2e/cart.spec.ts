import { setTimeout } from 'node:timers/promises';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import type { Page } from '@playwright/test';
import { cartOf, fillCart } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { BUSY, handleFirst, hold } from './network.ts';
import { becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

const FAN_AND_LAMP =
  '[{"ItemId":"moloy-walnut-three-blade-led-fan","quantity":1},{"ItemId":"chandni-3d-printed-moon-lamp","quantity":2}]';

const FAN = 'moloy-walnut-three-blade-led-fan';
const MOON = 'chandni-3d-printed-moon-lamp';

test.describe('a cart with two lines', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((cart) => {
      if (!localStorage.getItem('myCart')) localStorage.setItem('myCart', cart);
    }, FAN_AND_LAMP);
    await page.goto('/cart');
  });

  test('shows picture, name, By line, quantity, line price and the total', async ({ page }) => {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
    await expect(line).toContainText(`By ${SAMPLE_NAME.en}`);
    await expect(line).toHaveText(new RegExp(`^By ${SAMPLE_NAME.en}.*${asSum('1,650')} each${asSum('3,300')}2 pcs$`));
    await expect(line).toContainText(asSum('3,300'));
    await expect(page.getByRole('form', { name: 'Order' })).toContainText('Total product costs');
    await expect(page.getByRole('form', { name: 'Order' })).toContainText(asSum('17,800'));
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByRole('button', { name: 'Order Now' })).toBeInViewport({ ratio: 1 });
  });

  test('changes the quantity', async ({ page }) => {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Moon Lamp' });
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(line).toContainText(asSum('4,950'));
    await expect(line.getByRole('status')).toHaveText('3 pcs');
    await expect(page.getByRole('form', { name: 'Order' })).toContainText(asSum('19,450'));
  });

  test('removes a line only after a yes', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Do you want to remove this product from the cart?');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByText('2 pcs')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Chandni 3D Printed Moon Lamp' }).click();
    await question.getByRole('button', { name: 'Yes, Remove It!', exact: true }).click();
    await expect(page.getByText('Removed', { exact: true })).toBeVisible();
    await expect(page.getByText('2 pcs')).toBeHidden();
    const said = page
      .getByRole('status')
      .filter({ hasText: 'Chandni 3D Printed Moon Lamp is no longer in your cart.' });
    await expect(said).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
    // The focus is where somebody at the keyboard goes on: at the line in its place, and at last at the way to the shop.
    await expect(page.getByRole('button', { name: /^Remove / })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Yes, Remove It!', exact: true }).press('Enter');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

  test('agrees with other tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/shop/category/jugol-up-down-wall-light');
    await other.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Cart +3' })).toBeVisible();
    await expect(page.getByText('Jugol Up Down Wall Light')).toBeVisible();
  });
});

test('the cart fetches the current prices of all its lines with one call, bypassing every cache', async ({ page }) => {
  await page.addInitScript((cart) => localStorage.setItem('myCart', cart), FAN_AND_LAMP);
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (/\/api\/(products|item)/.test(request.url())) asked.push(new URL(request.url()));
  });
  await page.goto('/cart');
  await expect(page.getByText('2 pcs')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Order' })).toContainText(asSum('17,800'));
  expect(asked.map(({ searchParams }) => searchParams.get('ids'))).toEqual([`${FAN},${MOON}`]);
  expect(asked[0]?.searchParams.get('fresh')).toMatch(/./);
});

test('a double click on Buy Now buys one piece, and so does another one after coming back', async ({ page }) => {
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
  for (const pieces of [1, 2]) {
    await page.getByRole('button', { name: 'Buy Now', exact: true }).dblclick();
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
    await expect(page.getByText(`${pieces} pcs`)).toBeVisible();
    await page.goBack();
  }
});

test('98 and 5 more are 99, and the page says so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('myCart', '[{"ItemId":"chandni-3d-printed-moon-lamp","quantity":98}]'),
  );
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  for (let more = 1; more < 5; more += 1) await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'You can buy at most 99 of one product, and your cart has that many.',
  );
  await page.getByRole('link', { name: 'Cart +1' }).click();
  await expect(page.getByText('99 pcs')).toBeVisible();
});

test('quick clicks in the cart of an account count, however slow the first answer is', async ({ page }) => {
  const email = await becomeCustomer(page);
  await page.goto(`/cart?add=${MOON}`);
  await expect(page).toHaveURL('/dashboard/cart');
  await expect(page.getByText('1 pcs')).toBeVisible();
  const shown = await page.evaluateHandle(recordQuantities);
  const answers = countAnswers(page);
  await handleFirst(page, '**/api/carts/*', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('4 pcs')).toBeVisible();
  await expect.poll(() => answers.length).toBe(3);
  expect(await cartOf(email)).toEqual({ [MOON]: 4 });
  expect(await shown.jsonValue()).toEqual(['2 pcs', '3 pcs', '4 pcs']);
});

/** The quantities that a cart of one product shows from now on. */
function recordQuantities(): string[] {
  const texts: string[] = [];
  new MutationObserver(() => {
    const text = document.querySelector('main output')?.textContent;
    if (text && text !== texts.at(-1)) texts.push(text);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return texts;
}

/** The answers to changes of a quantity from now on. */
function countAnswers(page: Page): number[] {
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH') answers.push(answer.status());
  });
  return answers;
}

test.describe('a change that the shop rejects', () => {
  test.use({ expectedComplaints: [/503/] });

  test('does not undo a later one', async ({ page }) => {
    const email = await becomeCustomer(page);
    await page.goto(`/cart?add=${MOON},${FAN}`);
    await expect(page).toHaveURL('/dashboard/cart');
    const quantityOf = (name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    const [moon, fan] = [quantityOf(/Moon Lamp/), quantityOf(/LED Fan/)];
    await expect(moon.getByText('1 pcs')).toBeVisible();
    const held = await hold(page, /\/api\/carts$/); // so that only what the page itself restores is seen
    await handleFirst(page, '**/api/carts/*', async (route) => {
      await setTimeout(500);
      await route.fulfill(BUSY);
    });
    await moon.getByRole('button', { name: 'One more' }).click();
    await fan.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByRole('dialog')).toContainText('Your cart is safe');
    await expect(moon.getByText('1 pcs')).toBeVisible();
    await expect(fan.getByText('2 pcs')).toBeVisible();
    held.release();
    await expect.poll(() => cartOf(email)).toEqual({ [MOON]: 1, [FAN]: 2 });
  });
});

test.describe('a full cart', () => {
  test.use({ expectedComplaints: [/409/] });

  test('a full cart says what does not fit; it waits in the browser and is added when there is space', async ({
    page,
  }) => {
    const email = await becomeCustomer(page);
    await fillCart(email, 99);
    const ids = ['sold-out', 'jugol-up-down-wall-light', 'dhonuk-arc-floor-lamp', 'nakshi-ceramic-table-lamp'];
    const guestCart = JSON.stringify(ids.map((ItemId) => ({ ItemId, quantity: 2 })));
    await page.evaluate((cart) => localStorage.setItem('myCart', cart), guestCart);
    await page.goto('/dashboard/cart');

    const popup = page.getByRole('dialog');
    await expect(popup).toContainText('One product in your cart is no longer sold. We have left it out.');
    await popup.getByRole('button', { name: 'OK' }).click();
    const waits = page.getByText(/wait/);
    await expect(waits).toHaveText(
      'Your cart is full. 2 more products wait in this browser and will be added when there is room.',
    );
    await expect(page.getByText('100 products')).toBeVisible();

    await page.getByRole('button', { name: 'Remove Made Lamp 7', exact: true }).click();
    await popup.getByRole('button', { name: 'Yes, Remove It!' }).click();
    await expect(waits).toHaveText(
      'Your cart is full. 1 more product waits in this browser and will be added when there is room.',
    );
    await expect(page.getByRole('link', { name: 'Dhonuk Arc Floor Lamp' })).toBeVisible();
    const left = await page.evaluate(() => JSON.parse(String(localStorage.getItem('myCart'))));
    expect(left).toEqual([{ ItemId: 'nakshi-ceramic-table-lamp', quantity: 2 }]);

    await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(popup).toContainText('Your cart is full: it holds 100 products. Please order or remove some first.');
  });
});
