import type { Page } from '@playwright/test';
import { mailsTo } from './api-helpers.ts';
import { callsOf, hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeCustomer, logIn, newEmail } from './people.ts';
import { expect, test } from './shop-test.ts';

// The provider of these tests says when it knows nobody, the shop when a session is over, the browser when it is offline.
test.use({ expectedComplaints: [/40[01]|ERR_INTERNET_DISCONNECTED/] });

const NEW_PASSWORD = 'a new one, remembered';

test('who forgot the password asks for an e-mail, chooses a new one by its link, and logs in; nobody learns who is a member', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  const email = await becomeCustomer(elsewhere, '/dashboard/profile');
  const stranger = newEmail();
  await page.goto('/login?from=/shop%3Fq%3Dlamp');
  await page.getByLabel('Email').fill(stranger);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();

  await expect(page).toHaveURL('/forgotPassword?from=/shop%3Fq%3Dlamp');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  const field = page.getByLabel('Email', { exact: true });
  await expect(field).toHaveValue(stranger);
  await expect.poll(() => filesOf(page)).toContainEqual(expect.stringMatching(/\/assets\/email-actions-/));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText('The link was not sent. Please check your connection and try again.');
  await page.context().setOffline(false);
  await expectUsable(page, 'who forgot the password');
  const emails = callsOf(page, 'sendOobCode');
  await page.getByRole('button', { name: 'Send me the link' }).dblclick();
  const news = page.getByRole('main').getByRole('status');
  await expect(news).toContainText(`If there is an account with ${stranger}, we have sent it an e-mail with a link.`);
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();
  expect(emails.map((call) => call.headers()['x-firebase-locale'])).toEqual(['en']);
  await expectUsable(page, 'an e-mail on its way');
  const said = String(await news.textContent());

  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(stranger);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await field.press('Enter');
  await expect(news).toHaveText(said.replace(stranger, email));
  await expect(problem).toBeEmpty();
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);

  const emailLink = page.getByRole('link', { name: 'Open the link of the mail (emulator)' });
  const link = String(await emailLink.getAttribute('href'));
  expect(link).toMatch(/^\/emailLink\?.*oobCode=/);
  await emailLink.click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/emailLink');
  await expect(field).toHaveValue(email);
  await expectUsable(page, 'the choice of a new password');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('1234567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password must be at least 8 characters', { exact: true })).toBeVisible();
  // Sooner than the page knows whose the code is.
  const { release } = await hold(page, '**/accounts:resetPassword*');
  await page.reload();
  await password.fill(NEW_PASSWORD);
  const saved = callsOf(page, 'resetPassword');
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(field).toHaveValue('');
  release();
  await expect(page.getByText('Your new password is saved')).toBeVisible();

  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(saved.filter((call) => call.postData()?.includes('newPassword'))).toHaveLength(1);
  await logIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('alert')).toContainText('This link has expired or has already been used.');
  await elsewhere.getByRole('link', { name: 'Send it again' }).click();
  await expect(elsewhere).toHaveURL('/forgotPassword');
});

/** The addresses of all that the page has loaded. */
function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}
