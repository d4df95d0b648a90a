import type { Language } from '../messages.ts';

/** The line on the home page that offers it in Bangla: it is shown on English pages alone. */
export const languageOffer: Language['tLanguageOffer'] = {
  see: 'বাংলায় দেখুন',
  notNow: 'ইংরেজিতেই দেখুন',
};
