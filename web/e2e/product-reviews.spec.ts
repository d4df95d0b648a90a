import { ask } from '@aloghor/functions/test/ask';
import { NOBODY } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { addProduct, putReviews, removeProduct, setStatus, showReview } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const NAME = `Much Reviewed Lamp ${Date.now()}`;
const IMG = '/preview.jpg';
const OLDER = 11;

let product: string;
let removeOlder: () => Promise<unknown>;
test.beforeAll(async () => {
  product = await addProduct({ name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: IMG });
  removeOlder = await putReviews({ _id: product, name: NAME, img: IMG }, OLDER, { state: 'shown', returned: true });
  await reviewOfGuest('I read beside it every evening.');
});
test.afterAll(async () => {
  await removeOlder();
  await removeProduct(product);
});

/** A review that the shop has shown, of an order that was delivered to Sylhet. */
async function reviewOfGuest(text: string) {
  const mobileNumber = newMobile();
  const { body } = await ask(NOBODY, 'POST /orders', {
    name: 'Rupam Guest',
    mobileNumber,
    place: { district: 'Sylhet' },
    orderItems: [{ _id: product, quantity: 1 }],
  });
  await setStatus(body.insertedId, 'Delivered');
  await ask(NOBODY, 'POST /reviews', { orderId: body.insertedId, productId: product, mobileNumber, stars: 5, text });
  await showReview(product);
}

const said = (page: Page) => page.getByRole('region', { name: 'What buyers say' }).getByRole('article');

test('the last ten reviews come when they are near, the others when they are asked for', async ({ page }) => {
  await page.goto(`/shop/category/${product}`);
  await page.getByRole('link', { name: /1 review/ }).click();
  await expect(said(page)).toHaveCount(10);
  await expect(said(page).first()).toContainText('I read beside it every evening.');
  await expect(said(page).first()).toContainText('A buyer in Sylhet');
  await expect(said(page).first()).not.toContainText('Returned it');
  await page.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(said(page)).toHaveCount(1 + OLDER);
  await expect(said(page).last()).toContainText('Review number 1');
  await expect(said(page).last()).toContainText('Returned it');
  await expectUsable(page, 'two pages of reviews');
});

test.describe('when they do not come', () => {
  test.use({ expectedComplaints: [/500/] });

  test('they are asked for again, and the product stays', async ({ page }) => {
    await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/shop/category/${product}`);
    await page.getByRole('link', { name: /1 review/ }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(said(page)).toHaveCount(10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  });
});
