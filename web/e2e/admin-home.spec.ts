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
