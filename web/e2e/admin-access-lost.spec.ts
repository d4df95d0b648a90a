import type { Browser, Page } from '@playwright/test';
import { deleteAccount, endSessions, setPrice, setRole, setSettings, staffSettings } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, becomeCustomer, logIn, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';
import { chooseRole, newMember } from './staff.ts';

// A click that the shop rejects for want of a role or a session is told as what it is, on every page.

test.use({ expectedComplaints: [/401|403|409|ERR_CONNECTION_FAILED|accounts:lookup/] });
test.setTimeout(180_000); // several people, each in a browser of their own

const LAMP = 'chandni-3d-printed-moon-lamp';
const UPDATE = `/dashboard/updateItem/${LAMP}`;

const REJECTED = {
  status: 403,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'not-permitted', detail: 'This is not for you.' },
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your last click was not recorded' });

/** From now on the shop rejects every change of this page for want of a role; a new token, which a page asks for, is none. */
async function rejectChanges(page: Page): Promise<void> {
  await page.route(/\/api\/(?!jwt)/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(REJECTED),
  );
}

const clicks: Record<string, (page: Page) => Promise<void>> = {
  allUsers: async (page) => {
    await chooseRole(page, 'clerk@', 'Remove role');
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
  },
  settings: async (page) => {
    await page.getByRole('region', { name: 'Contact' }).getByLabel('Phone', { exact: true }).fill('+880 1711-111111');
    await page.getByRole('button', { name: 'Save: Contact' }).click();
  },
  manageItems: async (page) => {
    await page
      .getByRole('button', { name: /Stock of/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Stock/ }).fill('7');
    await page.getByRole('textbox', { name: /^Stock/ }).press('Enter');
  },
  bestProducts: async (page) => {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Save/ }).first().click();
  },
};

for (const [path, click] of Object.entries(clicks)) {
  test(`a change on ${path} that is rejected for want of a role is said not to be recorded, once`, async ({ page }) => {
    await becomeAdmin(page, `/dashboard/${path}`);
    await rejectChanges(page);
    await click(page);
    await expect(dialog(page)).toContainText('an admin may have changed your role. Nothing was changed.');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a switch that is rejected for want of a role says so once, and another failure right after it is told', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/manageItems');
  await page.clock.install();
  await rejectChanges(page);
  const shown = page.getByRole('switch').first();
  await shown.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed'),
  );
  await shown.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).not.toContainText('Your last click was not recorded');
});

test('whose role is taken back between two clicks reads why, and that the last one was not recorded', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await setRole(email, 'admin');
  await page.goto('/dashboard/settings');
  await page.getByRole('region', { name: 'Contact' }).getByLabel('Phone', { exact: true }).fill('+880 1711-111111');
  await setRole(email, 'customer');
  await page.getByRole('button', { name: 'Save: Contact' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Your account has no permission for this page.');
  await expect(main).toContainText('Your role in the shop was removed or changed.');
  await expect(main).toContainText('Your last click was not recorded.');
  await expectUsable(page, 'a role that was taken back');
});

test('whose session was ended reads why at the login, and that the last click was not recorded', async ({
  page,
  browser,
}) => {
  const { page: clerk, email } = await hired(page, browser);
  // What is followed live would notice it before the click, and so would the identity provider, which is loaded when it is quiet.
  await clerk.route(/google\.firestore\.v1\.Firestore|accounts:lookup/, (route) => route.abort());
  await clerk.goto('/dashboard/manageItems');
  await expect(clerk.getByRole('button', { name: /Stock of/ }).first()).toBeVisible();
  await clerk.waitForLoadState('networkidle'); // what the page asks beside its products would notice it, too
  await deleteAccount(email);
  await clicks.manageItems?.(clerk);
  await expect(clerk).toHaveURL(/login/i);
  await expect(clerk.getByRole('alert')).toContainText('Your login has ended');
  await expect(clerk.getByRole('alert')).toContainText('Your last click was not recorded.');
  await clerk.context().close();
});

const PHONE = '+880 1711-222222';
const phone = (page: Page) => page.getByRole('region', { name: 'Contact' }).getByLabel('Phone', { exact: true });
const isBack = (page: Page) => page.getByText('What you typed here before is back. It is not saved yet.');

test('what was typed when the session has ended is back for the same person, merged with what was saved since', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await setRole(email, 'admin');
  const { contact } = await staffSettings();
  await page.goto('/dashboard/settings');
  await phone(page).fill(PHONE);
  await endSessions(email);
  await page.getByRole('button', { name: 'Save: Contact' }).click();
  await expect(page).toHaveURL(/login/i);
  await setSettings('contact', { ...contact, emailAddress: 'changed@aloghor.example' });
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(isBack(page)).toBeVisible();
  await expect(phone(page)).toHaveValue(PHONE);
  await expectUsable(page, 'settings that were typed before');
  await page.getByRole('button', { name: 'Save: Contact' }).click();
  await expect(page.locator('.popup').last()).toContainText('Saved');
  await expect(isBack(page)).toBeHidden();
  expect((await staffSettings()).contact).toMatchObject({ phone: PHONE, emailAddress: 'changed@aloghor.example' });
  await page.reload();
  await expect(phone(page)).toHaveValue(PHONE);
  await expect(isBack(page)).toBeHidden();
  await setSettings('contact', contact);
});

test('what was typed when the role was taken back is back with the role; it can be given up, and ends with logging out', async ({
  page,
}) => {
  const email = await becomeCustomer(page);
  await setRole(email, 'admin');
  const name = () => page.getByLabel('Name', { exact: true });
  await page.goto('/dashboard/addItems');
  await name().fill('Lantern');
  await setRole(email, 'customer');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.goto('/dashboard/addItems');
  await expect(page.getByRole('main')).toContainText('Your account has no permission for this page.');
  await setRole(email, 'admin');
  await page.goto('/dashboard/addItems');
  await expect(isBack(page)).toBeVisible();
  await expect(isBack(page)).toContainText('Please choose its photos again.');
  await expect(name()).toHaveValue('Lantern');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(name()).toHaveValue('');
  await expect(isBack(page)).toBeHidden();

  await page.goto('/dashboard/content/terms');
  const title = page.getByLabel('Title, in English');
  await title.fill('Our terms of Eid');
  await page.reload();
  await expect(isBack(page)).toBeVisible();
  await expect(title).toHaveValue('Our terms of Eid');
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation()));
  await becomeAdmin(page, '/dashboard/content/terms'); // somebody else, in the same tab
  await expect(title).not.toHaveValue('Our terms of Eid');
  await expect(isBack(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Our terms of Eid');
});

test('what was typed on an item is back, and is not saved over what others have saved since', async ({ page }) => {
  await becomeAdmin(page, UPDATE);
  const before = (await (await page.request.get(`/api/item/${LAMP}`)).json()).price;
  await page.getByLabel('Price').fill('905');
  await page.reload();
  await expect(isBack(page)).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('905');
  await setPrice(LAMP, 777);
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alert', { name: 'Someone else has saved in the meantime' });
  await expect(conflict.getByRole('term')).toHaveText(['Price']);
  await page.getByRole('button', { name: 'Keep what is in the shop' }).click();
  await expect(page.getByLabel('Price')).toHaveValue('777');
  await expect(isBack(page)).toBeHidden();
  await setPrice(LAMP, before);
});

for (const [who, password, landing] of [
  ['packer', 'aloghor-packer', '/dashboard/packing'],
  ['admin', 'aloghor-admin', '/dashboard/adminHome'],
  ['customer', 'aloghor-customer', '/shop'],
] as const) {
  test(`after a login from the shop the ${who} is on ${landing}`, async ({ page }) => {
    await page.goto('/login?from=/shop');
    await logIn(page, `${who}@aloghor.example`, password);
    await expect(page).toHaveURL(landing);
  });
}

/** A clerk, in a browser of their own. */
async function hired(page: Page, browser: Browser) {
  const member = await newMember(browser);
  await becomeAdmin(page, '/dashboard/allUsers');
  await page.getByText('How to add a clerk, a packer or an admin').click();
  await expect(page.getByText('/register with their own e-mail address, and verify it')).toBeVisible();
  await chooseRole(page, member.email, 'Make clerk');
  await page.getByRole('button', { name: 'Yes, make clerk' }).click();
  await expect(page.getByText('The role is changed')).toBeVisible();
  return member;
}
