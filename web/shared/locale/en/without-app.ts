import { namespaceIn } from '../locale.ts';

/** For browsers without scripts, and for link previews, in English; used only by the server. */
export const noScript = namespaceIn('messages-without-app', 'noScriptMessages', {
  read: 'Your browser runs no scripts here. You can read about every lamp and its price all the same, and order by telephone:',
  preview: 'A lit living room',
  form: 'This form needs scripts, and your browser runs none. We gladly help you by telephone.',
});

/** The texts of a page whose scripts did not arrive, in English; in the HTML of every page. */
export const appMissing = namespaceIn('messages-without-app', 'appMissingMessages', {
  notice: 'This page did not load completely, so its buttons do not work.',
});

/** The texts of the offline page, in English; the build renders it. */
export const offlinePage = namespaceIn('messages-without-app', 'offlinePageMessages', {
  text: 'You seem to be offline. Your cart is safe. This page opens by itself when you are back.',
  callInstead: 'Or call us:',
});
