import { SHOP_NAME } from '@aloghor/functions/domain/shop-name';
import { noteFailedNotification } from './back-office.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

test('an admin sees what notifications say and cost, and sends one again that had failed', async ({ page }) => {
  await noteFailedNotification('A-7042');
  await becomeAdmin(page, '/dashboard/notices');
  await expect(page.getByRole('heading', { name: 'Notices are off' })).toBeVisible();
  const cancelled = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Cancelled/ }) });
  await expect(cancelled).toContainText(`${SHOP_NAME.en}: Your order A-1042 is cancelled. Nothing is to be paid.`);
  await expect(cancelled).toContainText(`English · ${SHOP_NAME.en.length + 56} characters, 1 text message`);
  await expect(cancelled).toContainText(`${SHOP_NAME.bn}: অর্ডার A-1042 বাতিল হয়েছে। কোনো টাকা দিতে হবে না।`);
  await expect(cancelled).toContainText(`Bangla · ${SHOP_NAME.bn.length + 52} characters, 1 text message`);

  const failed = page.getByRole('region', { name: 'Not sent' });
  await expect(failed.getByRole('row', { name: /A-7042/ })).toContainText('Refused each time');
  await failed.getByRole('button', { name: 'Try again: Out for delivery, order A-7042' }).click();
  await expect(page.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /A-7042/ })).toContainText(
    'not yet',
  );
  await expect(failed.getByText('A-7042')).toHaveCount(0);
});
