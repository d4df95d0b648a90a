// What buyers say in a big shop.

import { shopNames } from '@aloghor/functions/domain/brand';
import { isDelivered } from '@aloghor/functions/domain/order-status';
import type { ReviewState } from '@aloghor/functions/domain/reviews';
import { randomFrom } from '@aloghor/functions/domain/seeded-random';
import { deliveredAt } from '@aloghor/functions/src/orders/derived-money-fields';
import { reviewId } from '@aloghor/functions/src/orders/order-reviews';
import type { OrderDocument, ReviewDocument } from '@aloghor/functions/src/platform/database/collections';
import { signatureOf } from '@aloghor/functions/src/reviews/review-signature';
import type { Generated } from './generated-products.ts';
import { pick } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const SAID: { stars: number; texts: (string | undefined)[] }[] = [
  { stars: 5, texts: [undefined, 'Exactly as in the picture.', 'খুব সুন্দর আলো, প্যাকিংও ভালো ছিল।'] },
  { stars: 4, texts: [undefined, 'Good for the price. The cord could be longer.', 'ভালো, তবে আসতে কয়েক দিন লেগেছে।'] },
  { stars: 3, texts: ['Smaller than I thought, see the measures.', 'রং ছবির চেয়ে একটু গাঢ়।'] },
];

/** Most are shown, the others wait for the shop or are hidden. */
const STATES: ReviewState[] = ['shown', 'shown', 'shown', 'shown', 'waiting', 'hidden'];

/** One in so many delivered orders has a review, of its first product. */
const SILENT = 3;

/** The orders, some of them with a review; the same orders give the same reviews. */
export function withReviews(orders: Generated<OrderDocument>[]) {
  const reviews: Generated<ReviewDocument>[] = [];
  const marked = orders.map((order, place) => {
    const review = place % SILENT === 0 ? reviewOf(order, place) : undefined;
    if (!review) return order;
    reviews.push(review);
    return { ...order, document: { ...order.document, reviewed: [review.document.productId] } };
  });
  return { orders: marked, reviews };
}

function reviewOf(
  { id, document: order }: Generated<OrderDocument>,
  place: number,
): Generated<ReviewDocument> | undefined {
  const [line] = order.lines;
  if (!isDelivered(order.status) || !line) return undefined;
  const random = randomFrom(place);
  const { stars, texts } = pick(SAID, random);
  const text = pick(texts, random);
  const state = pick(STATES, random);
  const { _id: productId, name, img } = line;
  const document: ReviewDocument = {
    stars,
    ...(text && { text }),
    ...signatureOf(order, place % 2 === 0, shopNames({})),
    orderId: id,
    number: order.number,
    productId,
    product: { name, img },
    at: Math.round(deliveredAt(order) + random() * DAY_MS),
    state,
    returned: false,
    revision: state === 'waiting' ? 0 : 1,
  };
  return { id: reviewId(id, productId), document };
}
