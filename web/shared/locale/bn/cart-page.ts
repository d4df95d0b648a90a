import { banglaNumber } from '../../lib/format.ts';
import type { Language } from '../messages.ts';

/** The words of the cart and its page, in Bangla; loaded with the pages that show a cart. */
export const cartPage: Language['tCartPage'] = {
  keeps: 'যা যোগ করবেন, অর্ডার না করা পর্যন্ত এখানেই থাকবে।',
  asKnown: 'এখনকার দাম জানা যাচ্ছে না। শেষ যে দাম জানা ছিল, তা-ই দেখছেন।',
  noScripts: 'কার্টের জন্য জাভাস্ক্রিপ্ট দরকার, আপনার ব্রাউজারে তা বন্ধ আছে। ফোন করেও অর্ডার করতে পারেন।',
  notInTotal: 'মোট দামে ধরা হয়নি। অর্ডার করতে এটি সরিয়ে দিন।',
  title: 'কার্ট',
  heading: 'আমার কার্ট',
  emptyTitle: 'আপনার কার্ট এখনো খালি',
  emptyText: 'কেনাকাটা শুরু করুন',
  by: (name) => `ব্র্যান্ড: ${name}`,
  pieces: (quantity) => `${banglaNumber(quantity)}টি`,
  total: 'পণ্যের মোট দাম',
  remove: (name) => `${name} সরিয়ে দিন`,
  removeQuestion: 'পণ্যটি কার্ট থেকে সরিয়ে দেবেন?',
  removeYes: 'হ্যাঁ, সরিয়ে দিন',
  removeNo: 'না, থাকুক',
  removed: 'সরানো হয়েছে',
  removedNamed: (name) => `${name} আর আপনার কার্টে নেই।`,
  missingProduct: 'এই পণ্য এখন আর বিক্রি হয় না',
  cashOnDelivery: 'পণ্য হাতে পেয়ে টাকা দিন।',
  each: (price) => `প্রতিটি ${price}`,
  count: (lines) => `${banglaNumber(lines)}টি পণ্য`,
  priceChanged: (before, now) => `দাম বদলেছে: আগে ${before}, এখন ${now}।`,
};
