import type { Page } from '@playwright/test';
import { newMobile } from './people.ts';
import { expect } from './shop-test.ts';

export const MOON_LAMP = 'chandni-3d-printed-moon-lamp';

export async function addMoonLamp(page: Page) {
  await page.goto(`/shop/category/${MOON_LAMP}`);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByText('1 pcs')).toBeVisible();
}

export async function fillOrder(page: Page, mobileNumber: string) {
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByLabel('Delivery address').fill('House 2, Road 3, Dhaka');
}

export async function closePopup(page: Page, text: string) {
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText(text);
  await popup.getByRole('button', { name: 'OK' }).click();
}

export const orderNow = (page: Page) => page.getByRole('button', { name: 'Order Now' });

/** Lets the calls of an address arrive, but drops their responses. */
export async function loseAnswers(page: Page, address: string) {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

/** The calls that look up an order whose answer was lost, of guests and of customers. */
export const LOOKED_UP = /api\/orders\/(track|last\?key=)/;

/** Places an order whose answer is lost, and which cannot be asked for; answers its mobile number. */
export async function orderWithoutAnswer(page: Page): Promise<string> {
  await addMoonLamp(page);
  const mobile = newMobile();
  await fillOrder(page, mobile);
  await page.route(LOOKED_UP, (route) => route.abort());
  await loseAnswers(page, '**/api/orders');
  await orderNow(page).click();
  await closePopup(page, 'The connection was lost.');
  await page.unroute('**/api/orders');
  return mobile;
}
