/** The words of the page that a browser shows where the shop cannot be reached, in English; the build draws it. */
export const offlinePageEn = {
  title: 'No connection to the shop',
  text: 'You seem to be offline. Your cart is safe. This page opens by itself when you are back.',
  callInstead: 'Or call us:',
};
