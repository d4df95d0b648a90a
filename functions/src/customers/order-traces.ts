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
  riderSettlements,
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
  const [written, changes, notifications, booked] = await Promise.all([
    reviews.get(reviewIds),
    changesOf([_id, ...reviewIds]),
    outbox.find((all) => all.where('orderId', '==', _id)),
    parcels.find((all) => all.where('orderId', '==', _id)),
  ]);
  return { reviews: written, changes, notifications, parcels: booked };
}

/** The payouts with rows of an order, and what the audit has of each. Costs a read for each of them. */
export async function payoutsWith(orderId: string) {
  const found = await payouts.find((all) => all.where('orderIds', 'array-contains', orderId));
  return { payouts: found, payoutChanges: await changesOf(found.map(({ _id }) => _id)) };
}

/** What riders have handed over for an order, named in its changes, and what the audit has of each. Costs a read for each of them. */
export async function settlementsIn(changes: readonly Pick<AuditDocument, 'after'>[]) {
  const named = changes.flatMap(({ after }) => (typeof after?.settlement === 'string' ? [after.settlement] : []));
  const ids = [...new Set(named)];
  const [settlements, settlementChanges] = await Promise.all([riderSettlements.get(ids), changesOf(ids)]);
  return { settlements, settlementChanges };
}

async function changesOf(targets: string[]): Promise<OrderTraces['changes']> {
  const found = chunksOf(targets, VALUES_A_QUERY).map((some) => audit.find((all) => all.where('target', 'in', some)));
  return (await Promise.all(found)).flat();
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
