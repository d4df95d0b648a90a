import { room } from '../room.ts';

/** The line on the home page that offers it in Bangla, for whoever reads that. */
export const languageOffer = room('tLanguageOffer', {
  see: 'বাংলায় দেখুন',
  notNow: 'Stay in English',
});
