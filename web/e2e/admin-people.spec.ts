import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, test } from './shop-test.ts';

test('a user is promoted to admin, works as one, and is made a customer again', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const email = await becomeCustomer(other);
  await becomeAdmin(page, '/dashboard/allUsers');
  await expect(page.getByText(/^Total user: \d+$/)).toBeVisible();
  await page.getByRole('searchbox').fill(email.slice(0, 20));
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: `Make admin: ${email}` }).click();
  await expect(page.locator('.swal2-popup')).toContainText('Update role to admin');
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await other.goto('/dashboard/allUsers');
  await expect(other.getByRole('heading', { name: 'All Users' })).toBeVisible();

  await row.getByRole('button', { name: `Remove admin role: ${email}` }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(row.getByRole('button', { name: /^Make/ })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL('/login');
  await other.context().close();
});

test.describe('an admin alone', () => {
  test.use({ expectedComplaints: [/409/] });

  test('cannot take the role from themselves', async ({ page }) => {
    await becomeAdmin(page, '/dashboard/allUsers');
    await page.getByRole('searchbox').fill('admin@');
    await page.getByRole('button', { name: 'Remove admin role: admin@aloghor.example' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByRole('dialog')).toContainText('You cannot take the admin role from yourself.');
  });
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
