import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { deleteAccount, mailsTo } from './api-helpers.ts';
import { hold } from './network.ts';
import { becomeCustomer, logIn, newEmail, register, sendRegistration } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

test('a registration says so in green, welcomes, sends a link, and leads back to where the visitor came from', async ({
  page,
}) => {
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newEmail();
  await sendRegistration(page, email);
  await expect(page.getByText('Registration Successfully Done', { exact: true })).toHaveCSS(
    'color',
    'rgb(30, 107, 69)',
  );
  await expect(page.getByText(`Welcome to ${SAMPLE_NAME.en}`, { exact: true })).toBeVisible();
  await expect(page.getByText('We are sending you a link. Open it to verify your e-mail.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect.poll(() => mailsTo(email)).toEqual(['VERIFY_EMAIL']);
});

test('passwords that differ or are too short are said beside the field, in red', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('At least 8 characters.');
  await page.getByLabel('Name').fill('Somebody');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password').fill('long enouhg');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const mismatch = page.getByText('Password & Confirm Password do not match', { exact: true });
  await expect(mismatch).toHaveCSS('color', 'rgb(179, 38, 30)');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Your password must be at least 8 characters', { exact: true })).toBeVisible();
});

test('a password can be pasted, shown and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('of a manager of passwords'));
  await password.press('ControlOrMeta+v');
  await expect(password).toHaveValue('of a manager of passwords');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the token is stored while somebody is signed in, and removed when they leave; no login leads to another site', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('access-token'));
  await page.goto('/Login?from=//evil.example');
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/');
  await expect.poll(stored).toMatch(/^ey/);
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('link', { name: 'Shopping Cart' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(stored).toBeNull();
});

test('a customer gets cart and orders in the bar, and a new display name that stays', async ({ page }) => {
  const email = await becomeCustomer(page, '/info/delivery');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Shop', 'About Us', 'Shopping Cart', 'Orders']);
  const menu = page.getByRole('button', { name: 'Your account' });
  await menu.click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Name').fill('রূপা বেগম');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is saved')).toBeVisible();
  await menu.click();
  await expect(page.getByText('রূপা বেগম')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('রূপা বেগম');
});

test('the menu of an account stays open at a click on its words, and closes when the keyboard leaves it', async ({
  page,
}) => {
  await becomeCustomer(page, '/info/delivery');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByText('Rupa Shopper').click();
  const logOut = page.getByRole('button', { name: 'Log Out' });
  await expect(logOut).toBeVisible();
  await logOut.press('Tab');
  await expect(logOut).toBeHidden();
});

test('the login in the bar leads back to the page it stands on, by its address alone', async ({ page }) => {
  await page.goto('/shop?q=lamp');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/logIn?from=/shop%3Fq%3Dlamp');
  await page.goto(page.url());
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.goto(page.url());
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back'); // the other form has these fields, too
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/shop?q=lamp');
});

onPhone(() => {
  test('the login in the side menu leads back too; Google sign-in makes an account', async ({ page }) => {
    await page.goto('/info/delivery');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Google e-mail').fill(newEmail());
    await page.getByRole('button', { name: 'Sign in as this person' }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(page).toHaveURL('/info/delivery');
  });
});

test.describe('in the browser inside Facebook', () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0.1;]';
  test.use({ userAgent });

  test('Google’s login is not begun, but a password or another browser named; the password works', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Google does not allow its login in this browser. Log in with a password, or open this page in another browser, such as Chrome or Safari.',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Google e-mail')).toBeHidden();
    await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });
});

test('the login of the first picture leads back home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, 'customer@aloghor.example', 'aloghor-customer');
  await expect(page).toHaveURL('/');
});

test('a sign-in in one tab is one in all', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/register');
  await register(other);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test.describe('a token that the server no longer accepts', () => {
  test.use({ expectedComplaints: [/40[01]/] });

  test('is renewed without the shopper noticing', async ({ page }) => {
    await becomeCustomer(page, '/info/delivery');
    await page.evaluate(() => localStorage.setItem('access-token', 'spoilt'));
    await page.getByRole('banner').getByRole('link', { name: 'Shopping Cart' }).click();
    await expect(page.getByText("You haven't added any products")).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('access-token'))).toMatch(/^ey/);
  });

  test('and cannot be renewed leads to the login and back', async ({ page }) => {
    const email = await becomeCustomer(page);
    const counted = page.waitForResponse('**/api/carts');
    await page.goto('/dashboard/orders');
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
    await (await counted).finished();
    await page.evaluate(() => localStorage.setItem('access-token', 'spoilt'));
    const { asked, release } = await hold(page, '**/api/carts');
    await page.getByRole('banner').getByRole('link', { name: 'Shopping Cart' }).click();
    await asked;
    // Not sooner: calls of the first page would be rejected, too, and the link would be gone.
    await deleteAccount(email);
    release();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, email);
    // Whichever of the two was on the screen when the call was rejected.
    await expect(page).toHaveURL(/\/dashboard\/(cart|orders)$/);
  });
});
