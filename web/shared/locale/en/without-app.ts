import { namespace } from '../locale.ts';

/** For browsers without scripts, and for link previews, in English; used only by the server. */
export const noScript = namespace('noScript', {
  read: 'JavaScript is off in your browser. You can still read about every lamp and its price, and order by phone:',
  preview: 'A lit living room',
  form: 'This form needs JavaScript, which is off in your browser. We are happy to help you by phone.',
});

/** The texts of a page whose scripts did not arrive, in English; in the HTML of every page. */
export const appMissing = namespace('appMissing', {
  notice: 'This page did not load completely, so its buttons do not work.',
  oldBrowser: 'This browser is too old for this shop. Please use Chrome 109, Firefox 102, Safari 15.4 or a newer one.',
});

/** The page in place of one for which there were too many requests, in English; only the server renders it. */
export const busyPage = namespace('busyPage', {
  title: 'Please wait a minute',
  text: 'There were too many requests from your connection. Your cart is safe. Please try again in a minute.',
});

/** The page in place of one that waits for the database, in English; only the server renders it. */
export const unavailablePage = namespace('unavailablePage', {
  title: 'The shop is very busy right now',
  text: 'Your cart is safe. This page opens automatically in a moment. You can also try again now.',
});

/** The page in place of one that failed, in English; only the server renders it. */
export const failedPage = namespace('failedPage', {
  title: 'Something went wrong on our side',
  text: 'Your cart is safe. Please try again in a minute.',
});

/** The texts of the offline page, in English; the build renders it. */
export const offlinePage = namespace('offlinePage', {
  text: 'You seem to be offline. Your cart is safe. This page opens when you are back online.',
  callInstead: 'Or call us:',
});
