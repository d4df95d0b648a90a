import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { lineId } from '../src/carts/cart-line.ts';
import { nextOrderNumber } from '../src/orders/order-numbers.ts';
import { reviewId } from '../src/orders/order-reviews.ts';
import * as collections from '../src/platform/database/collections.ts';
import {
  type AuditDocument,
  audit,
  carts,
  type OutboxDocument,
  outbox,
  type ParcelDocument,
  parcels,
  payouts,
  reviews,
  riderSettlements,
} from '../src/platform/database/collections.ts';
import { firebase } from '../src/platform/database/firebase.ts';
import type { Person } from './people.ts';
import { recordWrites } from './recordings.ts';

/** Every collection of the API. */
export const COLLECTION_NAMES = Object.values<unknown>(collections)
  .filter((exported) => typeof exported === 'object' && exported !== null && 'reference' in exported)
  .map(({ reference }) => (reference as { id: string }).id); // as `collection` makes each

/** All stored data: each document by its path, and each account with its claims by its uid. */
export async function dump(): Promise<Record<string, unknown>> {
  const collections = await getFirestore(firebase).listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]));
  const { users } = await getAuth(firebase).listUsers();
  const accounts = users.map(({ uid, email, displayName, disabled, customClaims, tokensValidAfterTime }) => {
    return [`accounts/${uid}`, { email, displayName, disabled, customClaims, tokensValidAfterTime }];
  });
  return Object.fromEntries([...documents, ...accounts]);
}

/** The audit entries of a product, order, user or list; newest last. */
export async function auditLines(target: string): Promise<AuditDocument[]> {
  const { docs } = await audit.reference.where('target', '==', target).get();
  return docs.map((line) => line.data() as AuditDocument).toSorted((one, other) => one.at - other.at); // by our own type
}

/** Adds this many lines of non-existing products, `made-0`, `made-1` and so on, to a customer's cart. */
export function fillCart(person: Person, lines: number): Promise<void> {
  return putInCart(
    person,
    Array.from({ length: lines }, (_, place) => `made-${place}`),
  );
}

/** Adds one of each product to a customer's cart, without reading the products. */
export async function putInCart({ uid, email }: Pick<Person, 'uid' | 'email'>, productIds: string[]): Promise<void> {
  const batch = carts.reference.firestore.batch();
  for (const [place, productId] of productIds.entries()) {
    const known = { name: `Made Lamp ${place}`, img: '/made.webp', price: 100 };
    const document = { uid, email, productId, quantity: 1, addedAt: place, ...known };
    batch.set(carts.reference.doc(lineId(uid, productId)), document);
  }
  await batch.commit();
}

/** A review of a product in an order that nobody of the shop has read. Returns its id. */
export async function waitingReview(orderId: string, productId: string): Promise<string> {
  const id = reviewId(orderId, productId);
  const product = { name: 'Made Lamp', img: '/made.webp' };
  const at = Date.now();
  const given = {
    orderId,
    number: 'A-1000',
    productId,
    product,
    stars: 5,
    at,
    state: 'waiting',
    returned: false,
    revision: 0,
  } as const;
  await reviews.reference.doc(id).set(given);
  return id;
}

/** A given-up notification of an order, which may be tried again. Returns its id. */
export async function failedNotification(orderId: string): Promise<string> {
  const id = `${orderId}_received`;
  const failed = { askedAt: 1, tries: 6, failedAt: 1, failure: 'notTaken' } as const;
  const given: OutboxDocument = { orderId, number: 'A-1000', event: 'received', ...failed };
  await outbox.reference.doc(id).set(given);
  return id;
}

/** A settlement of an order with an open difference. Returns its id. */
export async function openDifference(orderId: string): Promise<string> {
  const id = `settlement-${orderId}`;
  const settled = { rider: 'Made Rider', day: '2026-01-01', at: 1, by: 'admin@aloghor.example' };
  const sums = { orders: [{ _id: orderId, number: 'A-1000', taka: 9 }], expected: 9, handedOver: 8, missing: 1 };
  await riderSettlements.reference.doc(id).set({ ...settled, ...sums, isOpen: true });
  return id;
}

/** A payout with an open finding of its row, and one of the whole. Returns its id. */
export async function openPayout(key: string): Promise<string> {
  const id = `payout-${key}`;
  const made = { courier: 'steadfast', day: '2026-01-01', at: 1, by: 'admin@aloghor.example', hash: key } as const;
  const sums = { received: 0, more: 0, adjusted: 0, others: 9, foreign: 0, charged: 1, unexplained: 0, paid: 8 };
  const rows = [{ invoice: 'A-0', collected: 9, charge: 1 }];
  const findings = [
    { kind: 'unknownParcel' as const, row: 0, taka: -8 },
    { kind: 'wrongTotal' as const, taka: 1 },
  ];
  const counts = { rowCount: 1, waiting: 0, open: 2, isOpen: true } as const;
  await payouts.reference.doc(id).set({ ...made, sums, rows, findings, ...counts });
  return id;
}

/** A parcel that an order has had before. Returns its invoice. */
export async function earlierParcel(orderId: string): Promise<string> {
  const invoice = `I-${orderId}`;
  const booked = { at: 1, by: 'admin@aloghor.example', courier: 'steadfast', attempt: 1, state: 'booked' } as const;
  const made: ParcelDocument = { ...booked, orderId, number: 'A-1000', invoice, taka: 9, askUntil: 1, events: [] };
  await parcels.reference.doc(`steadfast_${invoice}`).set(made);
  return invoice;
}

/** Reserves a new block of numbers, so that the next nineteen orders of this process reserve none. */
export async function reserveNumbers(): Promise<void> {
  const hasReserved = async () => (await recordWrites(async () => void (await nextOrderNumber()))).length > 0;
  while (!(await hasReserved()));
}
