import { banglaNumber } from '../../lib/format.ts';
import type * as english from '../en/wishes.ts';
import type { Texts } from '../locale.ts';

/** The messages of the wish list's page, in Bangla. */
export const wishesPage: Texts<typeof english.wishesPage> = {
  heading: 'আমার পছন্দের তালিকা',
  emptyTitle: 'পছন্দের তালিকা এখনো খালি',
  emptyText: 'পণ্যের হার্টে চাপ দিলে সেটি এই ডিভাইসে থাকবে।',
  notPersistent: 'আপনার ব্রাউজারে তালিকাটি সেভ থাকছে না। পেজটি বন্ধ বা রিলোড করলে তালিকা খালি হয়ে যাবে।',
  share: 'তালিকাটি শেয়ার করুন',
  gone: (products) => `এই তালিকার ${banglaNumber(products)}টি পণ্য এখন আর বিক্রি হয় না।`,
  removeGone: 'তালিকা থেকে সরান',
  sharedHeading: 'আরেকজনের পছন্দের তালিকা',
  sharedText: 'কেউ এই তালিকা পাঠিয়েছেন। আপনার নিজের তালিকা আগের মতোই আছে।',
  keep: 'আমার তালিকায় রাখুন',
  toOwn: 'আমার তালিকা দেখুন',
};
