import { bookWith, orderNumberOf, ordersOfMobile, placeOrders, recordCall } from './api-helpers.ts';
import { moveParcel, parcelsOf } from './courier-account.ts';
import { expectUsable } from './page-faults.ts';
import { followedOrder } from './parcels.ts';
import { becomeCustomer, becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

const MOON_LAMP = 'chandni-3d-printed-moon-lamp';
const RUPA = { deliveryAddress: 'House 9, Road 3', place: { district: 'Dhaka', thana: 'Dhanmondi' } };

async function confirmedOrder() {
  const mobile = newMobile();
  await placeOrders(mobile, 1, RUPA);
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  return { id, mobile, number: await orderNumberOf(id) };
}

test('an order follows what its courier says, for the desk and for the buyer', async ({ page }) => {
  const { id, mobile, number } = await confirmedOrder();
  await bookWith('steadfast', id);
  const [parcel] = await parcelsOf(mobile);
  if (!parcel) throw new Error('Steadfast has no parcel.');
  await moveParcel(parcel, 'delivered_approval_pending');
  await page.goto('/track');
  await page.getByLabel('Order number or Order ID').fill(number);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const order = page.getByRole('article');
  await expect(order).toContainText('Out for Delivery');
  await expect(order).toContainText('Sent with Steadfast.');
  await expect(order.getByRole('link', { name: 'Follow it at Steadfast' })).toHaveAttribute(
    'href',
    /^https:\/\/steadfast\.com\.bd\/t\//,
  );
  await expectUsable(page, 'an order that its courier has');

  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  const card = page.getByRole('region', { name: 'Courier' });
  await expect(card).toContainText('Out for delivery');
  await moveParcel(parcel, 'delivered');
  await page.reload();
  await expect(card).toContainText('Delivered');
  await expect(page.getByRole('main')).toContainText('Delivered');
});

test('a buyer reads live that the parcel is held up, and that it is tried again, also as a guest', async ({
  page,
  browser,
}) => {
  const mobile = newMobile();
  await becomeCustomer(page, '/dashboard/orders');
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const data = { ...RUPA, name: 'Rupa Shopper', mobileNumber: mobile, orderItems: [{ _id: MOON_LAMP }] };
  await page.request.post('/api/orders', { headers: { authorization: `Bearer ${token}` }, data });
  const [id = ''] = await ordersOfMobile(mobile);
  await recordCall(id, 'confirmed');
  await bookWith('pathao', id);
  const [parcel] = await parcelsOf(mobile);
  if (!parcel) throw new Error('Pathao has no parcel.');
  const order = page.getByRole('article');
  await expect(order).not.toContainText('Pathao');
  await moveParcel(parcel, 'picked');
  await expect(order).toContainText('Pathao has the parcel');

  const guest = await browser.newPage();
  await guest.goto('/track');
  await guest.getByLabel('Order number or Order ID').fill(await orderNumberOf(id));
  await guest.getByLabel('Mobile number').fill(mobile);
  await guest.getByRole('button', { name: 'Follow', exact: true }).click();
  const followed = guest.getByRole('article');
  await expect(followed).toContainText('Pathao has the parcel');
  for (const [word, sentence] of [
    ['on-hold', 'The parcel is held up at Pathao: we will call you if we need anything'],
    ['assigned-for-delivery', 'The parcel is on its way to you'],
  ] as const) {
    await moveParcel(parcel, word);
    await expect(order).toContainText(sentence);
    await guest.evaluate(() => window.dispatchEvent(new Event('visibilitychange'))); // as when its tab is shown again
    await expect(followed).toContainText(sentence);
  }
  await expect(order).not.toContainText('held up');
  await expectUsable(page, 'an order whose parcel is tried again');
  await expectUsable(guest, 'the same, followed by a guest');
  await guest.close();
});

test('a word that nobody knows is held for a person, who says what is true', async ({ page }) => {
  const { id, mobile } = await confirmedOrder();
  await bookWith('redx', id);
  const [parcel] = await parcelsOf(mobile);
  if (!parcel) throw new Error('RedX has no parcel.');
  await moveParcel(parcel, 'eaten-by-a-goat');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  const card = page.getByRole('region', { name: 'Courier' });
  await expect(card).toContainText('RedX says “eaten-by-a-goat”, which the shop does not know. Look in its panel.');
  await expectUsable(page, 'a parcel in doubt');
  await card.getByLabel('What is true').selectOption('Delivered');
  await card.getByRole('button', { name: 'Note it' }).click();
  await expect(card).not.toContainText('eaten-by-a-goat');
  await expect(card).toContainText('Delivered');
});

test('a parcel that its courier has cancelled was delivered after all, as somebody says who is asked first', async ({
  page,
}) => {
  const { id } = await followedOrder('redx', 'cancelled');
  await becomeStaff(page, 'clerk', `/dashboard/manageOrders/${id}`);
  const card = page.getByRole('region', { name: 'Courier' });
  const popup = page.locator('.popup').last();
  const delivered = card.getByRole('button', { name: 'It was delivered after all' });
  await delivered.click();
  await expect(popup).toContainText('Has RedX delivered it after all?');
  await popup.getByRole('button', { name: 'No', exact: true }).click();
  await expect(card).toContainText('Cancelled with RedX');
  await delivered.click();
  await popup.getByRole('button', { name: 'Yes, it is delivered' }).click();
  await expect(card).toContainText('Delivered with RedX');
  await expect(delivered).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'What has happened' })).toContainText('Delivered');
});

test('the open page of an order follows its parcel without a reload, and what is being typed there stays', async ({
  page,
}) => {
  const { id, mobile } = await confirmedOrder();
  await bookWith('steadfast', id);
  const [parcel] = await parcelsOf(mobile);
  if (!parcel) throw new Error('Steadfast has no parcel.');
  await becomeStaff(page, 'clerk');
  const isFollowed = page.waitForResponse((answer) => answer.url().endsWith(`/orders/admin/${id}/parcels`));
  await page.goto(`/dashboard/manageOrders/${id}`);
  await isFollowed;
  const card = page.getByRole('region', { name: 'Courier' });
  const way = page.getByRole('region', { name: 'Way of the parcel' }).getByRole('listitem');
  await expect(card).toContainText('Booked');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Correct the order' }).click();
  await page.getByLabel('Delivery address').fill('House 12, Road 7');

  await moveParcel(parcel, 'hold');
  await expect(card).toContainText('Held by the courier', { timeout: 2_000 });
  await expect(way.first()).toContainText('“hold”');
  await moveParcel(parcel, 'delivered_approval_pending');
  await expect(way.first()).toContainText('“delivered_approval_pending”', { timeout: 2_000 });
  await expect(page.getByText('This order is already out for delivery')).toBeVisible();
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 12, Road 7');
  await moveParcel(parcel, 'delivered');
  await expect(card).toContainText('Delivered', { timeout: 2_000 });
  await expect(page.getByLabel('Delivery address')).toHaveValue('House 12, Road 7');
});
