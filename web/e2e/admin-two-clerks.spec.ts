import type { Browser, Page } from '@playwright/test';
import { deskOf, placeFirstCall, recordCall, refuseLongAgo } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { takeNext } from './next-call.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(180_000);
test.use({ expectedComplaints: [/409|ERR_FAILED/] });

const card = (page: Page) => page.getByRole('region', { name: /^A-\d+ · / });
/** Of the card that is shown: the one that follows is drawn, too. */
const note = (page: Page) => page.getByLabel('Internal note').filter({ visible: true });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Orders that go far, of numbers that have refused twice. */
async function placeRisky(names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names.toReversed()) {
    const mobile = newMobile();
    for (const refused of ['Refused1', 'Refused2']) await refuseLongAgo(await placeFirstCall(mobile, refused));
    ids.unshift(await placeFirstCall(mobile, name, { place: { district: 'Sylhet' } }));
  }
  return ids;
}

test('two people who call are never given the same order; one is taken over only by asking, and that is told', async ({
  page: admin,
  browser,
}) => {
  const names = ['Hand1', 'Hand2', 'Hand3', 'Hand4', 'Hand5', 'Hand6'];
  const ids = await placeRisky(names);
  const clerk = await (await browser.newContext()).newPage();
  await becomeAdmin(admin, '/dashboard/toCall');
  await becomeStaff(clerk, 'clerk', '/dashboard/toCall');

  const [first, second] = (await Promise.all([takeNext(admin), takeNext(clerk)])).map(({ name }) => name);
  expect(first).not.toBe(second);
  expect(names).toEqual(expect.arrayContaining([first, second]));
  await expect(card(admin)).toContainText('2 of 2 earlier orders refused or sent back');
  await expect(card(admin)).toContainText('Other districts');
  await expectUsable(admin, 'a call that is given');

  const given = [first, second];
  for (const page of [admin, clerk, admin, clerk]) given.push((await takeNext(page, 'n')).name);
  expect(given.toSorted()).toEqual(names);

  const ofAdmin = given.at(-2) ?? '';
  const row = clerk.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name: ofAdmin });
  await expect(row).toContainText('is working on this order');
  await note(admin).fill('Calls back at noon');
  await row.click();
  await expect(said(clerk, /is working on this order/)).toBeVisible();
  await expectUsable(clerk, 'an order that another works on');
  await pressAtDesk(clerk, 'c');
  await expect(clerk.locator('.popup').last()).toContainText('Take it over first');
  await clerk.locator('.popup').last().getByRole('button').first().click();
  await clerk.getByRole('button', { name: 'Take over' }).click();
  await clerk.getByRole('button', { name: 'Yes, take it over' }).click();
  await expect(said(admin, /has taken over this order/)).toBeVisible();
  await expect(note(admin)).toHaveValue('Calls back at noon');
  const taken = ids[names.indexOf(ofAdmin)] ?? '';
  expect(await deskOf(taken)).toMatchObject({ state: 'toCall', claim: { by: 'clerk@aloghor.example' } });

  await pressAtDesk(clerk, 'c');
  await expect(said(clerk, `${ofAdmin}: Confirmed`)).toBeVisible();
  const left = ids[names.indexOf(given.at(-1) ?? '')] ?? '';
  const holder = async () => (await deskOf(left))?.claim?.by;
  await expect.poll(holder).not.toBe('clerk@aloghor.example'); // who went to another order; the admin may be given it
  for (const id of ids) if ((await deskOf(id))?.callAt !== undefined) await recordCall(id, 'confirmed');
});

const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name });

/** Somebody at the desk who works on this order. */
async function openClerk(browser: Browser, id: string, name: string): Promise<Page> {
  const clerk = await (await browser.newContext()).newPage();
  await becomeStaff(clerk, 'clerk', '/dashboard/toCall');
  await row(clerk, name).click();
  await expect.poll(async () => (await deskOf(id))?.claim?.by).toBe('clerk@aloghor.example');
  return clerk;
}

test('a computer whose clock is four minutes fast shows who works on an order', async ({ page: admin, browser }) => {
  const id = await placeFirstCall(newMobile(), 'Claimed');
  const clerk = await openClerk(browser, id, 'Claimed');
  await admin.clock.install({ time: Date.now() + 4 * 60_000 });
  await becomeAdmin(admin, '/dashboard/toCall');
  await expect(row(admin, 'Claimed')).toContainText('is working on this order');
  await clerk.goto('/');
  await expect.poll(async () => (await deskOf(id))?.claim?.by).not.toBe('clerk@aloghor.example');
  await clerk.context().close();
  await recordCall(id, 'confirmed');
});

test('who takes over an order has it also where the queue is not followed live, and goes on claiming it', async ({
  page: admin,
  browser,
}) => {
  const id = await placeFirstCall(newMobile(), 'Claimed');
  const clerk = await openClerk(browser, id, 'Claimed');
  await admin.route(/follow-desk/, (route) => route.abort());
  await admin.clock.install();
  await becomeAdmin(admin, '/dashboard/toCall');
  await expect(said(admin, 'Not live right now')).toBeVisible();
  await row(admin, 'Claimed').click();
  await admin.getByRole('button', { name: 'Take over' }).click();
  await admin.getByRole('button', { name: 'Yes, take it over' }).click();
  await expect(row(admin, 'Claimed')).toContainText('You are on it');
  await expect(said(admin, /has taken over this order|is working on this order/)).toHaveCount(0);
  await expect(said(clerk, /has taken over this order/)).toBeVisible();
  const prolonged = admin.waitForResponse(`**/api/desk/${id}/claim`);
  await note(admin).fill('Calls back at noon');
  await admin.clock.fastForward('01:01');
  expect((await prolonged).status()).toBe(200);
  await clerk.context().close();
  await recordCall(id, 'confirmed');
});
