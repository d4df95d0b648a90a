import { ask } from '@aloghor/functions/test/ask';
import { NOBODY, signIn } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { addProduct, ordersOf, setStatus } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const NAME = `Reviewed Lamp ${Date.now()}`;
const LAMP = { name: NAME, desc: 'A lamp.', price: 900, categories: ['Table Lamp'], img: '/preview.jpg' };

let product: string;
test.beforeEach(async () => {
  product = await addProduct(LAMP);
});

test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const review = (page: Page) => page.getByRole('article', { name: `Review of ${NAME}` }).first();

/** An order of the lamp that a guest has received. */
async function deliveredTo(mobileNumber: string): Promise<string> {
  const order = {
    name: 'Md. Rupam Guest',
    mobileNumber,
    place: { district: 'Sylhet' },
    orderItems: [{ _id: product, quantity: 1 }],
  };
  const { body } = await ask(NOBODY, 'POST /orders', order);
  await setStatus(body.insertedId, 'Delivered');
  return body.insertedId;
}

async function write(page: Page, stars: number, text: string) {
  await page.getByRole('button', { name: `Write a review of ${NAME}` }).click();
  await page.getByRole('radio', { name: `${stars} of 5 stars` }).check();
  await page.getByLabel('What should others know?').fill(text);
}

test('a guest who received a lamp reviews it; the shop reads it first, answers it, and then everybody does', async ({
  page,
  browser,
}) => {
  const mobileNumber = newMobile();
  const id = await deliveredTo(mobileNumber);
  await page.goto(`/track?id=${id}`);
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: `Write a review of ${NAME}` }).click();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Please choose a rating.')).toBeVisible();
  await page.getByRole('radio', { name: '4 of 5 stars' }).check();
  await page.getByLabel('What should others know?').fill('See www.lamps.example');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Please leave out links')).toBeVisible();
  await page.getByLabel('What should others know?').fill('Warm light, well packed.');
  await page.getByRole('checkbox', { name: 'Show my first name' }).check();
  await expectUsable(page, 'a review that is written');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: `Write a review of ${NAME}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '1 of 5 stars' })).toBeFocused();
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  await page.route('**/api/reviews', (route) => route.abort());
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('What should others know?')).toHaveValue('Warm light, well packed.');
  await page.unroute('**/api/reviews');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('We read every review before others see it.')).toBeFocused();

  await page.goto(`/shop/category/${product}`);
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByText('What buyers say')).toHaveCount(0);

  const admin = await (await browser.newContext()).newPage();
  await becomeAdmin(admin, '/dashboard/adminHome');
  await expect(admin.getByRole('link', { name: 'Reviews to approve 1' })).toBeVisible();
  await expectUsable(admin, 'the overview with a review to decide on');
  const menu = admin.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'Reviews 1' }).click();
  await expect(review(admin)).toContainText('Warm light, well packed.');
  await expect(review(admin)).toContainText('Waiting');
  await review(admin).getByRole('button', { name: 'Show it' }).click();
  await expect(review(admin)).toContainText('Shown');
  await expect(menu.getByRole('link', { name: 'Reviews', exact: true })).toBeVisible();
  await review(admin).getByLabel('Your reply').fill('Thank you, Rupam.');
  await review(admin).getByRole('button', { name: 'Save reply' }).click();
  await expect(review(admin).getByRole('button', { name: 'Save reply' })).toBeHidden();
  await expectUsable(admin, 'the reviews that buyers wrote');

  await page.reload();
  await page.getByRole('link', { name: '4.0 · 1 review' }).click();
  const said = page.getByRole('region', { name: 'What buyers say' }).getByRole('article');
  await expect(said).toContainText('Rupam');
  await expect(said).toContainText('Thank you, Rupam.');
  await expectUsable(page, 'the reviews of a product');
  const facts = JSON.parse(String(await page.locator('script[type="application/ld+json"]').first().textContent()));
  expect(facts.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  await page.goto(`/bn/shop?q=${encodeURIComponent(NAME)}`);
  await expect(page.getByRole('article').filter({ hasText: NAME })).toContainText('★ ৪.০ (১)');
});

test('a member reviews in My Orders, once; of two admins the second sees what the first has made of it', async ({
  page,
  browser,
}) => {
  const email = await becomeCustomer(page, `/shop/category/${product}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByLabel('Name').fill('Member');
  await page.getByLabel('Mobile number').fill(newMobile());
  await page.getByLabel('Delivery address').fill('House 2, Dhaka');
  await page.getByRole('button', { name: /Order/ }).click();
  await expect.poll(async () => (await ordersOf(email)).length).toBe(1);
  const [order] = await ordersOf(email);
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('button', { name: `Write a review of ${NAME}` })).toHaveCount(0);
  await setStatus(String(order?._id), 'Delivered');
  await write(page, 2, 'The shade came loose.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('We read every review before others see it.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have reviewed this')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: `Rewrite your review of ${NAME}` }).click();
  await page.getByRole('radio', { name: '3 of 5 stars' }).check();
  await page.getByLabel('What should others know?').fill('The shade came loose, but a new one is here.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('We read every review before others see it.')).toBeVisible();

  const [one, other] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await Promise.all([becomeAdmin(one, '/dashboard/reviews'), becomeAdmin(other, '/dashboard/reviews')]);
  await expect(review(one)).toContainText('The shade came loose, but a new one is here.');
  await expect(review(other)).toContainText('The shade came loose, but a new one is here.');
  await review(one).getByLabel('Your reply').fill('A new shade is on its way.');
  await review(one).getByRole('button', { name: 'Save reply' }).click();
  await expect(review(one).getByRole('button', { name: 'Save reply' })).toBeHidden();
  await review(other).getByLabel('Your reply').fill('Sorry!');
  await review(other).getByRole('button', { name: 'Save reply' }).click();
  await expect(review(other).getByRole('alert')).toContainText('Someone else has changed this review.');
  await expect(review(other).getByLabel('Your reply')).toHaveValue('Sorry!');
  await review(other).getByRole('button', { name: 'Hide it' }).click();
  await expect(review(other)).toContainText('Hidden');
  await other.goto('/dashboard/reviews?state=hidden');
  await expect(review(other).getByLabel('Your reply')).toHaveValue('Sorry!');
  await expect(review(other).getByText('Saved so far: A new shade is on its way.')).toBeVisible();
  await review(other).getByRole('button', { name: 'Discard reply' }).click();
  await expect(review(other).getByLabel('Your reply')).toHaveValue('A new shade is on its way.');
  await other.goto('/dashboard/reviews?state=waiting');
  await expect(other.getByText('No reviews waiting')).toBeVisible();
});

test('a clerk finds no reviews in the menu, and not by their address', async ({ page }) => {
  const clerk = await signIn('clerk');
  expect((await ask(clerk, 'GET /reviews/admin')).status).toBe(403);
  await page.goto('/dashboard/reviews');
  await expect(page).toHaveURL(/\/logIn/i);
});
