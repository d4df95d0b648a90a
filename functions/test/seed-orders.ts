import { addReview } from '../src/contract/reviews.ts';
import { shopNames } from '../src/domain/brand.ts';
import { countQuantity, linesThatStayed, statusSince } from '../src/domain/order-outcomes.ts';
import { DELIVERED_STATUS, isClosed, isDelivered, PAID_STATUS, SENT_STATUS } from '../src/domain/order-status.ts';
import { orderTotal } from '../src/domain/orders.ts';
import { type Earnings, earningsOf } from '../src/domain/profit.ts';
import { type Rating, ratingAfter } from '../src/domain/reviews.ts';
import { soldLines } from '../src/orders/count-sales.ts';
import { deliveredAt, derivedMoneyFields } from '../src/orders/derived-money-fields.ts';
import { salesPartId } from '../src/orders/order-date.ts';
import { quantitiesOf, sumByKey } from '../src/orders/order-quantities.ts';
import { hasComeBack, reviewId } from '../src/orders/order-reviews.ts';
import { ledgerEntries } from '../src/orders/record-money.ts';
import type {
  LedgerDocument,
  OrderCostsDocument,
  OrderDocument,
  ReviewDocument,
  SalesDayDocument,
} from '../src/platform/database/collections.ts';
import { signatureOf } from '../src/reviews/review-signature.ts';
import { orderAfter } from './order-after.ts';
import { namesOf, type Product, type ProductNamed, placeSeeded } from './place-seeded.ts';
import { type SeededOrder, seededOrders } from './seed-data.ts';

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

export function firstOrders(products: readonly Product[], now: number): FirstOrders {
  const productNamed = namesOf(products);
  const placed = seededOrders.map((seeded, place) => ({ seeded, ...deliveredOrder(seeded, place, productNamed, now) }));
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

/** What the products of orders cost when they were placed, by the order's id. */
export function costsOfOrders(
  orders: Iterable<readonly [id: string, order: OrderDocument]>,
  products: readonly Product[],
): Map<string, OrderCostsDocument> {
  const costs = new Map(products.map(({ _id, cost }) => [_id, cost]));
  const known = [...orders].map(([id, { lines }]) => {
    const own = lines.flatMap(({ _id }) => {
      const cost = costs.get(_id);
      return cost === undefined ? [] : [[_id, cost]];
    });
    return [id, { costs: Object.fromEntries(own) }] as const;
  });
  return new Map(known.filter(([, { costs: own }]) => Object.keys(own).length > 0));
}

/** What was earned on each part of a day, by its id, as the shop counts it with each delivery. */
export function profitDaysOf(
  orders: Iterable<readonly [id: string, order: OrderDocument]>,
  costs: ReadonlyMap<string, OrderCostsDocument>,
): Map<string, Earnings> {
  const days = new Map<string, Earnings>();
  for (const [id, order] of orders) {
    if (!isClosed(order.status)) continue;
    const part = salesPartId(statusSince(order), id);
    const earned = earningsOf(order, costs.get(id)?.costs ?? {});
    const before = days.get(part);
    const sumOf = (figure: keyof Earnings) => sumByKey([before?.[figure] ?? {}, earned[figure]]);
    days.set(part, {
      sums: sumOf('sums'),
      pieces: sumOf('pieces'),
      sold: sumOf('sold'),
      cost: sumOf('cost'),
      uncosted: sumOf('uncosted'),
    });
  }
  return days;
}

function deliveredOrder(seeded: SeededOrder, place: number, productNamed: ProductNamed, now: number) {
  const placed = placeSeeded(seeded, place, { productNamed, at: now - seeded.daysAgo * DAY_MS });
  const delivered = orderAfter(placed.order, [PAID_STATUS, SENT_STATUS, DELIVERED_STATUS], now);
  const reviewed = seeded.reviews.map(({ product }) => productNamed(product)._id);
  const back = seeded.cameBack && { reason: seeded.cameBack.reason, id: productNamed(seeded.cameBack.product)._id };
  return { id: placed.id, order: { ...partlyBack(delivered, back), reviewed } };
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
