/** The words of the page for an address that is none, in English; loaded with it alone. */
export const notFoundEn = {
  title: 'Wrong page',
  heading: 'You Are In Worng Page',
  text: 'The light is off in this room. The shop is bright, though.',
  toShop: 'Go to the shop',
};
