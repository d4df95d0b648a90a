import type * as english from '../en/not-found.ts';
import type { Texts } from '../locale.ts';

/** The texts of the not-found page, in Bangla; loaded only with it. */
export const notFound: Texts<typeof english.notFound> = {
  title: 'পেজটি পাওয়া যায়নি',
  heading: 'পেজটি পাওয়া যায়নি',
  text: 'এই ঘরে বাতি নেভানো। তবে দোকান আলোয় ভরা।',
  toShop: 'সব পণ্য দেখুন',
};
