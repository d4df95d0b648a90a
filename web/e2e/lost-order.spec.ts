import { newCustomer } from '@aloghor/functions/test/people';
import type { Page, Request } from '@playwright/test';
import { cartOf, orderNumberOf, ordersOfMobile, placeFirstCall } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { BUSY, handleFirst, TOO_MANY } from './network.ts';
import {
  addMoonLamp,
  closePopup,
  fillOrder,
  LOOKED_UP,
  loseAnswers,
  MOON_LAMP,
  orderNow,
  orderWithoutAnswer,
} from './ordering.ts';
import { expectUsable } from './page-faults.ts';
import { becomeCustomer, logIn, newMobile, PASSWORD, register } from './people.ts';
import { expect, test } from './shop-test.ts';

/** What the shop answers while an order has not arrived. */
const NOT_FOUND = {
  status: 404,
  json: { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found', detail: 'No such order.' },
};

/** Makes what is kept of an order without an answer older by these milliseconds. */
async function letPass(page: Page, ms: number) {
  await page.evaluate((ms) => {
    const { triedAt, missingAt, ...checkout } = JSON.parse(String(localStorage.getItem('checkout')));
    const older = { ...checkout, triedAt: triedAt - ms, missingAt: missingAt && missingAt - ms };
    localStorage.setItem('checkout', JSON.stringify(older));
  }, ms);
}

const newsOf = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Your order has been placed' });

/** The lookups of a page: how many there were, and the keys that they named. */
function lookedUp(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (LOOKED_UP.test(request.url())) requests.push(request);
  });
  const keyOf = (request: Request) =>
    request.method() === 'POST' ? request.postDataJSON().key : new URL(request.url()).searchParams.get('key');
  return { keys: async () => requests.map(keyOf), asked: () => requests.length };
}

test.describe('with a connection that breaks', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|404|409|429|503/] });

  test('a merge whose answer was lost is not applied twice', async ({ page }) => {
    await addMoonLamp(page);
    await page.goto('/register');
    await loseAnswers(page, '**/api/carts/merge');
    const email = await register(page);
    await expect.poll(() => cartOf(email)).toEqual({ [MOON_LAMP]: 1 });
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('myCart'))).toBe('[]');
    expect(await cartOf(email)).toEqual({ [MOON_LAMP]: 1 });
  });

  test('a merge that never arrived is repeated', async ({ page }) => {
    await addMoonLamp(page);
    await page.goto('/register');
    await page.route('**/api/carts/merge', (route) => route.abort());
    const email = await register(page);
    await page.unroute('**/api/carts/merge');
    await page.reload();
    await expect.poll(() => cartOf(email)).toEqual({ [MOON_LAMP]: 1 });
  });

  test('where a lost order may not be asked for any more, the form says why, and it can be ordered again', async ({
    page,
  }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.unroute(LOOKED_UP);
    await page.route(LOOKED_UP, (route) => route.fulfill(TOO_MANY));
    await page.reload();
    await expect(page.getByRole('main').getByText('Too many requests. Please try again in ten minutes.')).toBeVisible();
    await expect(page.getByText('Checking whether your order has arrived')).toBeHidden();
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('an order that finds the shop busy is sent once more, then the form says so and keeps it', async ({ page }) => {
    await addMoonLamp(page);
    const mobile = newMobile();
    await fillOrder(page, mobile);
    const keys: (string | undefined)[] = [];
    await handleFirst(
      page,
      '**/api/orders',
      (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        return route.fulfill(BUSY);
      },
      3,
    );
    await orderNow(page).click();
    await closePopup(page, 'The shop is very busy right now. Press Order Now again in a moment');
    expect(keys).toHaveLength(2);
    await expect(page.getByLabel('Delivery address')).toHaveValue('House 2, Road 3, Dhaka');
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('a guest who orders something else after that learns that the first order was placed', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.getByLabel('Delivery address').fill('House 8, Road 9, Dhaka');
    await page.unroute(LOOKED_UP);
    await orderNow(page).click();
    const news = newsOf(page);
    await expect(news).toBeFocused();
    const [first] = await ordersOfMobile(mobile);
    await expect(news).toContainText(`Your earlier attempt went through as order ${await orderNumberOf(first)}.`);
    await expect(orderNow(page)).toBeHidden();
    const howToOrder = page.getByText('To order, fill in the form.');
    await expect(howToOrder).toBeHidden(); // there is none
    await news.getByRole('button', { name: 'Order again' }).click();
    await expect(howToOrder).toBeVisible();
    await expect(page.getByLabel('Delivery address')).toHaveValue('House 8, Road 9, Dhaka');
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(2);
  });

  test('after a reload the page leads to an order whose answer was lost', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.unroute(LOOKED_UP);
    await page.reload();
    const [id] = await ordersOfMobile(mobile);
    const news = newsOf(page);
    await expect(news).toContainText(`Your earlier attempt went through as order ${await orderNumberOf(id)}.`);
    await expect(orderNow(page)).toBeHidden();
    await page.getByRole('link', { name: 'Follow this order' }).click();
    await expect(page.getByRole('article', { name: `Order ID: ${id}` })).toContainText('waiting');
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
    await addMoonLamp(page);
    await expect(orderNow(page)).toBeVisible();
  });

  test('a guest who signs in after a lost answer is led to that order, and makes no second one', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    const { email } = await newCustomer('Rupa Shopper');
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await page.goto('/dashboard/cart');
    await orderNow(page).click();
    const news = newsOf(page);
    await expect(news).toBeFocused(); // known though nobody could ask for it
    await page.unroute(LOOKED_UP);
    await page.reload();
    const [id] = await ordersOfMobile(mobile);
    await expect(news).toContainText(`Your earlier attempt went through as order ${await orderNumberOf(id)}.`);
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('a guest who has signed in, and whose order arrives after it was told to be missing, is led to it by Order Now', async ({
    page,
  }) => {
    const mobile = await orderWithoutAnswer(page);
    const { email } = await newCustomer('Rupa Shopper');
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await letPass(page, 60_000);
    await page.route('**/api/orders/track', (route) => route.fulfill(NOT_FOUND));
    await page.unroute(LOOKED_UP);
    await page.goto('/dashboard/cart');
    await expect(page.getByText('Your order has not arrived. Press Order Now again')).toBeVisible();
    await page.unroute('**/api/orders/track');
    await orderNow(page).click();
    await expect(newsOf(page)).toBeFocused();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  const buyers: Record<string, (page: Page) => Promise<unknown>> = { guest: async () => {}, customer: becomeCustomer };

  for (const [buyer, begin] of Object.entries(buyers)) {
    test(`a ${buyer} whose answer was lost is told by itself, as soon as the line is back, what to pay, where it goes and who calls`, async ({
      page,
      context,
    }) => {
      await begin(page);
      await addMoonLamp(page);
      const mobile = newMobile();
      await fillOrder(page, mobile);
      await page.getByRole('combobox', { name: 'District or thana' }).fill('Savar');
      await page.getByRole('option', { name: 'Savar, Dhaka' }).click();
      await page.route('**/api/orders', async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
      });
      const { keys, asked } = lookedUp(page);
      await orderNow(page).click();
      await expect(page.getByRole('dialog')).toContainText(/The connection was lost\.|You are offline/);
      await expect(page.getByRole('form', { name: 'Your order' })).toContainText(
        'Checking whether your order has arrived',
      );
      await expect.poll(asked).toBeGreaterThan(0); // in vain without a line
      await context.setOffline(false);
      const news = newsOf(page);
      await expect(news).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
      const [id] = await ordersOfMobile(mobile);
      await expect(news).toContainText(await orderNumberOf(id));
      await expect(news).toContainText(`You pay ${asSum('1,650')} in cash when it arrives.`);
      await expect(news).toContainText('We will deliver to: House 2, Road 3, Dhaka, Savar, Dhaka');
      await expect(news).toContainText('We will call you from +880 1700-000000: Monday to Friday, 9 to 5.');
      await expect(orderNow(page)).toBeHidden();
      await expectUsable(page, 'an order whose answer was lost');
      expect(new Set(await keys()).size).toBe(1);
      expect(asked()).toBeGreaterThan(1);
      await news.getByRole('link', { name: 'Follow this order' }).click();
      await expect(page.getByRole('article')).toContainText(await orderNumberOf(id));
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
      expect(await ordersOfMobile(mobile)).toHaveLength(1);
    });

    test(`a ${buyer} who has gone to another page, or loaded it anew, is told there`, async ({ page }) => {
      await begin(page);
      const mobile = await orderWithoutAnswer(page);
      await page.goto('/shop');
      await page.unroute(LOOKED_UP);
      await page.reload();
      const [id] = await ordersOfMobile(mobile);
      const popup = page.getByRole('dialog');
      await expect(popup).toContainText('Your order has been placed');
      await expect(popup).toContainText(await orderNumberOf(id));
      await expect(popup).toContainText(`You pay ${asSum('1,650')} in cash when it arrives.`);
      await expect(popup).toContainText('We will deliver to: House 2, Road 3, Dhaka');
      await expect(popup).toContainText('We will call you from +880 1700-000000: Monday to Friday, 9 to 5.');
      await popup.getByRole('link', { name: 'Follow this order' }).click();
      await expect(page.getByRole('article')).toContainText(await orderNumberOf(id));
      await page.goto('/shop');
      await page.reload();
      await expect(page.getByRole('link', { name: 'Cart', exact: true })).toHaveText('');
      await expect(popup).toBeHidden();
      expect(await ordersOfMobile(mobile)).toHaveLength(1);
    });

    test(`a ${buyer} is told that an order has not arrived, and the next try has the same key`, async ({ page }) => {
      await page.clock.install();
      await begin(page);
      await addMoonLamp(page);
      const mobile = newMobile();
      await fillOrder(page, mobile);
      const sent: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/orders'))
          sent.push(request.headers()['idempotency-key']);
      });
      await page.route('**/api/orders', (route) => route.abort());
      await orderNow(page).click();
      await closePopup(page, 'The connection was lost.');
      const form = page.getByRole('form', { name: 'Your order' });
      await expect(form).toContainText('Checking whether your order has arrived');
      await page.clock.fastForward('01:00'); // the server has ended every call
      await expect(form.getByRole('status').filter({ hasText: 'Your order has not arrived.' })).toBeVisible();
      await page.reload();
      await expect(form).toContainText('Your order has not arrived. Press Order Now again');
      await page.unroute('**/api/orders');
      await orderNow(page).click();
      await expect(page.getByText('Your order has been completed')).toBeVisible();
      expect(sent).toHaveLength(2);
      expect(new Set(sent).size).toBe(1);
      expect(await ordersOfMobile(mobile)).toHaveLength(1);
    });
  }

  test('an order that the server still works on when its answer is lost is found a little later, and not told to be missing', async ({
    page,
  }) => {
    await addMoonLamp(page);
    const mobile = newMobile();
    await fillOrder(page, mobile);
    const missed = page.waitForResponse((answer) => LOOKED_UP.test(answer.url()) && answer.status() === 404);
    const sent = page.waitForRequest('**/api/orders');
    await page.route('**/api/orders', (route) => route.abort());
    await orderNow(page).click();
    const request = await sent;
    await missed;
    await expect(page.getByRole('form', { name: 'Your order' })).toContainText(
      'Checking whether your order has arrived',
    );
    await page.request.post(request.url(), { headers: request.headers(), data: request.postDataJSON() });
    await expect(newsOf(page)).toBeFocused();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('a guest whose order is found after a sign-in finds its goods in no cart', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.goto('/shop/category/jugol-up-down-wall-light');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('myCart'))).toContain('jugol');
    const { email } = await newCustomer('Rupa Shopper');
    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await expect.poll(async () => Object.keys(await cartOf(email))).toHaveLength(2);
    await page.goto('/shop');
    await page.unroute(LOOKED_UP);
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Your order has been placed');
    await expect.poll(() => cartOf(email)).toEqual({ 'jugol-up-down-wall-light': 1 });
    await expect(page.getByRole('link', { name: 'Cart +1' })).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });

  test('a guest who is told so on the page where orders are followed follows it there', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.goto('/track');
    await page.unroute(LOOKED_UP);
    await page.reload();
    const popup = page.getByRole('dialog');
    await popup.getByRole('link', { name: 'Follow this order' }).click();
    const [id] = await ordersOfMobile(mobile);
    await expect(page.getByRole('article', { name: `Order ID: ${id}` })).toContainText('waiting');
    await expect(page.getByRole('textbox', { name: 'Order ID' })).toHaveValue(String(id));
  });

  test('on the page where orders are followed, it joins those of this device at once', async ({ page }) => {
    const mobile = await orderWithoutAnswer(page);
    await page.goto('/track');
    await page.unroute(LOOKED_UP);
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    const [id] = await ordersOfMobile(mobile);
    const kept = page.getByRole('region', { name: 'Orders from this device' });
    await expect(kept.getByRole('button', { name: await orderNumberOf(id) })).toBeVisible();
  });

  test('on another page it is told how long to wait where nobody may ask for it now', async ({ page }) => {
    await orderWithoutAnswer(page);
    await page.unroute(LOOKED_UP);
    const headers = { 'retry-after': '2400' };
    await page.route(LOOKED_UP, (route) => route.fulfill({ ...TOO_MANY, headers }));
    await page.goto('/info/about');
    const told = page.getByRole('dialog', { name: 'We could not check whether your last order has arrived' });
    await expect(told).toContainText('Too many requests. Please try again in 40 minutes.');
  });

  test('an order that is followed too often says how long it stays as it is', async ({ page }) => {
    const mobile = newMobile();
    const id = await placeFirstCall(mobile, 'Rupa Shopper');
    await page.clock.install();
    await page.goto('/track');
    await page.getByRole('textbox', { name: 'Order ID' }).fill(id);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('article', { name: `Order ID: ${id}` })).toContainText('waiting');
    await page.route(LOOKED_UP, (route) => route.fulfill(TOO_MANY));
    await page.clock.runFor(21_000);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Too many requests. Please try again in ten minutes.',
    );
    await expect(page.getByRole('article', { name: `Order ID: ${id}` })).toContainText('waiting');
  });

  test('on another page it is told once that an order has not arrived, in Bangla too', async ({ page }) => {
    await addMoonLamp(page);
    await fillOrder(page, newMobile());
    await page.route(LOOKED_UP, (route) => route.abort());
    await page.route('**/api/orders', (route) => route.abort());
    await orderNow(page).click();
    await closePopup(page, 'The connection was lost.');
    await page.unroute(LOOKED_UP);
    await letPass(page, 60_000);
    await page.goto('/bn/shop');
    await expect(page.getByRole('dialog', { name: 'আপনার শেষ অর্ডারটি পৌঁছায়নি' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button').click();
    const { asked } = lookedUp(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'runs');
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0); // guesses are limited by the hour
    await letPass(page, 3_600_000);
    const again = page.waitForResponse(LOOKED_UP);
    await page.reload();
    await again;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('after a reload an order that never arrived is still typed, and is sent once', async ({ page }) => {
    await addMoonLamp(page);
    const mobile = newMobile();
    await fillOrder(page, mobile);
    await page.route('**/api/orders', (route) => route.abort());
    await orderNow(page).click();
    await closePopup(page, 'The connection was lost.');
    await page.unroute('**/api/orders');
    const asked = page.waitForResponse('**/api/orders/track');
    await page.reload();
    expect((await asked).status()).toBe(404);
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
    await orderNow(page).click();
    await expect(page.getByText('Your order has been completed')).toBeVisible();
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });
});
