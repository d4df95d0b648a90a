import { namespace } from '../locale.ts';

/** The texts of the not-found page, in English; loaded only with it. */
export const notFound = namespace('notFound', {
  title: 'Wrong page',
  heading: 'You Are In Worng Page',
  text: 'The light is off in this room. The shop is bright, though.',
  toShop: 'Go to the shop',
});
