import AxeBuilder from '@axe-core/playwright';
import { becomeAdmin, becomeCustomer } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

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

const PAGES = [
  'adminHome',
  'addItems',
  'manageItems',
  'manageOrders',
  'orderHistory',
  'allUsers',
  'Topselling',
  'inbox',
];

async function findFaults(page: Parameters<typeof becomeAdmin>[0]) {
  const faults: string[] = [];
  for (const path of [...PAGES, 'audit', 'updateItem/chandni-3d-printed-moon-lamp']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .animate-pulse')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    faults.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${path} is ${overflow} px too wide`);
  }
  return faults;
}

test('the admin’s pages have no accessibility fault that a machine can find', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await becomeAdmin(page);
  expect(await findFaults(page)).toEqual([]);
});

onPhone(() => {
  test('the admin’s pages fit, and their menu is a drawer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/login');
    await page.getByLabel('Email').fill('admin@aloghor.example');
    await page.getByLabel('Password', { exact: true }).fill('aloghor-admin');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dashboard menu' }).click();
    await page.getByRole('dialog', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Users' }).click();
    await expect(page).toHaveURL('/dashboard/allUsers');
    await expect(page.getByRole('dialog', { name: 'Dashboard menu' })).toBeHidden();
  });
});
