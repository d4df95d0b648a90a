import { newCustomer } from '@aloghor/functions/test/people';
import { logIn, newMobile, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';

const NOT_PERSISTENT = 'Your browser cannot save this cart. It will be gone once you close or reload the page.';

/** As browsers do that are told to block cookies and site data. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

for (const [how, spoil, loginHint] of [
  ['blocks its storage', blockStorage, ['you will be logged out when you leave or reload this page']],
  ['has a full storage', fillStorage, []],
] as const) {
  test(`a browser that ${how} shops, orders and logs in, and is told once that its cart will not be kept`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    const main = page.getByRole('navigation', { name: 'Main menu' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer lamps. Better light.');
    await main.getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
    await page.getByRole('article').getByRole('link').first().click();

    const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
    await add.click();
    const toast = page.getByRole('dialog').or(page.getByRole('alert')).filter({ hasText: 'Added to Cart' });
    await expect(toast).toContainText(NOT_PERSISTENT);
    await toast.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible(); // the lamp's page has such a button, too
    await expect(toast).toHaveCount(0); // following its link closes it
    await expect(page.getByRole('main').getByText(NOT_PERSISTENT)).toBeVisible();
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('2 pcs')).toBeVisible();

    await page.goBack();
    await add.click();
    await expect(toast).toBeVisible();
    await expect(toast).not.toContainText(NOT_PERSISTENT);
    await page.getByRole('link', { name: 'Cart +1' }).click();
    await expect(page.getByText('3 pcs')).toBeVisible();

    await page.getByLabel('Name').fill('Rupa Shopper');
    await page.getByLabel('Mobile number').fill(newMobile());
    await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
    await page.getByRole('button', { name: 'Order Now' }).click();
    const done = page.getByRole('dialog').filter({ hasText: 'Your order has been completed' });
    await done.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/track');
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

    const { email } = await newCustomer('Rupa Shopper');
    await main.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const hints = page.getByRole('main').getByRole('status');
    await expect(hints).toHaveCount(loginHint.length);
    await expect(hints).toContainText(loginHint);
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  });
}
