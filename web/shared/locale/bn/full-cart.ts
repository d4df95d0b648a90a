import { banglaNumber } from '../../lib/format.ts';
import type { Language } from '../messages.ts';

/** Texts for a guest cart that does not fit into the account's cart, in Bangla; not loaded by home. */
export const fullCart: Language['tFullCart'] = {
  waiting: (count) => `আপনার কার্ট ভরে গেছে। আরও ${banglaNumber(count)}টি পণ্য এই ব্রাউজারে রাখা আছে, জায়গা হলেই কার্টে যোগ হবে।`,
  leftOut: (count) => `আপনার কার্টের ${banglaNumber(count)}টি পণ্য এখন আর বিক্রি হয় না, তাই বাদ দেওয়া হয়েছে।`,
};
