import * as z from 'zod/mini';
import { holdsLink, holdsTelephoneNumber } from '../domain/review-text.ts';
import {
  DECIDED_STATES,
  REVIEW_ANSWER_MAXIMUM,
  REVIEW_MAXIMUM,
  REVIEW_STATES,
  REVIEWS_A_PAGE,
  STARS_MAXIMUM,
} from '../domain/reviews.ts';
import { endpoint, Inserted, Problem } from './endpoint.ts';
import { Id, optionalTextInNfc, StoredPictureAddress, Time, textInNfc } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OptionalMobileNumber } from './orders.ts';
import { freshness, pagesOf, paging } from './paging.ts';
import { translatedNames } from './translations.ts';

const Stars = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be at least 1'), z.maximum(STARS_MAXIMUM, `must be at most ${STARS_MAXIMUM}`));

/** By the codes of languages. */
const LocalizedName = z.record(z.string(), z.string());

const Answer = z.object({ text: z.string(), at: Time });

/** A review as everybody reads it. */
export const Review = z.object({
  _id: z.string(),
  stars: Stars,
  text: z.optional(z.string()),
  /** The first name of the buyer, who wants it to be shown. */
  name: z.optional(z.string()),
  /** Where it was delivered to, by language. */
  district: z.optional(LocalizedName),
  at: Time,
  /** Whether the buyer gave the product back, or a part of its quantity. */
  returned: z.boolean(),
  /** What the shop says to it. */
  answer: z.optional(Answer),
});
export type Review = z.infer<typeof Review>;
Review.register(openApiRegistry, { id: 'Review' });

/** A review as the shop reads it. */
export const StaffReview = z.extend(Review, {
  state: z.enum(REVIEW_STATES),
  productId: z.string(),
  /** As it was when it was ordered. */
  product: z.object({ name: z.string(), ...translatedNames, img: StoredPictureAddress }),
  orderId: z.string(),
  /** The short number of the order. */
  number: z.string(),
  /** Grows with each change. */
  revision: z.int(),
});
export type StaffReview = z.infer<typeof StaffReview>;
StaffReview.register(openApiRegistry, { id: 'StaffReview' });

/** The 409 of `changeReview`: the review as somebody else has changed it. */
export const ReviewConflict = z.extend(Problem, { code: z.literal('changed-meanwhile'), review: StaffReview });
export type ReviewConflict = z.infer<typeof ReviewConflict>;
ReviewConflict.register(openApiRegistry, { id: 'ReviewConflict' });

const withoutLinks = z.refine<string | undefined>((text) => text === undefined || !holdsLink(text), {
  error: 'must not hold a link',
});

const withoutTelephoneNumbers = z.refine<string | undefined>(
  (text) => text === undefined || !holdsTelephoneNumber(text),
  { error: 'must not hold a telephone number' },
);

export const addReview = endpoint({
  method: 'POST',
  path: '/reviews',
  access: 'reviews:write',
  summary: 'Review a product that was delivered',
  description:
    'The token of its customer, or the order with its mobile number, proves who received it: one review for each product of an order. It is shown once the shop has read it. Sent again it replaces the first one, which the shop then reads anew; the same once more changes nothing.',
  errorCodes: ['not-found', 'not-delivered', 'too-many'],
  body: z.object({
    /** The id or the number of the order. */
    orderId: Id.register(openApiRegistry, { examples: ['A-1042'] }),
    productId: Id,
    /** That of the order. May be left out by the customer whose order it is. */
    mobileNumber: OptionalMobileNumber,
    stars: Stars,
    text: optionalTextInNfc(REVIEW_MAXIMUM).check(withoutLinks, withoutTelephoneNumbers),
    /** Whether the first name of the buyer is shown; otherwise only the district is. */
    isNamed: z.optional(z.boolean('must be true or false')),
  }),
  reply: Inserted,
});

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  access: 'anyone',
  isCached: true,
  summary: 'List the reviews of a product',
  description:
    'Those that the shop shows, newest first, ten a page. Average and number are in the `rating` of the product.',
  errorCodes: ['not-found'],
  query: z.object({ product: Id, ...pagesOf(REVIEWS_A_PAGE), ...freshness }),
  reply: z.array(Review),
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews/admin',
  access: 'reviews:moderate',
  summary: 'List the reviews that buyers wrote',
  description: 'Newest first.',
  query: z.object({
    ...paging,
    state: z.optional(z.enum(REVIEW_STATES, `must be one of ${REVIEW_STATES.join(', ')}`)),
  }),
  reply: z.array(StaffReview),
});

export const changeReview = endpoint({
  method: 'PATCH',
  path: '/reviews/:id',
  access: 'reviews:moderate',
  summary: 'Show or hide a review, or answer it',
  description: 'A field left out stays as it is; null takes the answer back.',
  errorCodes: ['changed-meanwhile'],
  conflict: ReviewConflict,
  body: z.object({
    /** As the caller has seen it; a call without it overwrites. */
    revision: z.optional(z.int('must be a whole number').check(z.minimum(0, 'must not be negative'))),
    state: z.optional(z.enum(DECIDED_STATES, `must be one of ${DECIDED_STATES.join(', ')}`)),
    answer: z.optional(z.nullable(textInNfc(REVIEW_ANSWER_MAXIMUM))),
  }),
  reply: StaffReview,
});
