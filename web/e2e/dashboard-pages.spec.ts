import { isLong } from '@aloghor/functions/test/long-runs';
import { STAFF_PATHS } from '../shared/navigation/page-permissions.ts';
import { placeConfirmed, putReviews } from './api-helpers.ts';
import { openStatus } from './order-rows.ts';
import { actionsOfOneName, faultsOf, faultsOfOpened } from './page-faults.ts';
import { followedOrder } from './parcels.ts';
import { becomeAdmin, becomeStaff, newMobile } from './people.ts';
import { DESK, expect, PHONE, test } from './shop-test.ts';

const SHORT = [
  ['adminHome', 'manageItems', 'manageOrders', 'toCall'],
  ['packing', 'packing/bench', 'riders', 'payouts', 'newOrder'],
  ['customers', 'Topselling', 'notices', 'settings', 'updateItem/chandni-3d-printed-moon-lamp'],
  ['content', 'content/banners', 'content/terms'],
];
/** Of the same tables, forms and lists. */
const LONG = [
  ['addItems', 'importItems', 'orderHistory', 'allUsers'],
  ['inbox', 'reviews', 'people', 'audit', 'bestProducts', 'propularProducts'],
];
const PAGES = isLong ? [...SHORT, ...LONG] : SHORT;

test.setTimeout(isLong ? 600_000 : 120_000); // each page is examined at several widths

for (const paths of PAGES) {
  test(`everybody can use ${paths.join(', ')}`, async ({ page }) => {
    await becomeAdmin(page);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      faults.push(...(await faultsOf(page)));
    }
    expect(faults).toEqual([]);
  });
}

// Opened states, only in `npm run prove`.
for (const screen of isLong ? [PHONE, DESK] : []) {
  test(`everybody can use what opens in the dashboard, ${screen.width} px wide`, async ({ page }) => {
    await page.setViewportSize(screen);
    const mobile = newMobile();
    await placeConfirmed(mobile, 1);
    await becomeAdmin(page, '/dashboard/manageOrders');
    await page.getByRole('searchbox').fill(mobile);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText('Delivery address')).toBeVisible();
    const faults = await faultsOfOpened(page, 'the details of an order');
    await (await openStatus(page.locator('tr[data-row]').first())).selectOption('Delivered');
    await page.getByRole('button', { name: /^Change order/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Is this order delivered?');
    faults.push(...(await faultsOfOpened(page, 'the question before a delivery')));

    await page.goto('/dashboard/manageItems');
    await page
      .getByRole('button', { name: /^More for / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Are you sure?');
    faults.push(...(await faultsOfOpened(page, 'the question before a deletion')));

    await page.goto('/dashboard/addItems');
    await page.getByText('In Bangla (optional)').click();
    await expect(page.getByLabel('Name in Bangla')).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'the fields in Bangla')));

    await page.goto('/dashboard/allUsers');
    await page
      .getByRole('button', { name: /^Make admin/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(...(await faultsOfOpened(page, 'the question before a promotion')));
    await page.keyboard.press('Escape');
    if (screen === PHONE) {
      await page.getByRole('button', { name: 'Dashboard menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Dashboard menu' })).toBeVisible();
      faults.push(...(await faultsOfOpened(page, 'the menu')));
    } else {
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
      faults.push(...(await faultsOfOpened(page, 'the menu of the account')));
    }
    expect(faults).toEqual([]);
  });
}

test('on a phone the one menu of the dashboard is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeAdmin(page, '/dashboard/adminHome'); // from /dashboard it leads there, which closes a menu
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(1);
  await expect(page.locator('aside a')).toHaveCount(0); // nor is the menu beside a page rendered out of sight
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await page.getByRole('dialog', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Users' }).click();
  await expect(page).toHaveURL('/dashboard/allUsers');
  await expect(page.getByRole('dialog', { name: 'Dashboard menu' })).toBeHidden();
  await page.setViewportSize(DESK);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'All Users' })).toBeVisible();
});

test.describe('the menu beside a page', () => {
  for (const role of ['admin', 'clerk'] as const) {
    test(`shows each entry of the ${role} on one line, in both languages, also with two digits`, async ({ page }) => {
      await page.route(/\/api\/stats$/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), toRescue: 47, inDoubt: 41 } });
      });
      await becomeStaff(page, role);
      for (const language of ['en', 'bn']) {
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto('/dashboard/manageOrders');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const links = page.getByRole('complementary').getByRole('link');
        await expect(links.filter({ hasText: /88|৮৮/ })).toHaveCount(1);
        const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
        expect(new Set(heights).size, `${language}: ${heights}`).toBe(1);
      }
    });
  }
});

test('no two buttons or links of a page have one name and do different things', async ({ page }) => {
  const MOON = 'chandni-3d-printed-moon-lamp';
  const removeReviews = await putReviews({ _id: MOON, name: 'Moon Lamp', img: '/preview.jpg' }, 2);
  const failed = [];
  for (const word of ['agent-hold', 'agent-hold', 'eaten-by-a-goat', 'eaten-by-a-goat'])
    failed.push(await followedOrder('redx', word));
  await becomeAdmin(page);
  const faults: string[] = [];
  const paths = [
    ...STAFF_PATHS.filter((path) => !path.includes(':')),
    'rescue?view=toCheck',
    'reviews?state=hidden',
    `updateItem/${MOON}`,
    `manageOrders/${failed.at(-1)?.id}`,
  ];
  for (const path of paths) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .animate-pulse')).toHaveCount(0);
    faults.push(...(await actionsOfOneName(page)));
  }
  await removeReviews();
  expect(faults).toEqual([]);
});
