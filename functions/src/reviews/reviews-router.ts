import { Router } from 'express';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { addReview, changeReview, listProductReviews, listReviews } from '../contract/reviews.ts';
import { REVIEWS_A_PAGE } from '../domain/reviews.ts';
import { findTracked } from '../orders/orders-store.ts';
import { countGuess } from '../orders/tracking-guesses.ts';
import { NotFound } from '../platform/http/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { answerPage } from '../platform/paging/answer-page.ts';
import * as store from './reviews-store.ts';

export const reviewsRouter = Router();

serve(reviewsRouter, addReview, async ({ body: { id, mobileNumber, ...review }, limiter }) => {
  const refund = await countGuess(limiter, id, mobileNumber);
  const order = await findTracked(id, mobileNumber);
  await refund();
  return { insertedId: await store.insertReview(order._id, review) };
});

serve(reviewsRouter, listProductReviews, async (call) => {
  const { id } = call.params;
  if (!(await currentCatalogue()).forShoppers.entry(id)) throw new NotFound('product');
  const { limit = REVIEWS_A_PAGE, cursor } = call.query;
  const path = `/item/${encodeURIComponent(id)}/reviews`;
  return answerPage({ path }, call, await store.findShown(id, { limit, cursor }));
});

serve(reviewsRouter, listReviews, async (call) => answerPage(listReviews, call, await store.findReviews(call.query)));

serve(
  reviewsRouter,
  changeReview,
  ({ params, body, caller }) => store.changeReview(params.id, body, caller),
  ({ params }) => store.assertReview(params.id),
);
