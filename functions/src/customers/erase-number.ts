import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { inCatalogueTransaction, productsToWrite, type WritableCatalogue } from '../catalogue/write-catalogue.ts';
import type { eraseCustomer } from '../contract/customers.ts';
import type { Reply } from '../contract/endpoint.ts';
import { forgetScores } from '../couriers/number-scores.ts';
import { maskedMobileNumber } from '../domain/mobile-number.ts';
import { isClosed } from '../domain/order-status.ts';
import { forgetNotified } from '../notifications/send-notifications.ts';
import { numberKey } from '../orders/number-marks.ts';
import { findActiveOfNumber, findOrdersOfNumber } from '../orders/orders-store.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  audit,
  type DeskDocument,
  desk as desks,
  erasures,
  numberMarks,
  type OrderDocument,
  orders,
  parcels,
  payouts,
  questions,
  type ReviewDocument,
  reviews,
  riderSettlements,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import {
  erasedAudit,
  erasedDesk,
  erasedOrder,
  erasedParcel,
  erasedReview,
  withoutAskedHash,
  withoutFormerNumber,
} from './erased-documents.ts';
import { erasedClosing, erasedPayout, erasedSettlement, erasedSettling } from './erased-money.ts';
import { newErasure } from './erasures.ts';
import { findCorrected, payoutsWith, questionsOf, settlementsIn, tracesOf } from './order-traces.ts';

/** Orders that one call erases, each in a transaction of its own: what a cut leaves over, the next call erases. */
const ORDERS_A_CALL = 25;

/** Erases a mobile number and what is known of its owner. @throws {Conflict} while one of its orders is still under way */
export async function eraseNumber(mobileNumber: string, by: Staff): Promise<Reply<typeof eraseCustomer>> {
  const [active] = await findActiveOfNumber(mobileNumber);
  if (active)
    throw new Conflict('order-still-active', `Order ${active.number} is still under way: close it before.`, {
      number: active.number,
    });
  const at = Date.now();
  await noteErasure(mobileNumber, by, at);
  const { entries, next } = await findOrdersOfNumber(mobileNumber, { limit: ORDERS_A_CALL });
  const closed = entries.filter(({ status, createdAt }) => isClosed(status) && createdAt <= at);
  const asked = await questionsOf(closed);
  for (const order of closed) await eraseOrder(order, erasingAll);
  const key = numberKey(mobileNumber);
  const corrected = await findCorrected(key, ORDERS_A_CALL + 1);
  for (const { order, until } of corrected.slice(0, ORDERS_A_CALL)) await eraseOrder(order, erasingFormer(key, until));
  await inTransaction(async (transaction) => {
    for (const { _id } of asked) questions.within(transaction).remove(_id);
  });
  await forgetNotified(mobileNumber, at);
  return {
    erasedCount: closed.length + Math.min(corrected.length, ORDERS_A_CALL),
    isMore: next !== undefined || corrected.length > ORDERS_A_CALL,
  };
}

/** First of all, so that a restored backup loses the number even where the rest broke off. */
function noteErasure(mobileNumber: string, by: Staff, at: number): Promise<void> {
  return inTransaction(async (transaction) => {
    erasures.within(transaction).put(randomUUID(), newErasure(mobileNumber, at));
    numberMarks.within(transaction).remove(numberKey(mobileNumber));
    forgetScores(transaction, mobileNumber);
    const label = maskedMobileNumber(mobileNumber);
    recordChange(transaction, by, { subject: 'customer', action: 'delete', target: label, label }, at);
  });
}

/** What becomes of an order, and of what is at most as new as `until`. */
interface Erasing {
  until: number;
  isErased: (order: OrderDocument) => boolean;
  order: (id: string, order: OrderDocument) => OrderDocument;
  desk: (desk: DeskDocument) => DeskDocument;
}

const erasingAll: Erasing = {
  until: Number.POSITIVE_INFINITY,
  isErased: ({ status }) => isClosed(status),
  order: erasedOrder,
  desk: erasedDesk,
};

function erasingFormer(key: string, until: number): Erasing {
  return {
    until,
    isErased: () => true,
    order: (_id, order) => withoutAskedHash(order),
    desk: (desk) => withoutFormerNumber(desk, key),
  };
}

async function eraseOrder(found: Stored<OrderDocument>, erasing: Erasing): Promise<void> {
  const { _id: id } = found;
  const [traces, paidOut] = await Promise.all([tracesOf(found), payoutsWith(id)]);
  const handedOver = await settlementsIn(traces.changes);
  const idsOf = (documents: { _id: string; at: number }[]) =>
    documents.filter(({ at }) => at <= erasing.until).map(({ _id }) => _id);
  const reviewIds = idsOf(traces.reviews);
  const erase = async (transaction: Transaction, catalogue?: WritableCatalogue) => {
    const [[order], opened, changes, written, booked, paid, closings, settled, settlings] = await Promise.all([
      orders.within(transaction).get([id]),
      desks.within(transaction).get([id]),
      audit.within(transaction).get(idsOf(traces.changes)),
      reviews.within(transaction).get(reviewIds),
      parcels.within(transaction).get(idsOf(traces.parcels)),
      payouts.within(transaction).get(idsOf(paidOut.payouts)),
      audit.within(transaction).get(idsOf(paidOut.payoutChanges)),
      riderSettlements.within(transaction).get(idsOf(handedOver.settlements)),
      audit.within(transaction).get(idsOf(handedOver.settlementChanges)),
    ]);
    if (!order || !erasing.isErased(order)) return;
    const reviewed = await productsShowing(transaction, written);
    putWithoutId(orders, transaction, order, (one) => erasing.order(id, one));
    for (const one of opened) putWithoutId(desks, transaction, one, erasing.desk);
    for (const one of changes) putWithoutId(audit, transaction, one, erasedAudit);
    for (const one of written) putWithoutId(reviews, transaction, one, erasedReview);
    if (reviewed.size > 0) catalogue?.putProducts(reviewed);
    for (const one of booked) putWithoutId(parcels, transaction, one, erasedParcel);
    for (const one of paid) putWithoutId(payouts, transaction, one, (payout) => erasedPayout(payout, id));
    for (const one of closings) putWithoutId(audit, transaction, one, (entry) => erasedClosing(entry, paid, id));
    for (const one of settled) putWithoutId(riderSettlements, transaction, one, erasedSettlement);
    for (const one of settlings) putWithoutId(audit, transaction, one, erasedSettling);
  };
  // Most orders have no review: they need no look at the catalogue.
  await (reviewIds.length > 0 ? inCatalogueTransaction(erase, { changes: reviewIds.length }) : inTransaction(erase));
}

/** The products whose pages show one of these reviews, as changed now: such a page is kept until its product changes. */
async function productsShowing(transaction: Transaction, written: ReviewDocument[]) {
  const shown = written.filter(({ state }) => state === 'shown').map(({ productId }) => productId);
  const found = await productsToWrite(transaction, [...new Set(shown)]);
  return new Map(found.map(({ _id, ...product }) => [_id, { ...product, changedAt: Date.now() }]));
}

interface Writable<Document> {
  within: (transaction: Transaction) => { put: (id: string, document: Document) => void };
}

function putWithoutId<Document extends object>(
  all: Writable<Document>,
  transaction: Transaction,
  { _id, ...document }: Stored<Document>,
  erased: (document: Document) => Document,
): void {
  all.within(transaction).put(_id, erased(document as unknown as Document)); // what is left without its id
}
