import type { Page } from '@playwright/test';
import { deskOf, orderNumberOf, placeFirstCall } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const card = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a clerk writes to a buyer who does not answer, on WhatsApp, with the text filled in, and it is noted', async ({
  page,
  context,
}) => {
  const mobile = newMobile();
  const id = await placeFirstCall(mobile, 'Rupa Message');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await becomeAdmin(page, '/dashboard/toCall');
  const shown = card(page, /Rupa Message/);
  await shown.getByRole('button', { name: 'Write a message' }).click();
  const link = shown.getByRole('link', { name: 'Nobody answered: WhatsApp' });
  const { answer } = (await deskOf(id)) ?? {};
  const address = new URL(String(await link.getAttribute('href')));
  expect(address.origin + address.pathname).toBe(`https://wa.me/88${mobile}`);
  expect(address.searchParams.get('text')).toContain(`/answer#${await orderNumberOf(id)}.${answer.code}`);
  await expectUsable(page, 'messages by hand');
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.getByText('WhatsApp').click()]);
  await opened.close();
  await expect(shown).toContainText('Nobody answered: WhatsApp');
  await expect.poll(async () => (await deskOf(id))?.messages).toMatchObject([{ event: 'noAnswer', way: 'whatsapp' }]);
});

onPhone(() => {
  test('a text message opens in the application of the phone', async ({ page }) => {
    const mobile = newMobile();
    const id = await placeFirstCall(mobile, 'Rupa Short');
    await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
    await page.getByRole('button', { name: 'Write a message' }).click();
    const link = page.getByRole('link', { name: 'Advance needed: SMS' });
    await expect(link).toHaveAttribute('href', new RegExp(`^sms:\\+88${mobile}\\?&body=Aloghor`));
    await expectUsable(page, 'messages by hand on a phone');
  });
});

test('what the desk offers is written in the settings of notifications', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/notices');
  const group = page.getByRole('group', { name: 'Where is the rider' });
  await expect(group.getByLabel('Offer it at the desk')).toBeChecked();
  await expect(group).toContainText('is with the rider, who will call you.');
});
