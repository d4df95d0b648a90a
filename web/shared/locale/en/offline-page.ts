import { room } from '../room.ts';

/** The texts of the offline page, in English; the build renders it. */
export const offlinePage = room('tOfflinePage', {
  text: 'You seem to be offline. Your cart is safe. This page opens by itself when you are back.',
  callInstead: 'Or call us:',
});
