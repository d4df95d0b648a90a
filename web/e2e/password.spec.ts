import { mailsTo } from './back-office.ts';
import { becomeCustomer, newEmail } from './people.ts';
import { expect, test } from './shop-test.ts';

// The provider of these tests says when it knows nobody; the page does not pass that on.
test.use({ expectedComplaints: [/400/] });

test('who forgot the password gets a letter, and nobody learns who is a member', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  const email = await becomeCustomer(elsewhere);
  await page.goto('/login?from=/shop%3Fq%3Dlamp');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();

  await expect(page).toHaveURL('/forgotPassword?from=/shop%3Fq%3Dlamp');
  const field = page.getByLabel('Email', { exact: true });
  await expect(field).toHaveValue(email);
  const languages: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isAsked = request.method() === 'POST' && request.url().includes('sendOobCode');
    if (isAsked) languages.push(request.headers()['x-firebase-locale']);
  });
  await page.getByRole('button', { name: 'Send me the link' }).dblclick();
  const news = page.getByRole('main').getByRole('status');
  await expect(news).toContainText(`If there is an account with ${email}, a letter with a link is on its way.`);
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeFocused();
  expect(languages).toEqual(['en']);
  expect(await mailsTo(email)).toEqual(['PASSWORD_RESET']);

  const said = await news.textContent();
  const stranger = newEmail();
  await field.fill(stranger);
  await field.press('Enter');
  await expect(news).toHaveText(String(said?.replace(email, stranger)));
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty();

  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(stranger);
  await expect(page).toHaveURL('/login?from=/shop%3Fq%3Dlamp');
  await page.goBack();
  await expect(field).toHaveValue(stranger);
});
