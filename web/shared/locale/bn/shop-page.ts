import { banglaNumber } from '../../lib/format.ts';
import { shop } from '../../shop.config.ts';
import type { Language } from '../messages.ts';

/** The words of the shop and its categories, in Bangla. */
export const shopPage: Language['tShop'] = {
  title: 'সব পণ্য',
  heading: 'আলোর সব আয়োজন',
  description: 'আমাদের সব ল্যাম্প, লাইট আর ফ্যান, নতুনগুলো আগে।',
  categoryDescription: (category) => `${category} ক্যাটাগরির সব পণ্য, নতুনগুলো আগে।`,
  searchHeading: (query) => `“${query}” খোঁজার ফলাফল`,
  allCategories: 'সব',
  categories: 'ক্যাটাগরি',
  emptyTitle: 'এখানে এখনো কিছু নেই',
  emptyCategory: (category) => `“${category}” ক্যাটাগরিতে এই মুহূর্তে কোনো পণ্য নেই। অন্য ক্যাটাগরিতে আলোর অভাব নেই।`,
  emptySearch: 'এই নামে কোনো পণ্য নেই। ছোট করে লিখে দেখুন, অথবা অন্য পণ্য ঘুরে দেখুন।',
  toShop: 'সব পণ্য দেখুন',
  emptyPriceTitle: 'এই দামে কিছু নেই',
  emptyPrice: 'এখানে এই দামের কোনো পণ্য নেই। দামের সীমা একটু বদলে দেখুন।',
  choice: 'সাজান ও দাম বাছুন',
  sortBy: 'কীভাবে সাজাবেন',
  sorts: {
    newest: 'নতুনগুলো আগে',
    name: 'নাম অনুযায়ী',
    price: 'দাম: কম থেকে বেশি',
    '-price': 'দাম: বেশি থেকে কম',
  },
  priceFrom: 'সর্বনিম্ন দাম, টাকায়',
  priceTo: 'সর্বোচ্চ দাম, টাকায়',
  from: `${shop.currency.sign} থেকে`,
  to: `${shop.currency.sign} পর্যন্ত`,
  clearPrice: 'দামের সীমা তুলে দিন',
  apply: 'দেখান',
  loadMore: 'আরও দেখুন',
  loadingMore: 'আরও লোড হচ্ছে…',
  shown: (count) => (count ? `${banglaNumber(count)}টি পণ্য দেখানো হচ্ছে` : 'কোনো পণ্য নেই'),
};
