import type { Language } from '../messages.ts';

/** The words of a product's page, in Bangla. */
export const productPage: Language['tProductPage'] = {
  addToCart: 'কার্টে যোগ করুন',
  categories: 'ক্যাটাগরি',
  relatedTitle: 'এর সঙ্গে মানায়',
  breadcrumb: 'আপনি এখানে',
  home: 'হোম',
  shop: 'সব পণ্য',
  facts: ['ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দিন', '৩ থেকে ৫ কর্মদিবসে আপনার হাতে', 'পছন্দ না হলে ৩০ দিনের মধ্যে ফেরত'],
  zoom: (name) => `${name}: ছবি বড় করে দেখুন`,
  closeZoom: 'ছবি বন্ধ করুন',
  soldOut: 'এই মুহূর্তে একটিও নেই, তাই অর্ডার করা যাচ্ছে না।',
  missingTitle: 'পণ্যটি এখানে আর নেই',
  missing: 'হয়তো সব বিক্রি হয়ে গেছে। কাছাকাছি আরেকটি নিশ্চয়ই পেয়ে যাবেন।',
};
