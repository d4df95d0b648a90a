import { dayOf } from '@aloghor/functions/domain/day-of';
import { INFO_TOPICS } from '@aloghor/functions/domain/info-topics';
import { lineId } from '@aloghor/functions/src/carts/cart-line';
import { products } from '@aloghor/functions/src/platform/database/collections';
import { firebase } from '@aloghor/functions/src/platform/database/firebase';
import { statusCall } from '@aloghor/functions/test/ask';
import { askInProcess } from '@aloghor/functions/test/ask-in-process';
import type { Resource } from '@aloghor/functions/test/path-parameters';
import { newCustomer, type Person, signIn } from '@aloghor/functions/test/people';
import { setRiders } from '@aloghor/functions/test/riders';
import { resetToSeed } from '@aloghor/functions/test/seed';
import { failedNotification, openDifference, openPayout } from '@aloghor/functions/test/stored-documents';
import { getAuth } from 'firebase-admin/auth';
import type { Known } from './valid-input.ts';
import { secretOf } from './webhook-secrets.ts';

/** Their roles; an admin may do whatever other staff may. */
export const CALLERS = ['guest', 'customer', 'admin'] as const;
export type Who = (typeof CALLERS)[number];

/** The data that generated calls refer to. */
export interface Fixture {
  people: Record<Who, Person | undefined>;
  known: Known;
  /** Existing resources for the parameters of paths. */
  ids: Record<Resource, string[]>;
}

const ORDERS = 9;
const PICTURES = ['/pictures/lamp.webp', 'https://i.example/lamp.png'];
const NUMBER = '01712345678';
const BUYER = { name: 'Rahim Uddin', mobileNumber: NUMBER, deliveryAddress: 'House 9, Road 3, Dhaka' };

/** So many orders were delivered, and have a review. */
const REVIEWED = 2;

/** So many have a parcel with a courier, the last ones. */
const BOOKED = 4;

/** So many products are never deleted. */
const KEPT = 10;

/** Resets the stack to its seed, with some orders and users. */
export async function newFixture(): Promise<Fixture> {
  await resetToSeed();
  const [admin, customer, ...others] = await Promise.all([
    signIn('admin'),
    signIn('customer'),
    newCustomer(),
    newCustomer(),
  ]);
  await Promise.all(others.map(({ uid }) => getAuth(firebase).updateUser(uid, { emailVerified: true })));
  for (const person of others) await askInProcess(person, 'POST /users', { email: person.email });
  const found = (await products.find((all) => all.orderBy('createdAt', 'desc').select())).map(({ _id }) => _id);
  const kept = found.slice(0, KEPT);
  const orders = await Promise.all(
    Array.from({ length: ORDERS }, async (_, place) => {
      const order = { ...BUYER, orderItems: kept.map((_id) => ({ _id })) }; // all: each may be reviewed
      const { body } = await askInProcess(place % 2 ? customer : undefined, 'POST /orders', order);
      return body.insertedId as string; // an order that is placed has an id
    }),
  );
  await Promise.all(kept.map((productId) => askInProcess(customer, 'POST /carts', { productId })));
  const invoices = await Promise.all(orders.slice(-BOOKED).map((order) => book(order, admin)));
  await setRiders(admin, 'Karim');
  const { body: settings } = await askInProcess(admin, 'GET /settings/admin');
  const ids: Fixture['ids'] = {
    product: kept,
    deletable: found.slice(KEPT),
    line: kept.map((id) => lineId(customer.uid, id)),
    order: orders,
    notification: await Promise.all(orders.map(failedNotification)),
    user: [...others.map(({ uid }) => uid), admin.uid],
    email: [admin.email, customer.email],
    review: await Promise.all(orders.slice(0, REVIEWED).map((order, index) => reviewOf(order, kept[index], admin))),
    settlement: await Promise.all(orders.map(openDifference)),
    payout: await Promise.all(orders.map(openPayout)),
    parcel: invoices,
    topic: [...INFO_TOPICS],
  };
  const known: Known = {
    _id: kept,
    productId: kept,
    ItemId: kept,
    id: orders,
    ids: found.slice(KEPT),
    orderId: orders,
    version: Object.values(settings as Record<string, { version: string }>).map(({ version }) => version), // by the contract
    product: kept,
    mobileNumber: [NUMBER, `+88${NUMBER}`, '০১৭১২৩৪৫৬৭৮', ' 017 1234-5678 '],
    district: ['Dhaka', 'Ctg', 'কুষ্টিয়া'],
    thana: [undefined, 'Mirpur 11', 'Sadar'],
    email: ['rahim@example.com', 'karim@example.com'],
    emailAddress: ['hello@example.com'],
    phone: ['+880 1700-000000'],
    en: ['Lamps'],
    bn: ['বাতি'],
    totalPrice: [undefined], // any other is a price that has changed
    rider: ['Karim', ' karim ', 'Nobody'],
    courier: ['steadfast'], // which can cancel, and tells of its payouts
    invoice: invoices,
    merchant_order_id: invoices,
    invoice_number: invoices,
    event: ['order.picked', 'order.delivered', 'webhook_integration', 'webhook.integration'],
    notification_type: ['delivery_status', 'tracking_update', 'payment_request'],
    token: [secretOf('redx')],
    day: [dayOf(Date.now()), '2026-02-30'],
    q: ['lamp', 'rahim', '017', 'a@', 'ল্যাম্প'],
    from: ['2026-01-01', '2026-02-30', '2030-01-01'],
    to: ['2026-01-01', '2026-12-31', 'tomorrow'],
    img: PICTURES,
    thumbnail: PICTURES,
    picture: PICTURES,
    phonePicture: PICTURES,
    medium: PICTURES,
    share: PICTURES,
    morePictures: PICTURES,
    stock: [undefined, null, 0, 3, 500],
    stockSeen: [undefined, null, 3],
    fields: ['name', '_id,name,price', 'name, img'],
  };
  return { people: { guest: undefined, customer, admin }, known, ids };
}

/** Returns the id of a review of this product of an order, which is delivered for it. */
async function reviewOf(orderId: string, productId: string | undefined, admin: Person): Promise<string> {
  await askInProcess(admin, statusCall(orderId, 'Delivered'));
  const review = { orderId, productId, mobileNumber: NUMBER, stars: 4 };
  const { body } = await askInProcess(undefined, 'POST /reviews', review);
  return body.insertedId; // of an order that was delivered
}

/** Returns the invoice of its parcel. */
async function book(_id: string, admin: Person): Promise<string> {
  await askInProcess(admin, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  const { rows } = (await askInProcess(admin, 'POST /parcels/check', { courier: 'steadfast', ids: [_id] })).body;
  const orders = [{ _id, toCollect: rows[0].toCollect }];
  const { body } = await askInProcess(admin, 'POST /parcels', { courier: 'steadfast', orders });
  return body.rows[0].parcel.invoice; // the stand-in takes it
}
