import type { Page } from '@playwright/test';
import { callsOf } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Whether the token of secured calls has the admin's claim. */
async function tokenSays(page: Page, claim: 'email_verified' | 'admin'): Promise<boolean> {
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  return JSON.parse(Buffer.from(String(token?.split('.')[1]), 'base64url').toString())[claim];
}

/** Lets the first call of an address fail; answers how many there were. */
async function failOnce(page: Page, address: string): Promise<() => number> {
  let calls = 0;
  await page.route(address, (route) => (++calls === 1 ? route.abort() : route.continue()));
  return () => calls;
}

/** The shop asks for the role whenever somebody comes back to its tab. */
async function askAgain(page: Page): Promise<void> {
  const told = page.waitForResponse('**/api/users/admin/**');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await told;
}

async function searchUser(page: Page, typed: string): Promise<void> {
  await page.getByRole('searchbox').fill(typed);
}

test.describe('an account', () => {
  test('proves its address, only then is promoted to admin, works as one, and is made a customer again', async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext()).newPage();
    const email = await becomeCustomer(other);
    await becomeAdmin(page, '/dashboard/allUsers');
    await expect(page.getByText(/^Total user: \d+$/)).toBeVisible();
    await searchUser(page, email.slice(0, 20));
    const row = rowOf(page, email);
    await expect(row.getByText('Not verified')).toBeVisible();
    const promote = row.getByRole('button', { name: `Make admin: ${email}` });
    const yes = page.getByRole('button', { name: 'Yes, make admin' });
    await expect(promote).toHaveCount(0);

    await other.goto('/dashboard/profile');
    await expect(other.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible();
    await expectUsable(other, 'an address that is not verified');
    await other.getByRole('button', { name: 'Send me the link' }).click();
    await expect(other.getByText(`The link is on its way to ${email}.`)).toBeVisible();
    await expectUsable(other, 'a link on its way');
    await other.getByRole('link', { name: 'Open the link of the mail (emulator)' }).click();
    await expect(other).toHaveURL('/emailLink');
    await expectUsable(other, 'the page of the link');
    const verified = callsOf(other, 'accounts:update');
    await other.getByRole('button', { name: 'Verify your e-mail' }).dblclick();
    await expect(other.getByRole('status').filter({ hasText: 'Your e-mail is verified' })).toBeVisible();
    await expectUsable(other, 'a verified address');
    expect(verified).toHaveLength(1);
    await other.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
    await expect(other).toHaveURL('/dashboard/profile');
    await expect(other.getByText('Your e-mail is verified')).toBeVisible();
    await expect.poll(() => tokenSays(other, 'email_verified')).toBe(true);

    await page.reload();
    await promote.click();
    await expect(page.getByRole('dialog')).toContainText(`${email} will be able to change items`);
    await page.keyboard.press('Enter');
    await expect(yes).toBeHidden();
    await expect(promote).toBeEnabled();
    await promote.click();
    await yes.click();
    await expect(page.locator('.popup').last()).toContainText('Update role to admin');
    const renewals = await failOnce(other, '**/securetoken.googleapis.com/**');
    await askAgain(other);
    await expect.poll(renewals).toBe(1);
    await askAgain(other);
    await expect.poll(() => tokenSays(other, 'admin')).toBe(true);
    const cells = row.getByRole('cell');
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    await expect(cells.nth(3).getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('img', { name: 'Verified' })).toBeVisible();
    await other.goto('/dashboard/allUsers');
    await expect(other.getByRole('heading', { name: 'All Users' })).toBeVisible();

    const more = row.getByRole('button', { name: `More about ${email}` });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove admin role' })).toHaveCount(0);
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole('button', { name: 'Remove admin role' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(row.getByRole('button', { name: /^Make/ })).toBeVisible();
    await more.click();
    await expect(page.getByRole('button', { name: 'Remove admin role' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await other.reload();
    await expect(other).toHaveURL('/login');
    await other.context().close();
  });
});

test('the menu of a person stays open at a click on its edge, and closes when the keyboard leaves it', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/allUsers');
  await searchUser(page, 'customer@aloghor.example');
  await expect(page.getByRole('row')).toHaveCount(2); // the headings, and one person
  const row = rowOf(page, 'customer@aloghor.example');
  const opener = row.getByRole('button', { name: 'More about customer@aloghor.example' });
  await opener.click();
  const action = row.getByRole('button', { name: 'Make clerk' });
  await action.locator('..').click({ position: { x: 9, y: 2 } });
  await expect(action).toBeVisible();
  await opener.press('Shift+Tab');
  await expect(action).toBeHidden();
});

test('an admin is not offered to take the role from themselves', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/allUsers');
  await searchUser(page, 'admin@');
  const cells = rowOf(page, 'admin@aloghor.example').getByRole('cell');
  await expect(cells.nth(3)).toHaveText('Admin');
  await expect(rowOf(page, 'admin@aloghor.example').getByRole('button')).toHaveCount(0);
});

test('what people ask and who subscribes arrives in the inbox', async ({ page }) => {
  const question = `Do you wrap gifts? ${Date.now()}`;
  const address = `reader${Date.now()}@example.com`;
  await page.goto('/aboutUs');
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Question' });
  await form.getByLabel('Name').fill('A reader');
  await form.getByLabel('Email').fill('reader@example.com');
  await form.getByLabel('Question').fill(question);
  await form.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Your e-mail address').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog')).toContainText(address);
  await becomeAdmin(page, '/dashboard/inbox');
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: address })).toBeVisible();
});
