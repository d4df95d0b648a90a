import { ROLES, type StaffRole } from '@aloghor/functions/domain/roles';
import { accessMatrix } from '@aloghor/functions/test/access-matrix';
import { resetToPeople } from '@aloghor/functions/test/seed';
import type { Browser, Page } from '@playwright/test';
import { addProduct, ordersOfMobile } from './api-helpers.ts';
import { asPrice, asSum } from './in-money.ts';
import { saveOrdersFile, TO_COLLECT } from './orders-file.ts';
import { becomeAdmin, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';
import { chooseRole, expectClosed, newMember } from './staff.ts';

const JOURNEY_MS = 300_000;

test.setTimeout(JOURNEY_MS);
test.use({ expectedComplaints: [/40[0-9]/] });

const LAMP = {
  name: 'Moon Lamp',
  desc: 'A moon for the table.',
  translations: { bn: { name: 'চাঁদের বাতি', desc: 'টেবিলের জন্য একটি চাঁদ।' } },
  price: 1_650,
  categories: ['Table Lamp'],
  img: '/icon-192.png',
};
/** What each buyer pays for one lamp: 70 taka more in Dhaka, 130 elsewhere. */
const DHAKA = { name: 'Anika of Dhaka', place: 'Dhanmondi, Dhaka', toPay: '1,720' };
const SYLHET = { name: 'Babul of Sylhet', place: 'সিলেট', toPay: '1,780', toPayInBangla: '১,৭৮০' };

const popup = (page: Page) => page.locator('.popup').last();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test.beforeEach(resetToPeople);

test('an empty shop becomes a whole one without code, and takes an order in Dhaka and one in Sylhet', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  const id = await openTheShop(page);
  const { clerk, packer } = await hire(page, browser);

  const [dhaka, sylhet] = [newMobile(), newMobile()];
  await test.step('shoppers see it in both languages', async () => {
    await seesTheShop(page, id);
  });
  await test.step('one orders in Dhaka, in English', () => orderInDhaka(browser, id, dhaka));
  await test.step('one orders in Sylhet, in Bangla', () => orderInSylhet(browser, id, sylhet));

  await test.step('the clerk reads the same sums, and confirms both', async () => {
    for (const [mobile, { name, toPay }] of [
      [dhaka, DHAKA],
      [sylhet, SYLHET],
    ] as const) {
      const [orderId] = await ordersOfMobile(mobile);
      await clerk.goto(`/dashboard/manageOrders/${orderId}`);
      await expect(clerk.getByRole('main')).toContainText(asSum(toPay));
      await clerk.goto('/dashboard/toCall');
      const card = clerk.getByRole('region', { name: new RegExp(`· ${name}$`) });
      await expect(card).toContainText(asSum(toPay));
      await card.getByRole('button', { name: /^Confirmed/ }).click();
      await expect(clerk.getByRole('status').filter({ hasText: `${name}: Confirmed` })).toBeVisible();
    }
  });

  await test.step('the packer prints slips with the same sums', async () => {
    const slips = await printed(packer, '/dashboard/packing', 2);
    expect(slips).toContain(`Collect in cash${asPrice(DHAKA.toPay)}`);
    expect(slips).toContain(`Collect in cash${asPrice(SYLHET.toPay)}`);
  });

  await test.step('the file and the invoices of the admin have them, too', async () => {
    await page.goto('/dashboard/manageOrders');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row(DHAKA.name)).toContainText(asSum(DHAKA.toPay));
    await expect(row(SYLHET.name)).toContainText(asSum(SYLHET.toPay));
    const rows = await saveOrdersFile(page);
    const collected = (wanted: string) => rows.find(({ Name }) => Name === wanted)?.[TO_COLLECT];
    expect([collected(DHAKA.name), collected(SYLHET.name)]).toEqual(['1720', '1780']);
    await page.goto(`/dashboard/manageOrders/${(await ordersOfMobile(sylhet))[0]}`);
    await page.getByRole('button', { name: 'Invoice' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible();
    await expect(page.locator('body > .print-sheet')).toContainText(asSum(SYLHET.toPay));
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('every page and every call that is not theirs is closed to both', async () => {
    for (const [person, role] of [
      [clerk, 'clerk'],
      [packer, 'packer'],
    ] as const) {
      await expectClosed(person, [...ROLES[role]]);
      expect(await openTo(person, role)).toEqual([]);
    }
  });
  await Promise.all([clerk, packer].map((person) => person.context().close()));
});

/** Contact, charges, announcement, banner and the first product; answers its id. */
async function openTheShop(page: Page): Promise<string> {
  await becomeAdmin(page, '/dashboard/adminHome');
  await expect(page.getByRole('heading', { name: 'Welcome. Let us light the shop.' })).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByRole('region', { name: 'Contact' }).getByLabel('Phone', { exact: true }).fill('+880 1711-111111');
  await page.getByLabel('E-mail').fill('orders@lamps.test');
  await page.getByLabel('House, road, area, in English').fill('House 5, Road 8, Banani');
  await page.getByLabel('House, road, area, in Bangla').fill('বাড়ি ৫, রোড ৮, বনানী');
  await page.getByLabel('Latitude').fill('23.7937');
  for (const network of ['Facebook', 'YouTube', 'Instagram']) await page.getByLabel(network, { exact: true }).fill('');
  await saved(page, 'Contact');
  for (const [zone, charge] of [
    ['Inside Dhaka', '70'],
    ['Other districts', '130'],
  ] as const) {
    await group(page, zone).getByLabel('Charge (Tk)').fill(charge);
    await group(page, zone).getByLabel('Days, from').fill('1');
    await group(page, zone).getByLabel('Days, to').fill('4');
  }
  await page.getByLabel('Free for orders from (Tk)').fill('5000');
  await saved(page, 'Delivery');

  await page.goto('/dashboard/content');
  await page.getByRole('main').getByRole('link', { name: 'Announcement' }).click();
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await announcement.getByLabel('Text, in English').fill('We are open');
  await announcement.getByLabel('Text, in Bangla').fill('দোকান খুলেছে');
  await saved(page, 'Announcement');
  await page.goto('/dashboard/content/banners');
  const hero = page.getByRole('region', { name: 'First banner' });
  await hero.getByLabel('Title, in English').fill('Our first light');
  await hero.getByLabel('Title, in Bangla').fill('আমাদের প্রথম আলো');
  await saved(page, 'First banner');
  return addProduct(LAMP);
}

async function saved(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: `Save: ${part}` }).click();
  await expect(popup(page)).toContainText(part);
  await popup(page).waitFor({ state: 'hidden' });
}

/** A clerk and a packer, each in a browser of their own. */
async function hire(page: Page, browser: Browser): Promise<Record<'clerk' | 'packer', Page>> {
  const [clerk, packer] = [await newMember(browser), await newMember(browser)];
  await page.goto('/dashboard/allUsers');
  for (const [{ email }, role] of [
    [clerk, 'clerk'],
    [packer, 'packer'],
  ] as const) {
    await chooseRole(page, email, `Make ${role}`);
    await page.getByRole('button', { name: `Yes, make ${role}` }).click();
    await expect(page.getByText('The role is changed').last()).toBeVisible();
  }
  await packer.page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.goto('/dashboard/adminHome');
  const steps = page.getByRole('main').getByRole('listitem');
  for (const done of ['Shoppers can reach you.', 'Shoppers see them before they order.', 'You have a helper.'])
    await expect(steps.filter({ hasText: done })).toBeVisible();
  return { clerk: clerk.page, packer: packer.page };
}

/** What was written stands on the pages before any script, in the language of each. */
async function seesTheShop(page: Page, id: string): Promise<void> {
  const html = async (path: string) => (await page.request.get(path)).text();
  for (const [prefix, announced, title, charge] of [
    ['', 'We are open', 'Our first light', `${asPrice('70')} in Dhaka city`],
    ['/bn', 'দোকান খুলেছে', 'আমাদের প্রথম আলো', 'বাকি জেলায় ৳১৩০'],
  ] as const) {
    const home = await html(prefix || '/');
    expect(home).toContain(announced);
    expect(home).toContain(title);
    expect(home).toContain('1711-111111');
    expect(await html(`${prefix}/shop/category/${id}`)).toContain(charge);
    expect(await html(`${prefix}/info/delivery`)).toContain(prefix ? '১৩০' : '130');
  }
}

async function orderInDhaka(browser: Browser, id: string, mobile: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/shop/category/${id}`);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  const form = page.getByRole('form', { name: 'Your order' });
  await expect(form).toContainText(`${asSum('70')} in Dhaka city`);
  await page.getByLabel('Name').fill(DHAKA.name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('District or thana').fill('Dhanmondi');
  await page.getByRole('option', { name: DHAKA.place, exact: true }).click();
  await page.getByLabel('Delivery address').fill('House 2, Road 3');
  await expect(form).toContainText(`To pay${asSum(DHAKA.toPay)}`);
  await page.getByRole('button', { name: 'Order Now' }).click();
  await expect(page.getByRole('dialog')).toContainText(`You pay ${asSum(DHAKA.toPay)} in cash`);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/track');
  await expect(page.getByRole('article')).toContainText(`To pay on delivery ${asSum(DHAKA.toPay)}`);
  await page.context().close();
}

async function orderInSylhet(browser: Browser, id: string, mobile: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/bn/shop/category/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('চাঁদের বাতি');
  await page.getByRole('button', { name: 'এখনই কিনুন', exact: true }).click();
  const form = page.getByRole('form', { name: 'আপনার অর্ডার' });
  await page.locator('[name=name]').fill(SYLHET.name);
  await page.locator('[name=mobileNumber]').fill(mobile);
  await form.getByRole('combobox').fill(SYLHET.place);
  await page.getByRole('option', { name: SYLHET.place, exact: true }).click();
  await page.locator('[name=address]').fill('জিন্দাবাজার');
  await expect(form).toContainText(SYLHET.toPayInBangla);
  await form.getByRole('button', { name: 'অর্ডার করুন' }).click();
  await expect(page.getByRole('dialog')).toContainText(SYLHET.toPayInBangla);
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page).toHaveURL('/bn/track');
  await expect(page.getByRole('article')).toContainText(SYLHET.toPayInBangla);
  await page.context().close();
}

/** The text of the slips of all orders of the page. */
async function printed(page: Page, path: string, count: number): Promise<string> {
  await page.goto(path);
  await page.getByLabel(`Tick all ${count} of this page`).check();
  await page.getByRole('region', { name: 'Ticked orders' }).getByRole('button', { name: 'Print slips' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  return String(await page.locator('body > .print-sheet').textContent());
}

/** The calls that the access matrix denies a role, and that this person may make all the same. */
async function openTo(page: Page, role: Exclude<StaffRole, 'admin'>): Promise<string[]> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access-token'))}` };
  const denied = accessMatrix().filter(([, , statuses]) => statuses[role] === 403);
  expect(denied.length).toBeGreaterThan(30);
  const open: string[] = [];
  for (const [name, { method, path }] of denied) {
    const address = `/api${path.replace(/:\w+/, 'moon')}`;
    const data = method === 'GET' ? {} : { data: {} };
    const answer = await page.request.fetch(address, { method, headers, ...data });
    if (answer.status() !== 403) open.push(`${name}: ${answer.status()}`);
  }
  return open;
}
