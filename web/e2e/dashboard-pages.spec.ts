import AxeBuilder from '@axe-core/playwright';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

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
    await becomeAdmin(page);
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dashboard menu' }).click();
    await page.getByRole('dialog', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Users' }).click();
    await expect(page).toHaveURL('/dashboard/allUsers');
    await expect(page.getByRole('dialog', { name: 'Dashboard menu' })).toBeHidden();
  });
});
