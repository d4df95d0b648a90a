import { Router } from 'express';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { addReview, changeReview, listProductReviews, listReviews } from '../contract/reviews.ts';
import { findOwnOrder, findTracked } from '../orders/orders-store.ts';
import { countGuess } from '../orders/tracking-guesses.ts';
import { NotFound } from '../platform/http/errors.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import { answerReview, asPublic } from './review-signature.ts';
import * as store from './reviews-store.ts';

export const reviewsRouter = Router();

serve(reviewsRouter, addReview, async ({ caller, body: { orderId, mobileNumber, ...review }, limiter }) => {
  const order = mobileNumber ? await findGuessed(limiter, orderId, mobileNumber) : await findOwnOrder(orderId, caller);
  return { insertedId: await store.writeReview(order._id, review) };
});

/** A wrong guess counts like one of tracking. */
async function findGuessed(limiter: RateLimiter, orderId: string, mobileNumber: string) {
  const refund = await countGuess(limiter, orderId, mobileNumber);
  const order = await findTracked(orderId, mobileNumber);
  await refund();
  return order;
}

serve(reviewsRouter, listProductReviews, async (call) => {
  const { product, limit, cursor } = call.query;
  if (!(await currentCatalogue()).forShoppers.entry(product)) throw new NotFound('product');
  return answerPage(listProductReviews, call, await store.findShown(product, { limit, cursor })).map(asPublic);
});

serve(reviewsRouter, listReviews, async (call) =>
  answerPage(listReviews, call, await store.findReviews(call.query)).map(answerReview),
);

serve(
  reviewsRouter,
  changeReview,
  async ({ params, body, caller }) => answerReview(await store.changeReview(params.id, body, caller)),
  ({ params }) => store.assertReview(params.id),
);
