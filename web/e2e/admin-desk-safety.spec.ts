import type { Locator, Page } from '@playwright/test';
import { deskOf, placeFirstCall, recordCall } from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { pressAtDesk } from './keyboard.ts';
import { handleFirst, loseAnswer } from './network.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
test.use({ expectedComplaints: [/40[019]|ERR_FAILED/] });

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const popup = (page: Page) => page.locator('.popup').last();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Puts orders ahead of all others in the queue. */
async function placeCalls(...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names.toReversed()) ids.unshift(await placeFirstCall(newMobile(), name));
  return ids;
}

/** At the moment when the card of this order comes: the key C, and a click on Confirmed. */
async function pressAsSoonAsShown(page: Page, name: string): Promise<void> {
  await page.evaluate((shown) => {
    new MutationObserver((_, observer) => {
      const section = document.querySelector(`section[aria-label$="· ${shown}"]`);
      if (!section) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
      const buttons = [...section.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent.startsWith('Confirmed'))?.click();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, name);
}

test('a second key or click, which was meant for the order before, confirms no order that nobody has read', async ({
  page,
}) => {
  const [, second = ''] = await placeCalls('Early', 'Unread', 'Third');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Early')).toBeVisible();
  await pressAsSoonAsShown(page, 'Unread');
  await pressAtDesk(page, 'c');
  await expect(said(page, 'Early: Confirmed')).toBeVisible();
  await pressAtDesk(page, 'n');
  await expect(said(page, 'Unread: No answer')).toBeVisible();
  expect(await deskOf(second)).toMatchObject({ state: 'noAnswer', attempts: [{ outcome: 'noAnswer' }] });
});

test('each of the last five calls can be taken back', async ({ page }) => {
  const names = ['Undo1', 'Undo2', 'Undo3', 'Undo4', 'Undo5', 'Undo6'];
  const ids = await placeCalls(...names);
  await becomeAdmin(page, '/dashboard/toCall');
  for (const name of names) {
    await expect(card(page, name)).toBeVisible();
    await pressAtDesk(page, 'c');
    await expect(said(page, `${name}: Confirmed`)).toBeVisible();
  }
  await page.getByText('Earlier results').click();
  await expect(page.getByRole('button', { name: /^Undo: .*Undo1/ })).toBeHidden();
  await page.getByRole('button', { name: /^Undo: .*Undo2/ }).click();
  await expect(card(page, 'Undo2')).toBeVisible();
  await pressAtDesk(page, 'u');
  await expect(card(page, 'Undo6')).toBeVisible();
  const states = await Promise.all(ids.map(async (id) => (await deskOf(id))?.state));
  expect(states).toEqual(['confirmed', 'toCall', 'confirmed', 'confirmed', 'confirmed', 'toCall']);
});

test('after a lost answer the shop is asked what became of the call', async ({ page }) => {
  await placeCalls('Lost', 'NotSent', 'Unknown');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Lost')).toBeVisible();
  await handleFirst(page, '**/api/desk/*/calls', loseAnswer);
  await pressAtDesk(page, 'c');
  await expect(said(page, 'Lost: Confirmed')).toBeVisible();
  await expect(card(page, 'NotSent')).toBeVisible();

  await handleFirst(page, '**/api/desk/*/calls', (route) => route.abort());
  await pressAtDesk(page, 'c');
  await expect(popup(page)).toContainText('Not recorded');
  await expect(popup(page)).toContainText('We checked: nothing was saved.');
  await popup(page).getByRole('button').first().click();

  await page.route('**/api/desk/**', (route) => route.abort());
  await pressAtDesk(page, 'c');
  await expect(popup(page)).toContainText('It may not have been saved');
  await page.unroute('**/api/desk/**');
  await popup(page).getByRole('button').first().click();
  await expect(card(page, 'NotSent')).toBeVisible();
});

test('a form whose answer was lost is closed when the shop has what was typed', async ({ page }) => {
  await placeCalls('Money');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Money')).toBeVisible();
  await pressAtDesk(page, 'm');
  await field(page, 'Delivery charge').fill('130');
  await handleFirst(page, '**/api/orders/admin/*/amounts', loseAnswer);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Delivery charge')).toBeHidden();
  await expect(card(page, 'Money')).toContainText('Delivery charge');
  await expect(popup(page)).toBeHidden();
});

test('a session that ended, and a day to hold that is past, are told as what they are', async ({ page }) => {
  await placeCalls('Ended');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Ended')).toBeVisible();
  const ended = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'token-refused', detail: 'Ended.' };
  await page.route('**/api/desk/*/calls', (route) => route.fulfill({ status: 401, json: ended }));
  await pressAtDesk(page, 'c');
  await expect(popup(page)).toContainText(
    'Your login has ended, for example because your role or password was changed. Nothing was changed.',
  );
  await popup(page).getByRole('button').first().click();
  await page.unroute('**/api/desk/*/calls');

  await pressAtDesk(page, 'h');
  await field(page, 'Another day').fill('2024-02-01');
  await page.getByRole('button', { name: 'Hold until this day' }).click();
  await expect(field(page, 'Another day')).toHaveAccessibleDescription(/^This day is in the past or too far ahead/);
  await field(page, 'In days').fill('১০');
  await expect(field(page, 'Another day')).not.toHaveValue('2024-02-01');
  await page.getByRole('button', { name: 'Hold until this day' }).click();
  await expect(said(page, 'Ended: On hold')).toBeVisible();
});

test('the card of an order that somebody has closed says so, and has no buttons', async ({ page }) => {
  const [id = ''] = await placeCalls('Closed');
  await recordCall(id, 'refused');
  await becomeAdmin(page, `/dashboard/toCall?order=${id}`);
  await expect(card(page, 'Closed')).toContainText('This order was closed: Refused.');
  await expect(card(page, 'Closed').getByRole('button')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.getByLabel('Delivery address')).toBeHidden();
});

test('an older order that comes into the queue does not change the card that is worked on', async ({ page }) => {
  await placeCalls('Older', 'Worked');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Older')).toBeVisible();
  await placeCalls('Elder');
  const list = page.getByRole('navigation', { name: 'Orders in the queue' });
  await expect(list.getByRole('button').first()).toContainText('Elder');
  await expect(card(page, 'Older')).toBeVisible();
});

/** Turns the mouse wheel over a field that has the focus. */
async function turnWheelOver(page: Page, over: Locator): Promise<void> {
  await over.focus();
  await over.hover();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -200);
}

test('sums are typed in Bangla, are not changed by the mouse wheel, and more than the order is worth is asked for', async ({
  page,
}) => {
  await placeCalls('Sums');
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Sums')).toBeVisible();
  await pressAtDesk(page, 'm');
  await field(page, 'Delivery charge').pressSequentially('১৩০.৫০');
  await turnWheelOver(page, field(page, 'Delivery charge'));
  await expect(field(page, 'Delivery charge')).toHaveValue('১৩০.৫০');
  await field(page, 'Discount').fill('-5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Discount')).toHaveAccessibleDescription(/^Please enter an amount of 0 or more/);
  await field(page, 'Discount').fill('99,99,999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(popup(page)).toContainText('More than the order is worth?');
  const sums = popup(page).getByText(new RegExp(`^${asSum('[\\d,.]+')}$`));
  await expect(sums).toHaveCount(2);
  for (const one of await sums.all()) await expect(one).toHaveCSS('white-space', 'nowrap');
  await popup(page).getByRole('button', { name: 'Look again' }).click();
  await field(page, 'Discount').fill('২০');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Sums')).toContainText('130.50 Tk');
  await expect(card(page, 'Sums')).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no keys are offered', async ({ page }) => {
    await placeCalls('Phone');
    await becomeAdmin(page, '/dashboard/toCall');
    await expect(card(page, 'Phone')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Shortcuts o/ })).toBeHidden();
  });
});
