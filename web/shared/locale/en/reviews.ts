import { STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { namespace } from '../locale.ts';

/** The messages of reviews, in English; loaded with the pages of products and orders. */
export const reviews = namespace('reviews', {
  title: 'What buyers say',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  stars: (stars: number) => `${stars} of ${STARS_MAXIMUM} stars`,
  someBuyer: 'A buyer',
  buyerIn: (district: string) => `A buyer in ${district}`,
  returned: 'Returned it',
  answer: 'Reply from the shop',
  more: 'Show more reviews',
  loadingMore: 'Loading more…',
  writeOf: (name: string) => `Write a review of ${name}`,
  reviewed: 'You have reviewed this',
  writeAnew: (name: string) => `Rewrite your review of ${name}`,
  replaces: 'It replaces your earlier review.',
  formTitle: (name: string) => `Your review of ${name}`,
  starsLabel: 'How many stars?',
  chooseStars: 'Please choose a rating.',
  text: 'What should others know? (optional)',
  noLinks: 'Please leave out links, e-mail addresses and phone numbers.',
  showName: 'Show my first name',
  showNameHint: 'Otherwise only your district is shown.',
  send: 'Send the review',
  sending: 'Sending…',
  leave: 'Not now',
  thanks: 'Thank you! We read every review before others see it.',
  notSent: 'Your review was not sent. It is still here; please try again.',
});
