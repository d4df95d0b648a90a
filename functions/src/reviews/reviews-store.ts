import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import {
  BY_BUYERS,
  inCatalogueTransaction,
  productsToWrite,
  type WritableCatalogue,
} from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type * as contract from '../contract/reviews.ts';
import { shopNames } from '../domain/brand.ts';
import { isDelivered } from '../domain/order-status.ts';
import { type ReviewState, ratingAfter } from '../domain/reviews.ts';
import { hasComeBack, reviewId } from '../orders/order-reviews.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type OrderDocument, orders, type ReviewDocument, reviews } from '../platform/database/collections.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { findPage, type Page, type Paging } from '../platform/paging/find-page.ts';
import type { ListSort } from '../platform/paging/list-sort.ts';
import { answerReview, signatureOf } from './review-signature.ts';

type StoredReview = Stored<ReviewDocument>;
type StoredOrder = Stored<OrderDocument>;
type NewReview = Omit<Parsed<typeof contract.addReview>['body'], 'orderId' | 'mobileNumber'>;
type Said = Omit<NewReview, 'productId' | 'isNamed'> & Pick<ReviewDocument, 'name'>;
/** What the shop makes of a review. */
type Judgement = Pick<ReviewDocument, 'state' | 'answer'>;
type ReviewChange = Parsed<typeof contract.changeReview>['body'];

const NEWEST: ListSort<'at'> = { name: 'newest', field: 'at', direction: 'desc' };

/** The reviews of a product that everybody may read, the newest first. */
export function findShown(productId: string, paging: Paging): Promise<Page<StoredReview>> {
  return findPage(reviews, NEWEST, paging, (all) =>
    all.where('productId', '==', productId).where('state', '==', 'shown' satisfies ReviewState),
  );
}

/** All reviews, or those of a state, the newest first. */
export function findReviews({ state, ...paging }: Paging & { state?: ReviewState | undefined }) {
  return findPage(reviews, NEWEST, paging, (all) => (state ? all.where('state', '==', state) : all));
}

/** How many reviews wait to be shown or hidden; one read for each thousand. */
export function countWaiting(): Promise<number> {
  return reviews.count((all) => all.where('state', '==', 'waiting' satisfies ReviewState));
}

/** @throws {NotFound} */
export async function assertReview(id: string): Promise<void> {
  const [review] = await reviews.get([id], []);
  if (!review) throw new NotFound('review');
}

/**
 * Returns the id of the review. A further one of the same product of the order replaces it, and waits for the shop again.
 * @throws {Conflict} {NotFound} when the order has no such product
 */
export function writeReview(orderId: string, { productId, isNamed, ...said }: NewReview): Promise<string> {
  const id = reviewId(orderId, productId);
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const [[order], [before]] = await Promise.all([
      orders.within(transaction).get([orderId]),
      reviews.within(transaction).get([id]),
    ]);
    const line = order?.lines.find(({ _id }) => _id === productId);
    if (!order || !line) throw new NotFound('product');
    if (!isDelivered(order.status)) throw new Conflict('not-delivered', 'The order is not delivered yet.');
    const signed = { ...said, ...signatureOf(order, isNamed, shopNames(catalogue.before.settings.brand)) };
    if (before && isSameReview(before, signed)) return id;
    if (before) await updateRating(transaction, catalogue, before, 'waiting');
    reviews.within(transaction).put(id, {
      ...signed,
      ...reviewedIn(order, line),
      at: Date.now(),
      state: 'waiting',
      revision: before ? before.revision + 1 : 0,
    });
    if (!before) orders.within(transaction).change(orderId, { reviewed: [...(order.reviewed ?? []), productId] });
    return id;
  }, BY_BUYERS);
}

/** The product as it was when it was ordered, and what became of it. */
function reviewedIn(order: StoredOrder, { _id: productId, name, translations, img }: OrderDocument['lines'][number]) {
  return {
    orderId: order._id,
    number: order.number,
    productId,
    product: { name, translations, img },
    returned: hasComeBack(order, productId),
  };
}

const SAID = { stars: true, text: true, name: true } satisfies Record<keyof Said, true>;
const SAID_FIELDS = Object.keys(SAID) as (keyof Said)[]; // a cast: Object.keys returns strings

/** A call that is repeated, because its answer was lost, changes nothing. */
function isSameReview(before: ReviewDocument, now: Said): boolean {
  return SAID_FIELDS.every((field) => isDeepStrictEqual(before[field], now[field]));
}

/**
 * Shows, hides or answers a review, and returns it as it is then. The product's rating follows in the same transaction.
 * @throws {Conflict} with the review, when it has changed since the `revision` sent, unless it already is as wanted
 */
export function changeReview(id: string, wanted: ReviewChange, by: Actor): Promise<StoredReview> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const [review] = await reviews.within(transaction).get([id]);
    if (!review) throw new NotFound('review');
    const changed = changesOf(review, wanted);
    if (!changed) return review;
    if (wanted.revision !== undefined && wanted.revision !== review.revision)
      throw new Conflict('changed-meanwhile', 'Somebody else has changed this review.', {
        review: answerReview(review),
      });
    const { _id, ...after } = { ...review, ...changed.after, revision: review.revision + 1 };
    await updateRating(transaction, catalogue, review, after.state);
    reviews.within(transaction).put(id, after);
    const [before, now] = [changed.before, changed.after].map(auditedFields);
    const { name: label } = review.product;
    recordChange(transaction, by, { subject: 'review', action: 'update', target: id, label, before, after: now });
    return { ...after, _id };
  });
}

function changesOf(review: StoredReview, { state, answer }: ReviewChange) {
  const after: Judgement = { state: state ?? review.state, answer: answerAfter(review.answer, answer) };
  return changedFields<Judgement>(review, after);
}

/** The same text again keeps its time; null takes the answer back. */
function answerAfter(before: ReviewDocument['answer'], text: ReviewChange['answer']): ReviewDocument['answer'] {
  if (text === undefined || text === before?.text) return before;
  return text === null ? undefined : { text, at: Date.now() };
}

/** The audit has the text of an answer without its time, which is that of the entry. */
function auditedFields({ answer, ...fields }: Partial<Judgement>) {
  return { ...fields, ...(answer && { answer: answer.text }) };
}

/** Reads and writes the product only when the review begins or ceases to be shown; of a deleted one there is no rating. */
async function updateRating(
  transaction: Transaction,
  catalogue: WritableCatalogue,
  review: StoredReview,
  state: ReviewState,
): Promise<void> {
  const [was, is] = [review.state, state].map((one) => one === 'shown');
  if (was === is) return;
  const [product] = await productsToWrite(transaction, [review.productId]);
  if (!product) return;
  const { _id, rating, ...fields } = product;
  const after = ratingAfter(rating, review.stars, is ? 1 : -1);
  catalogue.putProduct(_id, { ...fields, ...(after && { rating: after }), changedAt: Date.now() });
}
