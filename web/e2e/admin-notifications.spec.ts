import type { NotificationTexts } from '@aloghor/functions/contract/notifications';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import type { Page } from '@playwright/test';
import { noteFailedNotification, setSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

const NOTICES = '/dashboard/notices';

test.use({ expectedComplaints: [/400|409|ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/] });

// A page that is closed while it asks for the texts again is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const received = (page: Page) => group(page, 'Order received');
const preview = (page: Page, language: string) =>
  received(page)
    .getByRole('figure')
    .filter({ hasText: new RegExp(`^${language}`) });
const inEnglish = (page: Page) => received(page).getByLabel('Text, in English');
const save = (page: Page) => page.getByRole('button', { name: 'Save: Texts of notifications' });
const conflict = (page: Page) => page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
const popup = (page: Page) => page.locator('.popup').last();

const beginEnglish = (page: Page) =>
  received(page).getByRole('button', { name: 'Write your own text: Text, in English' }).click();

/** The page of a shop whose deployment sends all notifications, or those that are named. */
async function deploy(page: Page, names?: string[]) {
  await page.route('**/api/notices/texts', async (route) => {
    const texts: NotificationTexts = await (await route.fetch()).json();
    const notices = texts.notices.map((notification) => {
      const isDeployed = !names || names.includes(notification.event);
      return { ...notification, isDeployed, isOn: isDeployed };
    });
    await route.fulfill({ json: { ...texts, notices } });
  });
}

test('an admin sees what notifications say and cost, and sends one again that had failed', async ({ page }) => {
  await noteFailedNotification('A-7042');
  await becomeAdmin(page, NOTICES);
  await expect(page.getByRole('heading', { name: 'Notifications are off' })).toBeVisible();
  const cancelled = group(page, 'Cancelled');
  await expect(cancelled).toContainText(`${SAMPLE_NAME.en}: Your order A-1042 is cancelled. You have nothing to pay.`);
  await expect(cancelled).toContainText(`English · ${SAMPLE_NAME.en.length + 58} characters, 1 text message`);
  await expect(cancelled).toContainText(`${SAMPLE_NAME.bn}: অর্ডার A-1042 বাতিল হয়েছে। কোনো টাকা দিতে হবে না।`);
  await expect(cancelled).toContainText(`Bangla · ${SAMPLE_NAME.bn.length + 52} characters, 1 text message`);

  const failed = page.getByRole('region', { name: 'Not sent' });
  await expect(failed.getByRole('row', { name: /A-7042/ })).toContainText('Rejected every time');
  await failed.getByRole('button', { name: 'Try again: Out for delivery, order A-7042' }).click();
  await expect(page.getByRole('region', { name: 'Waiting' }).getByRole('row', { name: /A-7042/ })).toContainText(
    'not yet',
  );
  await expect(failed.getByText('A-7042')).toHaveCount(0);
});

test('what the deployment does not send cannot be switched on', async ({ page }) => {
  await deploy(page, ['received']);
  await becomeAdmin(page, NOTICES);
  await expect(page.getByRole('heading', { name: 'Notifications are on' })).toBeVisible();
  await expect(received(page).getByLabel('Send it')).toBeChecked();
  const other = group(page, 'Confirmed');
  await expect(other.getByLabel('Send it')).toBeDisabled();
  await expect(other.getByLabel('Send it')).not.toBeChecked();
  await expect(other).toContainText('It cannot be switched on here');

  await received(page).getByLabel('Send it').uncheck();
  await save(page).click();
  await expect(popup(page)).toContainText('Texts of notifications');
  await page.reload();
  await expect(received(page).getByLabel('Send it')).not.toBeChecked();
  await page.goto('/dashboard/audit');
  await expect(page.getByText('Switched off: yes').first()).toBeVisible();
});

test('where none is deployed, nothing can be switched on, and the page says so', async ({ page }) => {
  await becomeAdmin(page, NOTICES);
  const why = /To switch them on, see step 14/;
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByLabel('Send it')).toHaveCount(6);
  for (const send of await page.getByLabel('Send it').all()) {
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(why);
  }
  await expect(page.getByText('It cannot be switched on here')).toHaveCount(0);
});

test('a text is previewed and counted as it is typed; emptied, it is the usual one', async ({ page }) => {
  await becomeAdmin(page, NOTICES);
  const usual = await preview(page, 'English').innerText();
  await beginEnglish(page);
  await expect(inEnglish(page)).toBeFocused();
  await expect(inEnglish(page)).toHaveValue(/^Thank you, we have your order \{number\}\./);
  await expect(preview(page, 'English')).toHaveText(usual, { useInnerText: true });

  await inEnglish(page).fill('Thanks! We call you soon.');
  await expect(preview(page, 'English')).toContainText(`${SAMPLE_NAME.en}: Thanks! We call you soon.`);
  await expect(preview(page, 'English')).toContainText(`${SAMPLE_NAME.en.length + 27} characters, 1 text message`);
  await expect(received(page).getByRole('status')).toContainText('Without {number}');
  await inEnglish(page).press('End');
  await inEnglish(page).pressSequentially(' ');
  await received(page).getByRole('button', { name: 'Order number' }).click();
  await expect(inEnglish(page)).toHaveValue('Thanks! We call you soon. {number}');
  await expect(inEnglish(page)).toBeFocused();
  await expect(preview(page, 'English')).toContainText('We call you soon. A-1042');
  await expect(received(page).getByRole('status')).toHaveCount(0);
  await inEnglish(page).fill(`৳ ${'x'.repeat(100)} {number}`);
  await expect(preview(page, 'English')).toContainText('2 text messages');
  await inEnglish(page).fill('Order {number} is here.');
  await expectUsable(page, 'the notifications');
  await save(page).click();
  await expect(popup(page)).toContainText('Texts of notifications');
  await page.reload();
  await expect(preview(page, 'English')).toContainText(`${SAMPLE_NAME.en}: Order A-1042 is here.`);
  await expect(inEnglish(page)).toHaveValue('Order {number} is here.');

  await inEnglish(page).fill('');
  await expect(preview(page, 'English')).toHaveText(usual, { useInnerText: true });
  await save(page).click();
  await expect(popup(page)).toContainText('Texts of notifications');
  await page.reload();
  await expect(received(page).getByRole('button', { name: /in English, Order received$/ })).toBeVisible();
});

test('a placeholder that is not known is told at once, and is not saved', async ({ page }) => {
  await becomeAdmin(page, NOTICES);
  await beginEnglish(page);
  await inEnglish(page).fill('Order {nubmer');
  await expect(received(page).getByRole('alert')).toHaveCount(0);
  await inEnglish(page).press('End');
  await inEnglish(page).pressSequentially('}');
  await expect(received(page).getByRole('alert')).toContainText('{nubmer} is not known');
  await save(page).click();
  await expect(inEnglish(page)).toBeFocused();
  await expect(inEnglish(page)).toHaveAccessibleDescription(
    '{nubmer} is not known. You can use {number} {name} {link} {phone} {shop} {sum} {answer}',
  );
  await expect(inEnglish(page)).toHaveValue('Order {nubmer}');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('of two admins, the second sees what the first has saved', async ({ page }) => {
  await deploy(page);
  await becomeAdmin(page, NOTICES);
  await beginEnglish(page);
  await setSettings('notifications', { received: { isOff: true, text: { en: 'Theirs {number}' } } });
  await inEnglish(page).fill('Mine {number}');
  await save(page).click();
  await expect(conflict(page).getByRole('definition')).toHaveText('In the shop nowTheirs {number}YoursMine {number}');
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(inEnglish(page)).toHaveValue('Theirs {number}');
  await expect(received(page).getByLabel('Send it')).not.toBeChecked();
});

test('without a connection what was typed stays', async ({ page }) => {
  await becomeAdmin(page, NOTICES);
  await beginEnglish(page);
  await inEnglish(page).fill('Mine {number}');
  await page.route('**/api/settings/notifications', (route) => route.abort());
  await save(page).click();
  await expect(popup(page)).toContainText('No answer came.');
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(inEnglish(page)).toHaveValue('Mine {number}');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(popup(page)).toContainText('Leave without saving?');
});

test('settings that cannot be loaded are asked for again, and the lists are there meanwhile', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/audit');
  await page.route('**/api/settings/admin', (route) => route.abort());
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Notifications');
  await expect(page.getByRole('region', { name: 'Waiting' })).toBeVisible();
  await page.unroute('**/api/settings/admin');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(received(page)).toBeVisible();
});

onPhone(() => {
  test('the texts and their form have room', async ({ page }) => {
    await becomeAdmin(page, NOTICES);
    await beginEnglish(page);
    await expectUsable(page, 'the notifications on a phone');
  });
});
