import type { Browser, Page } from '@playwright/test';
import { countDue, placeFirstCall, placeOrders, queueAt, recordCall, setCharge, setRole } from './api-helpers.ts';
import { pressAtDesk } from './keyboard.ts';
import { becomeAdmin, becomeCustomer, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

test.setTimeout(120_000);
// The seconds that pass at once pass for the connection to the database, too.
test.use({ expectedComplaints: [/ERR_FAILED|403|Could not reach Cloud Firestore backend/] });

/** Milliseconds in which new, changed and finished orders are shown. */
const LIVE_MS = 2_000;

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`· ${name}$`) });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const inList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Orders in the queue' }).getByRole('button', { name: new RegExp(name) });

/** Places an order ahead of all others in the queue, as a guest. */
const placeCall = (name: string) => placeFirstCall(newMobile(), name);

/** Somebody else of the staff at the desk, who follows the queue live: an order that comes now is shown. */
async function openDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await becomeAdmin(page, '/dashboard/toCall');
  await placeCall('Herald');
  await expect(inList(page, 'Herald').first()).toBeVisible();
  return page;
}

/** Whether the badge of the menu counts the calls that are due. */
async function expectCounted(page: Page): Promise<void> {
  const badge = page.getByRole('link', { name: /^To call/ });
  const counted = async () => (await badge.textContent())?.replace('To call', '');
  const due = async () => {
    const count = await countDue();
    return count > 99 ? '99+' : String(count);
  };
  await expect.poll(async () => (await counted()) === (await due()), { timeout: LIVE_MS }).toBe(true);
}

test('orders that cannot be loaded are not taken for an empty queue, and come with another try', async ({ page }) => {
  await placeCall('Waiting');
  await page.route('**/api/desk/**', (route) => route.abort());
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(page.getByRole('alert')).toContainText('“To call” could not be loaded');
  await expect(page.getByText('Nobody to call')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Waiting')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('two clerks see a new order within two seconds, and what the other has done; the card under the hand stays', async ({
  browser,
}) => {
  await placeCall('Worked');
  const [one, other] = [await openDesk(browser), await openDesk(browser)];
  for (const page of [one, other]) {
    await inList(page, 'Worked').click();
    await expect(card(page, 'Worked')).toBeVisible();
  }

  const fresh = await placeCall('Fresh');
  for (const page of [one, other]) {
    await expect(inList(page, 'Fresh')).toBeVisible({ timeout: LIVE_MS });
    await expectCounted(page);
    await expect(card(page, 'Worked')).toBeVisible();
  }

  await other.getByLabel('Internal note').fill('Rings at the door');
  await pressAtDesk(one, 'c');
  await expect(said(one, 'Worked: Confirmed')).toBeVisible();
  await expect(inList(other, 'Worked')).toBeHidden({ timeout: LIVE_MS });
  for (const page of [one, other]) await expectCounted(page);
  await expect(said(other, 'Someone else has already handled this order.')).toBeVisible();
  await expect(card(other, 'Worked')).toBeVisible();
  await expect(other.getByLabel('Internal note')).toHaveValue('Rings at the door');
  await other.getByRole('button', { name: 'Next order' }).click();
  await expect(card(other, 'Worked')).toBeHidden();

  await inList(other, 'Fresh').click();
  await expect(card(other, 'Fresh')).toBeVisible();
  await setCharge(fresh, 75);
  await expect(said(other, 'Someone else has just changed this order.')).toBeVisible();
  await expect(card(other, 'Fresh')).not.toContainText('75 Tk');
  await other.getByRole('button', { name: 'Show the change' }).click();
  await expect(card(other, 'Fresh')).toContainText('75 Tk');
  await expect(said(other, 'Someone else has')).toBeHidden();
});

test('what is known of the number on the card is asked for again every ten seconds at most, however many orders come', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(recordHistoryReads);
  const id = await placeCall('Called');
  await becomeAdmin(page, '/dashboard/toCall');
  await inList(page, 'Called').click();
  await expect(card(page, 'Called')).toBeVisible();
  const readAt = () => page.evaluate((order) => (window as HistoryWindow).historyReads?.[order] ?? [], id);
  for (const [round, names] of [
    ['First', 'Second'],
    ['Third', 'Fourth'],
  ].entries()) {
    for (const name of names) {
      await placeOrders(newMobile(), 1, { name }); // behind all others
      await expect(inList(page, name)).toBeVisible();
    }
    await page.clock.fastForward('00:10');
    await expect.poll(async () => (await readAt()).length).toBeGreaterThan(round);
  }
  const times = await readAt();
  for (const [place, at] of times.slice(1).entries()) expect(at - (times[place] ?? 0)).toBeGreaterThanOrEqual(10_000);
});

interface HistoryWindow extends Window {
  /** By order, when it was asked for alone. */
  historyReads?: Record<string, number[]>;
}

/** Runs in the page. */
function recordHistoryReads(): void {
  const { fetch } = window;
  const reads: NonNullable<HistoryWindow['historyReads']> = {};
  (window as HistoryWindow).historyReads = reads;
  window.fetch = (asked, init) => {
    const [, id] = /\/api\/desk\/([^/?]+)$/.exec(String(asked instanceof Request ? asked.url : asked)) ?? [];
    if (id !== undefined && (init?.method ?? 'GET') === 'GET') {
      reads[id] ??= [];
      reads[id].push(Date.now());
    }
    return fetch(asked, init);
  };
}

test('an order whose time comes appears by itself', async ({ browser }) => {
  const page = await openDesk(browser);
  const id = await placeCall('Patient');
  await recordCall(id, 'noAnswer');
  await expect(inList(page, 'Patient')).toBeHidden();
  await queueAt(id, Date.now() + 3_000);
  await expect(inList(page, 'Patient')).toBeVisible();
  await expectCounted(page);
});

test('a listener that the rules have rejected is started again', async ({ page }) => {
  const email = await becomeCustomer(page);
  await setRole(email, 'admin');
  await placeCall('Asked');
  await page.goto('/dashboard/toCall');
  await expect(inList(page, 'Asked')).toBeVisible();
  await placeCall('Heard'); // only a listener tells of it within a minute
  await expect(inList(page, 'Heard')).toBeVisible();
  await setRole(email, 'customer');
  await placeCall('Unheard');
  await expect(said(page, 'Not live right now')).toBeVisible({ timeout: 20_000 });
  await setRole(email, 'admin');
  await expect(inList(page, 'Unheard')).toBeVisible({ timeout: 20_000 });
  await expect(said(page, 'Not live right now')).toBeHidden();
});

test('where the database cannot be followed, the desk says so and asks every minute', async ({ page }) => {
  await page.route(/follow-desk/, (route) => route.abort());
  await page.clock.install();
  await becomeAdmin(page, '/dashboard/toCall');
  await expect(said(page, 'Not live right now: the queue is renewed every minute.')).toBeVisible();
  await placeCall('Polled');
  await page.clock.fastForward('01:01');
  await expect(inList(page, 'Polled')).toBeVisible();
});
