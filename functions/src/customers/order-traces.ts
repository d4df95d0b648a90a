import { chunksOf } from '../domain/chunks-of.ts';
import { reviewId } from '../orders/order-reviews.ts';
import type { Stored } from '../platform/database/collection.ts';
import {
  type AuditDocument,
  audit,
  desk as desks,
  type OrderDocument,
  type OutboxDocument,
  orders,
  outbox,
  type ParcelDocument,
  parcels,
  payouts,
  type QuestionDocument,
  questions,
  type ReviewDocument,
  reviews,
} from '../platform/database/collections.ts';

/** What the shop holds of an order beside it and its desk. */
export interface OrderTraces {
  reviews: Stored<ReviewDocument>[];
  changes: Stored<AuditDocument>[];
  notifications: Stored<OutboxDocument>[];
  parcels: Stored<ParcelDocument>[];
}

/** Firestore's limit for the values of one query. */
const VALUES_A_QUERY = 30;

/** Costs a read for each of them. */
export async function tracesOf({ _id, reviewed = [] }: Stored<OrderDocument>): Promise<OrderTraces> {
  const reviewIds = reviewed.map((productId) => reviewId(_id, productId));
  const changes = chunksOf([_id, ...reviewIds], VALUES_A_QUERY).map((targets) =>
    audit.find((all) => all.where('target', 'in', targets)),
  );
  const [written, found, notifications, booked] = await Promise.all([
    reviews.get(reviewIds),
    Promise.all(changes),
    outbox.find((all) => all.where('orderId', '==', _id)),
    parcels.find((all) => all.where('orderId', '==', _id)),
  ]);
  return { reviews: written, changes: found.flat(), notifications, parcels: booked };
}

/** The payouts with rows of an order, and what the audit has of each. Costs a read for each of them. */
export async function payoutsWith(orderId: string) {
  const found = await payouts.find((all) => all.where('orderIds', 'array-contains', orderId));
  const changes = await Promise.all(
    chunksOf(
      found.map(({ _id }) => _id),
      VALUES_A_QUERY,
    ).map((targets) => audit.find((all) => all.where('target', 'in', targets))),
  );
  return { payouts: found, payoutChanges: changes.flat() };
}

/** Questions of one address that are looked for. */
const QUESTIONS_MAXIMUM = 100;

/** What the accounts that placed these orders have asked in the shop's form, which has no number. */
export async function questionsOf(orders: readonly Pick<OrderDocument, 'uid' | 'email'>[]) {
  const emails = new Set(orders.flatMap(({ uid, email }) => (uid === null ? [] : [email])));
  const asked = [...emails].map((email) =>
    questions.find((all) => all.where('email', '==', email).limit(QUESTIONS_MAXIMUM)),
  );
  return (await Promise.all(asked)).flat() satisfies Stored<QuestionDocument>[];
}

/** Orders that had this number, as `numberKey` writes it, until the desk corrected it. */
export async function findCorrected(
  key: string,
  limit: number,
): Promise<{ order: Stored<OrderDocument>; until: number }[]> {
  const opened = await desks.find((all) => all.where('formerNumbers.keys', 'array-contains', key).limit(limit));
  const found = await orders.get(opened.map(({ _id }) => _id));
  return opened.flatMap(({ _id, formerNumbers }) => {
    const order = found.find((one) => one._id === _id);
    return order && formerNumbers ? [{ order, until: formerNumbers.until }] : [];
  });
}
