import type { Page } from '@playwright/test';
import { putReviews } from './api-helpers.ts';
import { hold } from './network.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

const LAMP = { _id: `paged-${Date.now()}`, name: 'Paged Lamp', img: '/preview.jpg' };
const ON_A_PAGE = 25;
const HIDDEN = '/dashboard/reviews?state=hidden';
const CALLS = '**/api/reviews/admin*';

test.beforeEach(() => putReviews(LAMP, ON_A_PAGE + 2));

const reviewNumbered = (page: Page, number: number) =>
  page
    .getByRole('article', { name: 'Review of Paged Lamp' })
    .filter({ hasText: new RegExp(`Review number ${number}(?!\\d)`) });
const answerTo = (page: Page, number: number) => reviewNumbered(page, number).getByLabel('Your reply');

test('the second page has the older reviews, and an answer that is typed and not sent stays wherever one goes', async ({
  page,
}) => {
  await becomeAdmin(page, HIDDEN);
  await answerTo(page, 27).fill('Thank you.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(reviewNumbered(page, 2)).toBeVisible();
  await expect(reviewNumbered(page, 27)).toHaveCount(0);
  await answerTo(page, 2).fill('Glad that you like it.');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answerTo(page, 27)).toHaveValue('Thank you.');
  await page.getByLabel('Which ones').selectOption('Shown');
  await expect(reviewNumbered(page, 27)).toHaveCount(0);
  await page.getByLabel('Which ones').selectOption('Hidden');
  await expect(answerTo(page, 27)).toHaveValue('Thank you.');

  await page.getByRole('link', { name: 'Manage Items' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('link', { name: 'Manage Items' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Items', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(answerTo(page, 27)).toHaveValue('Thank you.');
  await reviewNumbered(page, 27).getByRole('button', { name: 'Save reply' }).click();
  await expect(reviewNumbered(page, 27).getByRole('button', { name: 'Save reply' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(answerTo(page, 2)).toHaveValue('Glad that you like it.');
  await answerTo(page, 2).fill('');
  await page.getByRole('link', { name: 'Manage Items' }).first().click();
  await expect(page).toHaveURL('/dashboard/manageItems');
});

test('while another choice loads, the list of before is marked as busy, and an empty one does not speak for it', async ({
  page,
}) => {
  const which = page.getByLabel('Which ones');
  const list = page.getByRole('list').filter({ has: page.getByRole('article') });
  await page.route(`${CALLS}state=waiting`, (route) => route.fulfill({ json: [] }));
  await becomeAdmin(page, HIDDEN);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const all = await hold(page, /reviews\/admin\?limit=\d+$/);
  await which.selectOption('All reviews');
  await all.asked;
  await expect(list).toHaveAttribute('aria-busy', 'true');
  all.release();
  await expect(list).toHaveAttribute('aria-busy', 'false');

  await which.selectOption('Waiting');
  await expect(page.getByRole('heading', { name: 'No reviews waiting' })).toBeVisible();
  const shown = await hold(page, `${CALLS}state=shown`);
  await which.selectOption('Shown');
  await shown.asked;
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  shown.release();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test.describe('when the reviews do not come', () => {
  test.use({ expectedComplaints: [/500|ERR_INTERNET_DISCONNECTED/] });

  test('the page says that it loads, then that it could not, and tries again', async ({ page }) => {
    await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }));
    await becomeAdmin(page, HIDDEN);
    await expect(page.getByRole('alert')).toContainText('“Reviews” could not be loaded');
    await page.unroute(CALLS);
    const held = await hold(page, CALLS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await held.asked;
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    held.release();
    await expect(reviewNumbered(page, 27)).toBeVisible();
  });

  test('without a connection neither an answer is saved nor the next page shown, and both come later', async ({
    page,
    context,
  }) => {
    await becomeAdmin(page, HIDDEN);
    await answerTo(page, 26).fill('Thank you.');
    await context.setOffline(true);
    await reviewNumbered(page, 26).getByRole('button', { name: 'Save reply' }).click();
    await expect(reviewNumbered(page, 26).getByRole('alert')).toBeVisible();
    await expect(answerTo(page, 26)).toHaveValue('Thank you.');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('“Reviews” could not be loaded');
    await context.setOffline(false);
    await expect(reviewNumbered(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answerTo(page, 26)).toHaveValue('Thank you.');
    await reviewNumbered(page, 26).getByRole('button', { name: 'Save reply' }).click();
    await expect(reviewNumbered(page, 26).getByRole('button', { name: 'Save reply' })).toBeHidden();
    await expect(answerTo(page, 26)).toHaveValue('Thank you.');
  });
});
