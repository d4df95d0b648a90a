import type { Page } from '@playwright/test';
import { ordersOf, ordersOfMobile, userOf } from './api-helpers.ts';
import { hold, TOO_MANY } from './network.ts';
import {
  becomeAdmin,
  becomeCustomer,
  logIn,
  newEmail,
  newMobile,
  PASSWORD,
  register,
  sendRegistration,
} from './people.ts';
import { expect, test } from './shop-test.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access-token'));
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(loginLink(page)).toBeVisible();
}

/** Resolves when the page has processed the response to the held call. */
async function releaseAndSettle(page: Page, address: string, release: () => void) {
  const answered = page.waitForResponse(address);
  release();
  await (await answered).finished();
  // The page's own script runs before this: it had the answer first.
  await page.evaluate(() => fetch('/emulators.json').then((answer) => answer.text()));
}

test.describe('a sign-out in another tab', () => {
  test.use({ expectedComplaints: [/401/] });

  const waysToAsk = {
    'when the page opens': (page: Page) => page.reload(),
    'when a token is renewed': async (page: Page) => {
      await page.evaluate(() => localStorage.setItem('access-token', 'spoilt'));
      await page.getByRole('banner').getByRole('link', { name: 'Shopping Cart' }).click();
    },
  };

  for (const [when, askForToken] of Object.entries(waysToAsk)) {
    test(`is not undone by a token that comes late, ${when}`, async ({ page, context }) => {
      await becomeCustomer(page, '/info/delivery');
      const other = await context.newPage();
      await other.goto('/info/delivery');
      await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
      await page.waitForLoadState('networkidle'); // calls in progress would not be repeated
      const { asked, release } = await hold(page, '**/api/jwt');
      await askForToken(page);
      await asked;
      await logOut(other);
      await expect(loginLink(page)).toBeVisible();
      await releaseAndSettle(page, '**/api/jwt', release);
      expect(await storedToken(page)).toBeNull();
      await expect(loginLink(page)).toBeVisible();
      await expect(loginLink(other)).toBeVisible();
      await page.reload();
      await expect(loginLink(page)).toBeVisible();
    });
  }
});

for (const { who, become, path, icons } of [
  { who: 'customer', become: becomeCustomer, path: '/', icons: [''] }, // the wish list
  { who: 'admin', become: becomeAdmin, path: '/dashboard/manageItems', icons: [] },
]) {
  test(`until the ${who} is known, the bar offers nothing that is not theirs, and keeps its space`, async ({
    page,
  }) => {
    await become(page, path);
    await page.waitForLoadState('networkidle'); // also of the fonts, which would move the bar
    const { asked, release } = await hold(page, '**/api/jwt');
    await page.goto('/');
    await asked;
    const bar = page.getByRole('banner');
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-visitor', who);
    await expect(bar.getByRole('link')).toHaveText(['', 'Home', 'Shop', 'About Us', 'বাংলা', ...icons]);
    await expect(page.getByText('Already a member?')).toBeHidden();
    const before = await home.boundingBox();
    release();
    await expect(bar.getByRole('link', { name: who === 'admin' ? 'Admin Home' : 'Shopping Cart' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(await home.boundingBox()).toEqual(before);
  });
}

test('after a rejected registration a guest is a guest, with the cart and the order of one', async ({ page }) => {
  await page.goto('/shop/category/chandni-3d-printed-moon-lamp');
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await loginLink(page).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const jwt = await hold(page, '**/api/jwt');
  await page.route('**/api/users', (route) => route.fulfill({ json: { insertedId: null } }));
  await sendRegistration(page);
  await expect(page.getByText('User is already Created')).toBeVisible();
  jwt.release();
  await expect(page.getByText('User is already Created')).toBeHidden();
  await page.getByRole('link', { name: 'Cart +1' }).click();
  await expect(page.getByText('1 pcs')).toBeVisible();
  const mobile = newMobile();
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your order has been completed');
  const [id] = await ordersOfMobile(mobile);
  expect(await ordersOf('WithOut LogIn Order')).toContainEqual(expect.objectContaining({ _id: id, uid: null }));
  expect(await storedToken(page)).toBeNull();
});

test('an address that other rules would reject makes an account, and one token', async ({ page }) => {
  let tokens = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/jwt')) tokens += 1;
  });
  await page.goto('/register');
  await register(page, `karim..k-${newEmail()}`);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^ey/);
  expect(tokens).toBeLessThanOrEqual(2); // of the registration, and of the page that was opened then
});

test.describe('a shop that rejects what the identity provider accepts', () => {
  test.use({ expectedComplaints: [/400/] });
  const BAD_INPUT = {
    status: 400,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Bad Request', status: 400, code: 'bad-input', detail: 'no', errors: [] },
  };
  const SENTENCE = 'Something you entered cannot be accepted. Please check it.';

  test('says so at the registration, which can then be tried again', async ({ page }) => {
    await page.route('**/api/users', (route) => route.fulfill(BAD_INPUT));
    await page.goto('/register');
    const email = newEmail();
    await sendRegistration(page, email);
    await expect(page.getByRole('dialog')).toContainText(SENTENCE);
    await expect(page.getByText('User is already Created')).toBeHidden();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(loginLink(page)).toBeVisible();
    await page.unroute('**/api/users');
    await register(page, email);
  });

  test('says so at the login, and asks for a token once', async ({ page }) => {
    let tokens = 0;
    await page.route('**/api/jwt', (route) => {
      tokens += 1;
      return route.fulfill(BAD_INPUT);
    });
    await page.goto('/login');
    await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
    await expect(page.getByRole('dialog')).toContainText(SENTENCE);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(loginLink(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    expect(tokens).toBe(1);
  });
});

test('who signs out in another tab while a registration runs is a guest in both, and not welcomed', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  const { asked, release } = await hold(page, '**/api/users');
  await sendRegistration(page);
  await asked;
  const other = await context.newPage();
  await other.goto('/emulators.json');
  await other.evaluate(() => localStorage.setItem('access-token', 'of a tab that has seen the account'));
  await other.goto('/');
  await logOut(other);
  await releaseAndSettle(page, '**/api/users', release);
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
  await expect(loginLink(page)).toBeVisible();
  await expect(page.getByText('Registration Successfully Done')).toBeHidden();
  expect(await storedToken(page)).toBeNull();
});

test.describe('a shop that does not answer POST /users', () => {
  test.use({ expectedComplaints: [/429|503|ERR_FAILED/] });

  test('fails no registration: the account is registered later, even after the page was closed', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/users', async (route) => {
      asked += 1;
      await route.fulfill(asked === 1 ? TOO_MANY : { status: 503 });
    });
    const email = newEmail();
    await page.goto('/register');
    await sendRegistration(page, email);
    await expect(page.getByText('Registration Successfully Done')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(1);
    expect(await userOf(email)).toBeUndefined();
    await page.unroute('**/api/users');
    await page.reload();
    await expect.poll(() => userOf(email)).toMatchObject({ name: 'Rupa Shopper', role: 'customer' });
  });

  test('hears the typed name, also when it does not answer a later sign-in either', async ({ page }) => {
    const named = '**/accounts:update**'; // the identity provider does not get it either
    let asked = 0;
    for (const address of [named, '**/api/users'])
      await page.route(address, (route) => {
        asked += 1;
        return route.abort();
      });
    const email = newEmail();
    await page.goto('/register');
    await sendRegistration(page, email);
    await expect(page).toHaveURL('/');
    await logOut(page);
    await page.goto('/login');
    const before = asked;
    await logIn(page, email, PASSWORD);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible(); // a reload would end a sign-in under way
    await page.unroute(named);
    await page.unroute('**/api/users');
    await page.reload();
    await expect.poll(() => userOf(email)).toMatchObject({ name: 'Rupa Shopper' });
  });
});
