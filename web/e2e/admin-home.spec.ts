import { ordersOfMobile, placeConfirmed, setPacked } from './api-helpers.ts';
import { comeNear } from './layout.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test('the figures of the overview are asked for when somebody comes near them; their titles stand there before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await becomeAdmin(page, '/dashboard/adminHome');
  await expect(page.getByRole('link', { name: /members/i })).toHaveText(/\d/);
  const days = page.getByRole('region', { name: 'The last 30 days' });
  await expect(days.getByRole('heading', { level: 2 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/api/stats');
  expect(asked).not.toContain('/api/stats/sales');
  await comeNear(days);
  await expect(days.getByRole('figure').first()).toContainText('Revenue');
  expect(asked).toContain('/api/stats/sales');
});

test('what is packed waits to be handed over, and its number leads to it', async ({ page }) => {
  const mobile = newMobile();
  await placeConfirmed(mobile, 1);
  const [id = ''] = await ordersOfMobile(mobile);
  await setPacked(id);
  await becomeAdmin(page, '/dashboard/adminHome');
  await page.getByRole('link', { name: /^and \d+ to hand over$/ }).click();
  await expect(page).toHaveURL('/dashboard/packing?call=confirmed&packed=true');
  await expect(page.locator(`tr[data-row="${id}"]`)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^To pack/ }).click();
  await expect(page).toHaveURL('/dashboard/packing?call=confirmed&packed=false');
});

test('what the overview begins with is asked for before the app is there, and only once', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/audit');
  const first = [
    '/api/users/admin/me',
    '/api/settings',
    '/api/stats',
    ...['best', 'top', 'popular'].map((list) => `/api/products?featured=${list}&fields=_id`),
  ];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${pathname}${search}`);
  });
  const early = () => asked.filter((address) => first.includes(address));
  await page.route('**/assets/app-*.js', async (route) => {
    await expect.poll(early).toEqual(first);
    await route.continue();
  });
  await page.goto('/dashboard/adminHome');
  await expect(page.getByRole('link', { name: /members/i })).toHaveText(/\d/);
  expect(early()).toEqual(first);
});

test.describe('code that does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('is told where its figures would stand; the rest of the overview stays', async ({ page }) => {
    await page.route('**/assets/sales-*.js', (route) => route.abort());
    await becomeAdmin(page, '/dashboard/adminHome');
    const days = page.getByRole('region', { name: 'The last 30 days' });
    await comeNear(days);
    await expect(days.getByRole('alert')).toContainText('could not be loaded');
    await expect(days.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: /members/i })).toHaveText(/\d/);
  });
});
