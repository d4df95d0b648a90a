import { comeNear } from './layout.ts';
import { becomeAdmin } from './people.ts';
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
