import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { ask } from '@aloghor/functions/test/ask';
import { newCustomer } from '@aloghor/functions/test/people';
import type { Page } from '@playwright/test';
import { ordersOfMobile, placeFirstCall, recordCall, setDelivery } from './api-helpers.ts';
import { asPrice, asSum } from './in-money.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin, newMobile, storeSession } from './people.ts';
import { expect, onPhone, test } from './shop-test.ts';

// Among the admin's journeys, because charges are the same for all who order meanwhile.

const LAMP = 'chandni-3d-printed-moon-lamp'; // 1,650 taka
const DEAR_LAMP = 'dhonuk-arc-floor-lamp';
const DAYS = { least: 1, most: 3 };
const CHARGES: DeliverySettings['charges'] = [
  { zone: 'insideDhaka', taka: 70, days: DAYS },
  { zone: 'elsewhere', taka: 130, days: DAYS },
];

test.beforeEach(() => setDelivery({ charges: CHARGES, freeFrom: 5_000 }));

const form = (page: Page) => page.getByRole('form', { name: 'Your order' });
const orderNow = (page: Page) => page.getByRole('button', { name: 'Order Now' });
const popup = (page: Page) => page.getByRole('dialog');

async function fillOrder(page: Page, mobileNumber: string) {
  await page.goto(`/shop/category/${LAMP}`);
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await page.getByLabel('Name').fill('Rupa Shopper');
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByLabel('Delivery address').fill('House 2, Road 3');
}

async function choosePlace(page: Page, name: string) {
  await page.getByLabel('District or thana').fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a guest reads what the delivery costs, chooses a place, and pays the sum that was shown', async ({ page }) => {
  const mobile = newMobile();
  await fillOrder(page, mobile);
  await expect(form(page)).toContainText(
    `Delivery: ${asSum('70')} in Dhaka city · ${asSum('130')} in other districts · free from ${asSum('5,000')}`,
  );
  await expect(form(page)).toContainText('by your district');
  await orderNow(page).click();
  await expect(form(page)).toContainText('Please choose your district or thana from the list.');
  await expect(page.getByLabel('District or thana')).toBeFocused();

  await choosePlace(page, 'Sylhet');
  await expect(form(page)).toContainText(`To pay${asSum('1,780')}`);
  await choosePlace(page, 'Dhanmondi, Dhaka');
  await expect(form(page)).toContainText(`Delivery${asSum('70')}`);
  await expect(form(page)).toContainText(`To pay${asSum('1,720')}`);
  await expectUsable(page, 'an order form with a delivery charge');

  await orderNow(page).click();
  await expect(popup(page)).toContainText(`You pay ${asSum('1,720')} in cash when it arrives, delivery included.`);
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/track');
  await expect(page.getByRole('article')).toContainText(`To pay on delivery ${asSum('1,720')}`);

  const [id] = await ordersOfMobile(mobile);
  await becomeAdmin(page, `/dashboard/manageOrders/${id}`);
  await expect(page.getByRole('main')).toContainText(asSum('1,720'));
});

test('the page of a product tells it before the app runs, in the language of the page, and to search engines', async ({
  page,
}) => {
  const html = async (path: string) => (await page.request.get(path)).text();
  const english = await html(`/shop/category/${LAMP}`);
  expect(english).toContain(`${asPrice('70')} in Dhaka city`);
  expect(english).toContain(`free from ${asPrice('5,000')}`);
  expect(english).toContain('"shippingRate":{"@type":"MonetaryAmount","value":130,');
  expect(await html(`/bn/shop/category/${LAMP}`)).toContain('বাকি জেলায় ৳১৩০');
  await setDelivery({ charges: [] });
  const without = await html(`/shop/category/${LAMP}`);
  expect(without).not.toContain('Dhaka city');
  expect(without).not.toContain('shippingRate');
});

test('the days of delivery are told anew when the page is left open over midnight', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-29T23:58:30+06:00') }); // a Sunday
  await setDelivery({ charges: [{ zone: 'elsewhere', taka: 130, days: { least: 2, most: 4 } }] });
  await page.goto(`/shop/category/${LAMP}`);
  await page.getByRole('button', { name: 'Choose your district' }).click();
  await choosePlace(page, 'Sylhet');
  await expect(page.getByText('Sylhet: 1 Dec to 3 Dec')).toBeVisible();
  await page.clock.fastForward(120_000);
  await expect(page.getByText('Sylhet: 2 Dec to 6 Dec')).toBeVisible();
});

test('the page of a product says what its delivery to the own district costs and when it comes, and the order form proposes that', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T10:00:00+06:00')); // a Thursday
  await setDelivery({ charges: [{ zone: 'elsewhere', taka: 130, days: { least: 2, most: 4 } }], freeFrom: 5_000 });
  await page.goto(`/shop/category/${LAMP}`);
  await expect(page.getByText('Delivery to you:')).toBeVisible();
  const below = page.getByRole('button', { name: 'One more' });
  const before = await below.boundingBox();
  await page.getByRole('button', { name: 'Choose your district' }).click();
  await choosePlace(page, 'Sylhet');
  await expect(page.getByText(`Sylhet: 30 Nov to 2 Dec, ${asPrice('130')}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change district' })).toBeFocused();
  await expect(page.getByLabel('District or thana')).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
  await expectUsable(page, 'a product with its delivery charge');

  await page.goto(`/bn/shop/category/${LAMP}`);
  await expect(page.getByText('সিলেট: ৩০ নভেম্বর থেকে ২ ডিসেম্বর, ৳১৩০')).toBeVisible();
  await page.goto(`/shop/category/${DEAR_LAMP}`);
  await expect(page.getByText('Sylhet: 30 Nov to 2 Dec, free')).toBeVisible();
  await page.getByRole('button', { name: 'Change district' }).click();
  await choosePlace(page, 'Dhanmondi, Dhaka');
  await expect(page.getByText('Dhanmondi, Dhaka: we will tell you the delivery charge by phone')).toBeVisible();

  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByLabel('District or thana')).toHaveValue('Dhanmondi, Dhaka');
  await choosePlace(page, 'Sylhet');
  await page.goto(`/shop/category/${LAMP}`);
  await expect(page.getByText(`Sylhet: 30 Nov to 2 Dec, ${asPrice('130')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change district' }).click();
  await choosePlace(page, 'Khulna');
  await page.goto('/cart');
  await expect(page.getByLabel('District or thana')).toHaveValue('Khulna'); // the newest choice
});

test('a customer who has ordered on another device reads what the delivery there costs, and chooses another place here', async ({
  page,
}) => {
  const person = await newCustomer('Rupa Shopper');
  const order = { mobileNumber: newMobile(), orderItems: [{ _id: LAMP, quantity: 1 }], place: { district: 'Sylhet' } };
  expect((await ask(person, 'POST /orders', order)).status).toBe(200);
  await storeSession(page, person);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/orders/last') && asked.push(request.url()));
  await page.goto(`/shop/category/${LAMP}`);
  await expect(page.getByText(/^Sylhet: .+ to .+, /)).toContainText(asPrice('130'));
  await page.goto(`/bn/shop/category/${LAMP}`);
  await expect(page.getByText(/^সিলেট: .+ থেকে .+, /)).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.goto(`/shop/category/${LAMP}`);
  await page.getByRole('button', { name: 'Change district' }).click();
  await choosePlace(page, 'Khulna');
  await page.goto(`/shop/category/${DEAR_LAMP}`);
  await expect(page.getByText(/^Khulna: .+, free/)).toBeVisible();
  expect(asked, 'what the device keeps is not asked for').toHaveLength(3);
});

test('a place that was chosen after an order is proposed for the next, without the address of that order', async ({
  page,
}) => {
  await fillOrder(page, newMobile());
  await choosePlace(page, 'Sylhet');
  await orderNow(page).click();
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/track');
  await page.goto(`/shop/category/${LAMP}`);
  await expect(page.getByText(/^Sylhet: .+ to .+, /)).toContainText(asPrice('130'));
  await page.getByRole('button', { name: 'Buy Now', exact: true }).click();
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 2, Road 3');
  await page.goto(`/shop/category/${LAMP}`);
  await page.getByRole('button', { name: 'Change district' }).click();
  await choosePlace(page, 'Dhanmondi, Dhaka');
  await page.goto('/cart');
  await expect(page.getByLabel('Name')).toHaveValue('Rupa Shopper');
  await expect(page.getByLabel('District or thana')).toHaveValue('Dhanmondi, Dhaka');
  await expect(page.getByLabel('Delivery address')).toHaveValue('');
  await expect(form(page)).toContainText(`Delivery${asSum('70')}`);
});

test('an order that is worth enough is delivered free', async ({ page }) => {
  await fillOrder(page, newMobile());
  await choosePlace(page, 'Sylhet');
  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'One more' }).click();
  await expect(form(page)).toContainText('Deliveryfree');
  await expect(form(page)).toContainText(`To pay${asSum('6,600')}`);
});

test('a cart says what its delivery costs before a place is chosen, in each language, and free where it is everywhere', async ({
  page,
}) => {
  await page.goto(`/cart?add=${LAMP}`);
  await expect(form(page)).toContainText(
    `Delivery: ${asSum('70')} in Dhaka city · ${asSum('130')} in other districts · free from ${asSum('5,000')}`,
  );
  for (let more = 0; more < 3; more += 1) await page.getByRole('button', { name: 'One more' }).click();
  await expect(form(page)).toContainText(`Total product costs${asSum('6,600')}`);
  await expect(form(page)).toContainText('Deliveryby your district'); // the suburbs have no charge yet
  await setDelivery({ charges: [...CHARGES, { zone: 'suburbs', taka: 100, days: DAYS }], freeFrom: 5_000 });
  await page.goto('/cart');
  await expect(form(page)).toContainText('Deliveryfree');
  await expect(form(page)).toContainText(`To pay${asSum('6,600')}`);
  await page.goto('/bn/cart');
  const inBangla = page.getByRole('form', { name: 'আপনার অর্ডার' });
  await expect(inBangla).toContainText('ঢাকার আশপাশে, গাজীপুরে ও নারায়ণগঞ্জে ১০০ টাকা');
  await expect(inBangla).toContainText('ডেলিভারিফ্রি');
  await expect(inBangla).toContainText('মোট দিতে হবে');
});

test.describe('a charge that changes while an order is written', () => {
  test.use({ expectedComplaints: [/409/] });

  test('is shown, and asked for again', async ({ page }) => {
    const mobile = newMobile();
    await fillOrder(page, mobile);
    await choosePlace(page, 'Sylhet');
    await expect(form(page)).toContainText(`To pay${asSum('1,780')}`);
    await setDelivery({ charges: [{ zone: 'elsewhere', taka: 150, days: DAYS }] });
    await orderNow(page).click();
    await expect(popup(page)).toContainText(`Your order costs ${asSum('1,800')} now, delivery included.`);
    await popup(page).getByRole('button', { name: 'OK' }).click();
    expect(await ordersOfMobile(mobile)).toHaveLength(0);
    await expect(form(page)).toContainText(`To pay${asSum('1,800')}`);
    await orderNow(page).click();
    await expect(popup(page)).toContainText('Your order has been completed');
    expect(await ordersOfMobile(mobile)).toHaveLength(1);
  });
});

test('the desk is proposed the charge of a corrected place, and accepts it by one click', async ({ page }) => {
  const inDhaka = { place: { district: 'Dhaka', thana: 'Dhanmondi' }, orderItems: [{ _id: LAMP, quantity: 1 }] };
  const id = await placeFirstCall(newMobile(), 'Farida', inDhaka);
  await becomeAdmin(page, '/dashboard/toCall');
  const card = page.getByRole('region', { name: /· Farida$/ });
  const warning = card.getByText('no longer fits the place and the products');
  await expect(card).toContainText(asSum('70'));
  await expect(warning).toBeHidden();
  await card.getByRole('button', { name: 'Correct the order' }).click();
  const place = card.getByRole('combobox', { name: /^District/ });
  await place.fill('');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(place).toBeFocused(); // an order that has a place may get another, not none
  await place.fill('Sylhet');
  await place.blur();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText(`The delivery charge of ${asSum('70')} no longer fits`);
  await expect(card).toContainText(`To collect ${asSum('1,720')}`); // nothing is changed yet
  await expectUsable(page, 'the proposal of a charge');
  await card.getByRole('button', { name: `Charge ${asSum('130')}` }).click();
  await expect(warning).toBeHidden();
  await expect(card).toContainText(asSum('1,780'));
  await recordCall(id, 'confirmed'); // so that it is not the first at the desk in other journeys
});

onPhone(() => {
  test('the sum to pay stands beside the button', async ({ page }) => {
    await fillOrder(page, newMobile());
    await choosePlace(page, 'Sylhet');
    await expect(page.locator('.buy-bar')).toContainText(`To pay${asSum('1,780')}`);
    await expectUsable(page, 'an order form with a delivery charge on a phone');
  });
});

test('the page about deliveries says what each zone costs, in each language, and nothing without charges', async ({
  page,
}) => {
  await page.goto('/info/delivery');
  const terms = page.getByRole('region', { name: 'Delivery charges' });
  await expect(terms.getByRole('listitem')).toHaveText([
    `${asSum('70')} in Dhaka city, in 1 to 3 business days`,
    `${asSum('130')} in other districts, in 1 to 3 business days`,
    `Free on orders of ${asSum('5,000')} or more`,
  ]);
  await expectUsable(page, 'the page about deliveries');
  await page.goto('/bn/info/delivery');
  await expect(page.getByRole('region', { name: 'ডেলিভারি চার্জ' })).toContainText('ঢাকা শহরে');
  await setDelivery({ charges: [] });
  await page.goto('/info/delivery');
  await expect(page.getByRole('heading', { name: 'Delivery details' })).toBeVisible();
  await expect(terms).toHaveCount(0);
});
