import type { Page } from '@playwright/test';
import { deskOf, placeFirstCall } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
// The minutes that pass at once pass for the connection to the database, too.
// Neither has the browser a telephone.
test.use({ expectedComplaints: [/Could not reach Cloud Firestore backend|Failed to launch 'tel:/] });

const AWAY = '03:01';
const A_MINUTE = '01:01';
const MINUTE_MS = 60_000;

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const held = async (id: string) => (await deskOf(id))?.claim?.by;

let ids: Record<'Asha' | 'Bithi', string>;

test.beforeEach(async ({ page }) => {
  const Bithi = await placeFirstCall(newMobile(), 'Bithi');
  ids = { Asha: await placeFirstCall(newMobile(), 'Asha'), Bithi };
  await page.clock.install();
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(card(page, 'Asha')).toBeVisible();
});

test('unsaved words hold the order that they belong to while their writer is away, and no other', async ({ page }) => {
  const claimedAhead = page.waitForResponse((answer) => answer.request().postData()?.includes('beside') === true);
  await pressAtDesk(page, 'x');
  await expect(card(page, 'Bithi')).toBeVisible();
  await (await claimedAhead).finished();
  await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example'); // claimed ahead
  await page.getByLabel('Internal note').filter({ visible: true }).fill('Calls back at noon');
  for (const time of [AWAY, A_MINUTE]) {
    const prolonged = page.waitForResponse(`**/api/desk/${ids.Bithi}/claim`);
    await page.clock.fastForward(time);
    expect((await prolonged).status()).toBe(200);
    await expect.poll(() => held(ids.Asha)).toBeUndefined();
  }
  await page.mouse.move(300, 300);
  await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example');
});

test('who is away claims nothing again when a colleague is done with the order, until they are back', async ({
  page,
  browser,
}) => {
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/claim')) claims.push(request.url());
  });
  await page.clock.fastForward('00:02');
  await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example');
  await page.clock.fastForward(AWAY);
  await expect.poll(() => held(ids.Asha)).toBeUndefined();
  const before = claims.length;

  const clerk = await (await browser.newContext()).newPage();
  await becomeStaff(clerk, 'clerk', '/dashboard/toCall');
  await clerk.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name: 'Asha' }).click();
  // Whether she has seen it free in between depends on when the database tells of it.
  const isHeld = card(page, 'Asha').getByText(/Clerk (is working on|has taken over) this order/);
  await expect(isHeld).toBeVisible();
  await clerk.goto('/');
  await expect(isHeld).toBeHidden();
  await page.clock.fastForward(A_MINUTE);
  expect(claims).toHaveLength(before);
  await page.mouse.move(300, 300);
  await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example');
  expect(claims).toHaveLength(before + 1);
  await clerk.context().close();
});

const CALLS = {
  'has pressed the number': (page: Page) =>
    card(page, 'Asha')
      .getByRole('link', { name: /^Call 01/ })
      .click(),
  'has opened the card': (page: Page) =>
    page.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name: 'Asha' }).click(),
  'has opened its link': (page: Page) => page.goto(`/dashboard/toCall?order=${ids.Asha}`),
};

for (const [how, begin] of Object.entries(CALLS))
  test(`who ${how} keeps the order for ten minutes on the telephone without touching anything, and no longer`, async ({
    page,
  }) => {
    await begin(page);
    await page.clock.fastForward('00:02');
    await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example');
    for (const time of [AWAY, AWAY]) {
      const prolonged = page.waitForResponse(`**/api/desk/${ids.Asha}/claim`);
      await page.clock.fastForward(time);
      const answer = await prolonged;
      expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
    }
    await page.clock.fastForward('04:01');
    await expect.poll(() => held(ids.Asha)).toBeUndefined();
  });

test('who has pressed the number keeps the order also while the telephone sleeps, and its page can prolong nothing', async ({
  page,
}) => {
  const msLeft = async () => ((await deskOf(ids.Asha))?.claim?.until ?? 0) - Date.now();
  await page.clock.fastForward('00:02');
  await expect.poll(msLeft).toBeGreaterThan(0);
  expect(await msLeft()).toBeLessThanOrEqual(3 * MINUTE_MS);
  await CALLS['has pressed the number'](page);
  await expect.poll(msLeft).toBeGreaterThan(9 * MINUTE_MS);
});

test('who leaves in the middle of a call gives its order back at once', async ({ page }) => {
  await CALLS['has opened the card'](page);
  await page.clock.fastForward('00:02');
  await expect.poll(() => held(ids.Asha)).toBe('admin@aloghor.example');
  await page.goto('/');
  await expect.poll(() => held(ids.Asha)).toBeUndefined();
});
