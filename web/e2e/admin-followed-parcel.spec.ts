import { bookWith, orderNumberOf, ordersOfMobile, placeOrders, recordCall } from './api-helpers.ts';
import { moveParcel, parcelsOf } from './courier-account.ts';
import { expectUsable } from './page-faults.ts';
import { becomeStaff, newMobile } from './people.ts';
import { expect, test } from './shop-test.ts';

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
