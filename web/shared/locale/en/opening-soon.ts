import { room } from '../room.ts';

/** The words of a shop that has nothing to sell yet, in English. */
export const openingSoon = room('tOpeningSoon', {
  title: 'We are opening soon',
  text: 'Our first lamps are being unpacked, and nothing is on the shelves yet. Call us, and we will tell you when we open:',
});
