import type { Page } from '@playwright/test';
import { deskOf, placeFirstCall, recordCall, setSettings } from './api-helpers.ts';
import { handleFirst } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);

const card = (page: Page) => page.getByRole('region', { name: /· Not Reached$/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /· Not Reached: / });
const inList = (page: Page) =>
  page.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name: 'Not Reached' });

let id: string;

test.beforeEach(async () => {
  await setSettings('calls', { tries: 2, after: 'putAside' });
  id = await placeFirstCall(newMobile(), 'Not Reached');
  await recordCall(id, 'noAnswer');
});

test('an order that the shop has put aside is found from the overview, given back to the queue, and put aside again', async ({
  page,
}) => {
  await becomeAdmin(page, `/dashboard/toCall?order=${id}`);
  await card(page).getByRole('button', { name: 'No answer' }).click();
  await expect(said(page)).toContainText('Put aside');
  await expect.poll(async () => (await deskOf(id))?.asideSince).toEqual(expect.any(Number));

  await page.goto('/dashboard/adminHome');
  await page.getByRole('link', { name: /^and \d+ put aside$/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/toCall\?when=aside$/);
  await expect(page.getByRole('button', { name: /^Put aside \d+$/ })).toHaveAttribute('aria-pressed', 'true');
  await inList(page).click();
  await expect(card(page)).toContainText(/No answer, 2nd time · Put aside /);
  await expectUsable(page, 'the orders that are put aside');

  await card(page)
    .getByRole('link', { name: /· Not Reached$/ })
    .click();
  await expect(page.getByRole('main')).toContainText(/Put aside /);
  await expectUsable(page, 'the page of an order that is put aside');
  await page.goBack();

  await inList(page).click();
  await card(page).getByRole('button', { name: 'Call again' }).click();
  await expect(said(page)).toContainText('To call');
  await expect(inList(page)).toHaveCount(0);
  expect(await deskOf(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
});

test('the orders that are put aside show live, as a colleague puts one aside and calls it again', async ({ page }) => {
  await becomeStaff(page, 'clerk', '/dashboard/toCall');
  await expect(page.getByText('Not live right now')).toHaveCount(0);
  await page.getByRole('button', { name: /^Put aside/ }).click();
  await expect(page).toHaveURL(/when=aside/);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('when=aside')) asked += 1;
  });
  await recordCall(id, 'noAnswer');
  await expect(inList(page)).toBeVisible();
  await recordCall(id, 'toCall');
  await expect(inList(page)).toHaveCount(0);
  expect(asked).toBeLessThanOrEqual(1); // before the database has answered
});

test('an order that is put aside is called again from its own page', async ({ page }) => {
  await recordCall(id, 'noAnswer');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  await page.getByRole('button', { name: 'Call again' }).click();
  await expect(page.locator('.popup').last()).toContainText('· Not Reached: To call');
  await expect(page.getByText(/Put aside /)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Call again' })).toHaveCount(0);
  expect(await deskOf(id)).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
});

test('an order that is put aside once more stays in the list, also where the list knows it before the answer', async ({
  page,
}) => {
  await recordCall(id, 'noAnswer');
  await becomeStaff(page, 'clerk', '/dashboard/toCall?when=aside');
  await expect(page.getByText('Not live right now')).toHaveCount(0);
  await inList(page).click();
  await handleFirst(page, '**/api/desk/*/calls', async (route) => {
    const response = await route.fetch();
    await expect.poll(async () => (await deskOf(id))?.attempts).toHaveLength(3);
    await route.fulfill({ response });
  });
  await card(page).getByRole('button', { name: 'No answer' }).click();
  await expect(said(page)).toContainText('Put aside');
  await expect(inList(page)).toBeVisible();
});
