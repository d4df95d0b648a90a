import { newCustomer } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import {
  deskOf,
  orderNumberOf,
  ordersOfMobile,
  placeOrders,
  recordCall,
  reopenOrder,
  setDelivery,
  setStatus,
} from './api-helpers.ts';
import { asSum } from './in-money.ts';
import { hold } from './network.ts';
import { expectUsable } from './page-faults.ts';
import { logIn, newMobile, PASSWORD } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

// Among the admin's journeys, because charges are the same for all who order meanwhile.

const DAYS = { least: 1, most: 3 };

test.beforeEach(() =>
  setDelivery({
    charges: [
      { zone: 'insideDhaka', taka: 70, days: DAYS },
      { zone: 'elsewhere', taka: 130, days: DAYS },
    ],
  }),
);

/** A new order, and what stands behind the # of its link. */
async function ordered() {
  const mobile = newMobile();
  await placeOrders(mobile, 1, {
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
    deliveryAddress: 'House 2, Road 3',
  });
  const [id = ''] = await ordersOfMobile(mobile);
  return { id, link: `${await orderNumberOf(id)}.${(await deskOf(id))?.answer.code}` };
}

const main = (page: Page) => page.getByRole('main');

onPhone(() => {
  test('a buyer confirms an order by the link of a message: opening it changes nothing, pressing does', async ({
    page,
  }) => {
    const { id, link } = await ordered();
    await page.goto(`/answer#${link}`);
    await expect(main(page)).toContainText('House 2, Road 3');
    await expect(main(page)).toContainText('Dhanmondi, Dhaka');
    await expectUsable(page, 'the page of a link');
    expect((await deskOf(id))?.state).toBe('toCall');

    await page.getByRole('button', { name: 'Confirm the order' }).click();
    await expect(main(page)).toContainText('Your order is confirmed and will be packed.');
    await expect(main(page)).toContainText('Confirmed by you');
    expect((await deskOf(id))?.state).toBe('confirmed');

    await page.reload();
    await expect(main(page)).toContainText('Your order is confirmed and will be packed.');
    await expect(page.getByRole('button', { name: 'Confirm the order' })).toBeHidden();
    await expect(main(page)).not.toContainText('House 2, Road 3');
  });
});

test('a buyer has an order sent to another district, for its charge', async ({ page }) => {
  const { id, link } = await ordered();
  await page.goto(`/answer#${link}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  const toPay = main(page).locator('form p').filter({ hasText: 'To pay on delivery' });
  const before = await toPay.textContent();
  await page.getByLabel('District or thana').fill('Sylhet');
  await page.getByRole('option', { name: 'Sylhet', exact: true }).click();
  await expect(toPay).not.toHaveText(String(before));
  await expect(main(page)).toContainText(`Delivery${asSum('130')}`);
  await page.getByLabel('Delivery address').fill('Road 9, Zindabazar');
  await page.getByRole('button', { name: 'Confirm with this address' }).click();
  await expect(main(page)).toContainText('goes to the new address');
  expect((await deskOf(id))?.versions).toMatchObject([{ by: 'buyer', before: { deliveryAddress: 'House 2, Road 3' } }]);
});

test('an answer does not leave a district that was typed and not chosen: it waits, or is for the charge there', async ({
  page,
}) => {
  const { id, link } = await ordered();
  await page.goto(`/answer#${link}`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  const place = page.getByLabel('District or thana');
  const send = page.getByRole('button', { name: 'Confirm with this address' });
  for (const typed of ['Mirpur', '']) {
    await place.fill(typed);
    await page.getByLabel('Delivery address').fill('Road 9, Zindabazar');
    await send.click();
    await expect(place).toBeFocused();
    await expect(main(page)).toContainText('Please choose your district or thana from the list.');
  }
  await place.fill('Sylhet');
  await page.getByLabel('Delivery address').focus();
  await expect(main(page)).toContainText(`Delivery${asSum('130')}`);
  expect((await deskOf(id))?.answer).not.toHaveProperty('given');
  await send.click();
  await expect(main(page)).toContainText('goes to the new address');
  expect((await deskOf(id))?.versions).toMatchObject([{ before: { place: { thana: 'Dhanmondi' } } }]);
});

test('a link that a message has put a full stop behind works; a change of language before the app runs and a sign-in keep its proof, which no server is sent', async ({
  page,
}) => {
  const { link } = await ordered();
  const { email } = await newCustomer('Rupa Shopper');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search + request.headers().referer);
  });
  const app = await hold(page, '**/assets/index-*.js');
  await page.goto(`/answer#${link}।`, { waitUntil: 'commit' }); // the page starts its app at once
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await app.asked;
  app.release();
  await expect(page).toHaveURL(/\/bn\/answer#/);
  await expect(main(page)).toContainText('House 2, Road 3');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/logIn?from=/answer');
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/answer#/);
  await expect(main(page)).toContainText('House 2, Road 3');
  expect(asked.filter((address) => address.includes(link))).toEqual([]);
});

test('a buyer cancels only after a question', async ({ page }) => {
  const { id, link } = await ordered();
  await page.goto(`/answer#${link}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect((await deskOf(id))?.answer).not.toHaveProperty('given');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(main(page)).toContainText('Your order is cancelled. Nothing will be sent.');

  await reopenOrder(id);
  await setStatus(id, 'Out for Delivery');
  await page.reload();
  await expect(main(page)).toContainText('This order needs no answer any more.');
  await expect(main(page)).not.toContainText('Nothing will be sent.');
});

test('a buyer who has paid reads that a call cancels the order', async ({ page }) => {
  const { id, link } = await ordered();
  await setStatus(id, 'Payment successful');
  await page.goto(`/answer#${link}`);
  await expect(page.getByRole('button', { name: 'Confirm the order' })).toBeVisible();
  await expect(main(page)).toContainText('To cancel the order, please call us.');
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
});

test.describe('where an answer does not count', () => {
  test.use({ expectedComplaints: [/409|ERR_INTERNET_DISCONNECTED/] });

  test('an order that the shop has called about meanwhile says so, and a link that is cut leads on', async ({
    page,
  }) => {
    const { id, link } = await ordered();
    await page.goto(`/answer#${link}`);
    await expect(page.getByRole('button', { name: 'Confirm the order' })).toBeVisible();
    await recordCall(id, 'confirmed');
    await page.getByRole('button', { name: 'Confirm the order' }).click();
    await expect(page.getByRole('dialog')).toContainText('This order is confirmed or paid already.');
    await page.getByRole('dialog').getByRole('button').click();
    await expect(main(page)).toContainText('This order needs no answer any more.');

    await page.goto(`/answer#${link.slice(0, -3)}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Follow an order' }).click();
    await expect(page).toHaveURL('/track');
  });

  test('in Bangla, and where the connection is gone, nothing is lost', async ({ page }) => {
    const { id, link } = await ordered();
    await page.goto(`/bn/answer#${link}`);
    await page.getByRole('button', { name: 'ঠিকানা বদলান' }).click();
    await page.getByRole('textbox', { name: 'ঠিকানা', exact: false }).last().fill('বাড়ি ৭');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'এই ঠিকানায় নিশ্চিত করুন' }).click();
    await expect(page.getByRole('dialog')).toContainText('আপনার উত্তর পৌঁছায়নি');
    await page.getByRole('dialog').getByRole('button').click();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'এই ঠিকানায় নিশ্চিত করুন' }).click();
    await expect(main(page)).toContainText('নতুন ঠিকানায় যাবে');
    expect((await deskOf(id))?.answer.given.outcome).toBe('correct');
  });
});
