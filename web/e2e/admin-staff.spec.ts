import type { Page } from '@playwright/test';
import { callsOf } from './network.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';
import { chooseRole, expectClosed, newMember } from './staff.ts';

/** The permission that each of these calls needs: neither a clerk nor a packer has it. */
const CLOSED_TO_BOTH = ['users', 'stats/revenue', 'stats/sales', 'stats/areas', 'notices', 'subscribers', 'audit'];

/** The paths of the calls among these that the person of this page may make. */
async function open(page: Page, paths: string[]): Promise<string[]> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access-token'))}` };
  const answers = paths.map(async (path) => ({ path, answer: await page.request.get(`/api/${path}`, { headers }) }));
  return (await Promise.all(answers)).filter(({ answer }) => answer.status() !== 403).map(({ path }) => path);
}

test.setTimeout(180_000); // three people, each at every page

test('an admin makes a clerk and a packer; each finds their work, and nothing that is not theirs', async ({
  page,
  browser,
}) => {
  test.slow(); // every page of the dashboard, by two people
  const [clerk, packer] = [await newMember(browser), await newMember(browser)];
  await becomeAdmin(page, '/dashboard/allUsers');

  const row = await chooseRole(page, clerk.email, 'Make clerk');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(row.getByText('Clerk', { exact: true })).toHaveCount(0);
  await chooseRole(page, clerk.email, 'Make clerk');
  await expect(page.getByRole('dialog')).toContainText(`${clerk.email} will be able to call buyers`);
  await page.getByRole('button', { name: 'Yes, make clerk' }).click();
  await expect(row.getByText('Clerk', { exact: true })).toBeVisible();
  await chooseRole(page, packer.email, 'Make packer');
  await page.getByRole('button', { name: 'Yes, make packer' }).click();
  await expect(page.getByRole('row').filter({ hasText: packer.email }).getByText('Packer')).toBeVisible();

  await clerk.page.goto('/dashboard');
  await expect(clerk.page).toHaveURL('/dashboard/toCall');
  await expect(clerk.page.getByRole('heading', { name: 'To call', level: 1 })).toBeVisible(); // of the other application
  await clerk.page.goto('/dashboard/manageOrders');
  await expect(clerk.page.getByRole('searchbox')).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: /CSV/ })).toHaveCount(0);
  await clerk.page.goto('/dashboard/manageItems');
  await expect(clerk.page.getByRole('searchbox')).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await clerk.page
    .getByRole('button', { name: /^Not counted.*Stock of/ })
    .first()
    .click();
  await clerk.page.getByRole('textbox', { name: /^Stock/ }).fill('7');
  await clerk.page.getByRole('textbox', { name: /^Stock/ }).press('Enter');
  await expect(clerk.page.getByRole('button', { name: /^7 pcs.*Stock of/ })).toBeVisible();
  const asked = callsOf(clerk.page, '/api/subscribers');
  await clerk.page.goto('/dashboard/inbox');
  await expect(clerk.page.getByRole('heading', { name: 'Questions' })).toBeVisible();
  await expect(clerk.page.getByText('No questions yet').or(clerk.page.getByRole('article')).first()).toBeVisible();
  await expect(clerk.page.getByRole('heading', { name: 'Newsletter' })).toHaveCount(0);
  expect(asked).toEqual([]);
  await clerk.page.goto('/dashboard/packing');
  await expect(clerk.page.getByRole('searchbox')).toBeVisible();
  expect(await open(clerk.page, [...CLOSED_TO_BOTH, 'orderHistory?with=isFake'])).toEqual([]);
  await expectClosed(clerk.page, [
    'desk:work',
    'orders:change',
    'orders:create',
    'orders:read',
    'orders:send',
    'payments:change',
    'packing:read',
    'inbox:read',
    'products:read',
    'own-work:read',
  ]);

  const listened = callsOf(packer.page, '/Listen/');
  await packer.page.clock.install();
  await packer.page.goto('/dashboard');
  await expect(packer.page).toHaveURL('/dashboard/packing');
  await expect(packer.page.getByRole('searchbox')).toBeVisible();
  await expect(packer.page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const again = packer.page.waitForRequest('**/api/packing?*'); // without a listener new orders are asked for
  await packer.page.clock.fastForward(120_000);
  await again;
  expect(await open(packer.page, [...CLOSED_TO_BOTH, 'allOrders', 'desk/calls', 'questions', 'stats'])).toEqual([]);
  await expectClosed(packer.page, ['packing:read', 'orders:send', 'products:read', 'own-work:read']);
  expect(listened).toEqual([]);

  await packer.page.goto('/dashboard/packing');
  await expect(packer.page.getByRole('searchbox')).toBeVisible();
  await chooseRole(page, packer.email, 'Remove role');
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('The role is changed')).toBeVisible();
  await packer.page.reload();
  await expect(packer.page).toHaveURL(/login/);
  await Promise.all([clerk, packer].map((person) => person.page.context().close()));
});
