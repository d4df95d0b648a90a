import type { Page, Request } from '@playwright/test';
import { deskOf, placeFirstCall } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { hold } from './network.ts';
import { takeNext } from './next-call.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
test.use({ expectedComplaints: [/ERR_CONNECTION_FAILED/] });

const CALLS = '**/api/desk/*/calls';
const NEXT = '**/api/desk/next';

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

let ids: Record<'Asha' | 'Bithi' | 'Champa', string>;

/** The first card is that of Asha; then the next call was taken in its place, and the one to follow it claimed ahead. */
test.beforeEach(async ({ page }) => {
  const [Champa, Bithi] = [await placeFirstCall(newMobile(), 'Champa'), await placeFirstCall(newMobile(), 'Bithi')];
  ids = { Asha: await placeFirstCall(newMobile(), 'Asha'), Bithi, Champa };
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Asha')).toBeVisible();
  const ahead = page.waitForResponse((answer) => answer.request().postData()?.includes('beside') === true);
  await pressAtDesk(page, 'x');
  await expect(card(page, 'Bithi')).toBeVisible();
  expect((await (await ahead).json()).call._id).toBe(ids.Asha);
});

test('the next card is shown while the outcome of the last one is on its way, and that is said', async ({ page }) => {
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(CALLS, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const givenBack: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && givenBack.push(request.url()));
  await pressAtDesk(page, 'c');
  await expect(card(page, 'Asha')).toBeFocused();
  await expect(said(page, 'Bithi: being recorded')).toBeVisible();
  await expectUsable(page, 'an outcome on its way');
  expect(await deskOf(ids.Bithi)).toMatchObject({ state: 'toCall' });
  goOn();
  await expect(said(page, 'Bithi: Confirmed')).toBeVisible();
  await expect(card(page, 'Asha')).toBeVisible();
  expect(await deskOf(ids.Bithi)).toMatchObject({ state: 'confirmed' });
  expect(givenBack).toEqual([]); // the outcome has ended the claim
});

test('an outcome that could not be recorded brings its card back, and is recorded when it is given again', async ({
  page,
}) => {
  await page.route(CALLS, (route) => route.abort('connectionfailed'));
  await pressAtDesk(page, 'c');
  const popup = page.locator('.popup').last();
  await expect(popup).toBeVisible();
  await popup.getByRole('button').first().click();
  await expect(card(page, 'Bithi')).toBeVisible();
  expect(await deskOf(ids.Bithi)).toMatchObject({ state: 'toCall' });
  await page.unroute(CALLS);
  await pressAtDesk(page, 'c');
  await expect(said(page, 'Bithi: Confirmed')).toBeVisible();
});

test('an order that was claimed ahead is given back on leaving the page', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Packing' }).click();
  await expect(page).toHaveURL(/packing/);
  for (const id of [ids.Asha, ids.Bithi]) await expect.poll(async () => (await deskOf(id))?.claim).toBeUndefined();
});

test.describe('what is claimed is free for the others at once', () => {
  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'the tab is closed': (page) => page.close({ runBeforeUnload: true }),
    'the shop is opened': (page) => page.goto('/'),
  };
  for (const [when, leave] of Object.entries(ways))
    test(`when ${when}`, async ({ page }) => {
      await expect.poll(async () => (await deskOf(ids.Bithi))?.claim).toBeDefined();
      await leave(page);
      for (const id of [ids.Asha, ids.Bithi]) await expect.poll(async () => (await deskOf(id))?.claim).toBeUndefined();
    });
});

test('who logs out gives back what they have claimed in every tab: a colleague has it at once', async ({
  page,
  browser,
}) => {
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/toCall');
  await otherTab
    .getByRole('navigation', { name: 'Orders in the queue' })
    .getByRole('button', { name: 'Champa' })
    .click();
  const claimed = [ids.Bithi, ids.Champa];
  const holders = () => Promise.all(claimed.map(async (id) => (await deskOf(id))?.claim?.by));
  await expect.poll(holders).toEqual(claimed.map(() => 'admin@aloghor.example'));
  const clerk = await (await browser.newContext()).newPage();
  await becomeStaff(clerk, 'clerk', '/dashboard/manageOrders');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(holders).toEqual(claimed.map(() => undefined));
  await clerk
    .getByRole('navigation', { name: 'Dashboard menu' })
    .getByRole('link', { name: /^To call/ })
    .click();
  expect(Object.values(ids)).toContain((await takeNext(clerk)).id);
  await clerk.context().close();
});

test('a second tab of the same person takes nothing from the first when it is closed', async ({ page }) => {
  const isClaim = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith(`/api/desk/${ids.Bithi}/claim`);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/toCall');
  const claimed = otherTab.waitForResponse((answer) => isClaim(answer.request()));
  await otherTab
    .getByRole('navigation', { name: 'Orders in the queue' })
    .getByRole('button', { name: 'Bithi' })
    .click();
  await claimed;
  const again = page.waitForResponse((answer) => isClaim(answer.request()), { timeout: 20_000 }); // a minute by itself
  await otherTab.close({ runBeforeUnload: true });
  expect((await again).status()).toBe(200);
  await expect.poll(async () => (await deskOf(ids.Bithi))?.claim?.by).toBe('admin@aloghor.example');
});

test('a page that the browser has put aside gives its orders back, and claims them again when it returns', async ({
  page,
}) => {
  const tell = (type: string) =>
    page.evaluate((type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);
  await tell('pagehide');
  for (const id of [ids.Asha, ids.Bithi]) await expect.poll(async () => (await deskOf(id))?.claim).toBeUndefined();
  await tell('pageshow');
  for (const id of [ids.Asha, ids.Bithi]) await expect.poll(async () => (await deskOf(id))?.claim).toBeDefined();
});

test('an order that the shop claims ahead while the page is left is given back, too', async ({ page }) => {
  const ahead = await hold(page, NEXT);
  await pressAtDesk(page, 'c');
  await expect(card(page, 'Asha')).toBeVisible();
  await ahead.asked;
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'Packing' }).click();
  await expect(page).toHaveURL(/packing/);
  const answered = page.waitForResponse(NEXT);
  ahead.release();
  expect((await (await answered).json()).call._id).toBe(ids.Champa);
  await expect.poll(async () => (await deskOf(ids.Champa))?.claim).toBeUndefined();
});
