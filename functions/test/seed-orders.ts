import { addReview } from '../src/contract/reviews.ts';
import { translatedNamesOf } from '../src/contract/translations.ts';
import { shopNames } from '../src/domain/brand.ts';
import { orderNumberAt } from '../src/domain/order-number.ts';
import { countQuantity, linesThatStayed } from '../src/domain/order-outcomes.ts';
import { DELIVERED_STATUS, isDelivered, PAID_STATUS, SENT_STATUS } from '../src/domain/order-status.ts';
import { GUEST_EMAIL, orderTotal } from '../src/domain/orders.ts';
import { type Rating, ratingAfter } from '../src/domain/reviews.ts';
import { soldLines } from '../src/orders/count-sales.ts';
import { deliveredAt, derivedMoneyFields } from '../src/orders/derived-money-fields.ts';
import { salesPartId } from '../src/orders/order-date.ts';
import { newOrder } from '../src/orders/order-document.ts';
import { quantitiesOf, sumByKey } from '../src/orders/order-quantities.ts';
import { hasComeBack, reviewId } from '../src/orders/order-reviews.ts';
import { ledgerEntries } from '../src/orders/record-money.ts';
import { searchKeys } from '../src/orders/search-keys.ts';
import type { Stored } from '../src/platform/database/collection.ts';
import type {
  LedgerDocument,
  OrderDocument,
  ProductDocument,
  ReviewDocument,
  SalesDayDocument,
} from '../src/platform/database/collections.ts';
import type { Customer, Guest } from '../src/platform/http/access.ts';
import { idOfKey } from '../src/platform/http/idempotency-key.ts';
import { signatureOf } from '../src/reviews/review-signature.ts';
import { orderAfter } from './order-after.ts';
import { PEOPLE, type SeededOrder, seededOrders } from './seed-data.ts';

type Product = Stored<ProductDocument>;

/** Orders of a shop that has sold something, all delivered in the weeks before `now`, with their buyers' reviews. */
export interface FirstOrders {
  /** By their ids, as all here. */
  orders: Map<string, OrderDocument>;
  reviews: Map<string, ReviewDocument>;
  /** Of the reviews that are shown, by product. */
  ratings: Map<string, Rating>;
  ledger: Map<string, LedgerDocument>;
}

const ADMIN = 'admin@aloghor.example';

const DAY_MS = 24 * 60 * 60 * 1000;

export function firstOrders(products: Product[], now: number): FirstOrders {
  const byName = new Map(products.map((product) => [product.name, product]));
  const productNamed = (name: string) => {
    const product = byName.get(name);
    if (!product) throw new Error(`An order names an unknown product: ${name}`);
    return product;
  };
  const placed = seededOrders.map((seeded, place) => ({ seeded, ...placedOrder(seeded, place, productNamed, now) }));
  const reviews = placed.flatMap(({ seeded, id, order }) =>
    seeded.reviews.map((review) => {
      const { _id } = productNamed(review.product);
      return [reviewId(id, _id), reviewOf(review, _id, { id, order, mobileNumber: seeded.mobileNumber }, now)] as const;
    }),
  );
  return {
    orders: new Map(placed.map(({ id, order }) => [id, order])),
    reviews: new Map(reviews),
    ratings: ratingsOf(reviews.map(([, review]) => review)),
    ledger: new Map(placed.flatMap(({ id, order }) => paymentsOf(id, order))),
  };
}

/** What its payment must be in the ledger, by id. */
export function paymentsOf(id: string, order: OrderDocument): [string, LedgerDocument][] {
  const recorded = { at: order.payment?.at ?? order.createdAt, by: ADMIN };
  return ledgerEntries(id, undefined, order, recorded).map((entry) => [`${id}_${entry.kind}`, entry]);
}

/** What the products' ratings must be. */
export function ratingsOf(reviews: Pick<ReviewDocument, 'productId' | 'stars' | 'state'>[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { productId, stars } of reviews.filter(({ state }) => state === 'shown')) {
    const after = ratingAfter(ratings.get(productId), stars, 1);
    if (after) ratings.set(productId, after);
  }
  return ratings;
}

/** What is sold on each part of a day, by its id, as the shop counts it with each delivery. */
export function salesDaysOf(
  orders: Iterable<readonly [id: string, order: OrderDocument]>,
): Map<string, SalesDayDocument> {
  const days = new Map<string, SalesDayDocument>();
  for (const [id, order] of orders) {
    if (!isDelivered(order.status)) continue;
    const part = salesPartId(deliveredAt(order), id);
    days.set(part, { pieces: sumByKey([days.get(part)?.pieces ?? {}, quantitiesOf(soldLines(order))]) });
  }
  return days;
}

function placedOrder(seeded: SeededOrder, place: number, productNamed: (name: string) => Product, now: number) {
  const { buyer: name, uid, mobileNumber, address: deliveryAddress, district, daysAgo } = seeded;
  const buyer = buyerOf(uid);
  const lines = seeded.lines.map(({ product, quantity }) => {
    const { _id, name, translations, article, img, price } = productNamed(product);
    return { _id, name, ...translatedNamesOf(translations), ...(article && { article }), img, price, quantity };
  });
  const given = { orderNumber: orderNumberAt(place), now: now - daysAgo * DAY_MS };
  const order = newOrder(buyer, { name, mobileNumber, deliveryAddress, place: { district } }, lines, given);
  const delivered = orderAfter(order, [PAID_STATUS, SENT_STATUS, DELIVERED_STATUS], now);
  const reviewed = seeded.reviews.map(({ product }) => productNamed(product)._id);
  const id = idOfKey(uid ?? null, `seeded-${place}`);
  const back = seeded.cameBack && { reason: seeded.cameBack.reason, id: productNamed(seeded.cameBack.product)._id };
  return { id, order: { ...partlyBack(delivered, back), reviewed, searchKeys: searchKeys(id, order) } };
}

function buyerOf(uid: string | undefined): Guest | Customer {
  const person = PEOPLE.find((one) => one.uid === uid);
  if (!person) return { email: GUEST_EMAIL, role: 'guest' };
  return { uid: person.uid, email: person.email, name: person.name, role: 'customer' };
}

/** The order when all of one product came back, and the rest was paid. */
function partlyBack(
  order: OrderDocument,
  back: { id: string; reason: NonNullable<OrderDocument['outcome']>['reason'] } | undefined,
): OrderDocument {
  if (!back) return order;
  const cameBack = order.lines.flatMap(({ _id, quantity }) => (_id === back.id ? [{ _id, quantity }] : []));
  const collected = orderTotal(linesThatStayed(order.lines, cameBack));
  const of = countQuantity(order.lines);
  const pieces = { stayed: of - countQuantity(cameBack), of };
  const [last, ...before] = order.timeline.toReversed();
  const after: OrderDocument = {
    ...order,
    closedFor: 'partlyDelivered',
    outcome: { reason: back.reason, cameBack, collected },
    ...(order.payment && { payment: { ...order.payment, sum: collected } }),
    timeline: [...before.toReversed(), ...(last ? [{ ...last, event: 'partlyDelivered' as const, pieces }] : [])],
  };
  return { ...after, ...derivedMoneyFields(after) };
}

/** Parsed by the contract, like what a buyer sends. */
function reviewOf(
  { product: _name, daysAgo, state, answer, ...said }: SeededOrder['reviews'][number],
  productId: string,
  { id, order, mobileNumber }: { id: string; order: OrderDocument; mobileNumber: string },
  now: number,
): ReviewDocument {
  const {
    isNamed,
    mobileNumber: _number,
    ...written
  } = addReview.body.parse({
    ...said,
    orderId: id,
    mobileNumber,
    productId,
  });
  const line = order.lines.find(({ _id }) => _id === productId);
  if (!line) throw new Error(`A review is of ${productId}, which its order does not have`);
  return {
    ...written,
    ...signatureOf(order, isNamed, shopNames({})),
    orderId: id,
    number: order.number,
    product: { name: line.name, ...(line.translations && { translations: line.translations }), img: line.img },
    at: now - daysAgo * DAY_MS,
    state,
    ...(answer && { answer: { text: answer.text, at: now - answer.daysAgo * DAY_MS } }),
    returned: hasComeBack(order, productId),
    revision: state === 'waiting' ? 0 : 1,
  };
}
