import { room } from '../room.ts';

/** The texts of a page whose scripts did not arrive, in English; in the HTML of every page. */
export const appMissing = room('tAppMissing', {
  notice: 'This page did not load completely, so its buttons do not work.',
});
