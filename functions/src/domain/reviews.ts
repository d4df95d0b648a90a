/** A review gives one star to so many. */
export const STARS_MAXIMUM = 5;
/** Characters of a review, and of the shop's answer to it. */
export const REVIEW_MAXIMUM = 1_000;
export const REVIEW_ANSWER_MAXIMUM = 1_000;
/** Reviews on one page of a product. */
export const REVIEWS_A_PAGE = 10;

/** A new review waits until the shop shows or hides it. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
/** What the shop may make of it. */
export const DECIDED_STATES = ['shown', 'hidden'] as const satisfies readonly ReviewState[];

/** The reviews of a product that are shown. */
export interface Rating {
  /** Of their stars; exact, so that their sum follows from it. */
  average: number;
  count: number;
}

/** The rating after a review of so many stars came (`more` is 1) or went (-1); undefined when none is left. */
export function ratingAfter(rating: Rating | undefined, stars: number, more: 1 | -1): Rating | undefined {
  const { average, count } = rating ?? { average: 0, count: 0 };
  const after = count + more;
  return after > 0 ? { average: (Math.round(average * count) + more * stars) / after, count: after } : undefined;
}
