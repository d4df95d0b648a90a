import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';
import type * as english from '../en/overview.ts';

/** Messages of the dashboard's first page, in Bangla. */
export const overview: Texts<typeof english.overview> = {
  title: 'অ্যাডমিন হোম',
  waiting: {
    title: 'যা বাকি',
    toCall: 'কল করতে হবে',
    toPack: 'প্যাক করতে হবে',
    out: 'ডেলিভারির পথে',
    toRescue: 'ডেলিভারি হয়নি',
    toCollect: 'টাকা পাওনা',
  },
  toHandOver: (count) => `আর ${banglaNumber(count)}টি পাঠাতে হবে`,
  toCheck: (count) => `আর ${banglaNumber(count)}টি দেখতে হবে`,
  toCollectOf: (count) => `ডেলিভারি হওয়া ${banglaNumber(count)}টি অর্ডারে`,
  members: 'মোট ইউজার',
  items: 'মোট পণ্য',
  pending: 'চলতি অর্ডার',
  closed: 'ডেলিভারি হওয়া / বাতিল অর্ডার',
  waitingReviews: 'নতুন রিভিউ, দেখা বাকি',
  salesTitle: 'গত ৩০ দিন',
  revenue: 'বিক্রি',
  revenueText: 'বাতিল অর্ডার বাদে',
  orders: 'অর্ডার',
  perDay: 'প্রতিদিন',
  highest: (amount, day) => `${day}: ${amount}`,
  asTable: 'সংখ্যাগুলো টেবিলে দেখুন',
  day: 'তারিখ',
  bestSellers: 'সবচেয়ে বেশি বিক্রি',
  bestSellersText: 'এই সময়ে যেগুলো সবচেয়ে বেশি ডেলিভারি হয়েছে',
  noBestSellers: 'ডেলিভারি শুরু হলে সবচেয়ে বেশি বিক্রি হওয়া পাঁচটি পণ্য এখানে দেখা যাবে।',
  quantity: (count) => `${banglaNumber(count)}টি`,
  newest: 'নতুন অর্ডার',
  noOrders: 'কোনো চলতি অর্ডার নেই। নতুন অর্ডার এলে এখানে দেখা যাবে।',
  allOrders: 'সব চলতি অর্ডার',
};

const ordersOf = (count: number) => `${banglaNumber(count)}টি অর্ডার`;

/** Messages of the figures of a range of days, in Bangla. */
export const revenue: Texts<typeof english.revenue> = {
  title: 'টাকার হিসাব',
  days: 'দিন',
  ranges: {
    today: 'আজ',
    '7days': 'গত ৭ দিন',
    '30days': 'গত ৩০ দিন',
    thisMonth: 'এই মাস',
    lastMonth: 'গত মাস',
    own: 'অন্য দিন…',
  },
  from: 'শুরুর দিন',
  to: 'শেষ দিন',
  wrongDays: 'শুরুর দিন শেষ দিনের পরে হতে পারে না, আর সব মিলিয়ে এক বছরের বেশি নয়।',
  orders: ordersOf,
  payments: (count) => `${banglaNumber(count)}টি লেনদেন`,
  figures: {
    ordered: 'অর্ডার এসেছে',
    confirmed: 'নিশ্চিত হয়েছে',
    delivered: 'ডেলিভারি হয়েছে',
    received: 'টাকা এসেছে',
    unpaid: 'টাকা বাকি',
  },
  meanings: {
    ordered: 'এই সময়ে যত অর্ডার এসেছে, তার সব পণ্যের দাম।',
    confirmed: 'এই সময়ে ক্রেতা ফোনে নিশ্চিত করেছেন, আর বাতিল হয়নি, এমন অর্ডারের পণ্যের দাম।',
    delivered: 'এই সময়ে ডেলিভারি হয়ে যেসব পণ্য ক্রেতার কাছে থেকে গেছে, তার দাম।',
    received:
      'এই সময়ে বুঝে পাওয়া টাকা: পেমেন্ট আর অগ্রিম, ফেরত বাদে; তাই ডেলিভারি চার্জসহ, ছাড় বাদে। এই হিসাব পরে বদলায় না: সংশোধন যেদিন হয়, সেদিনের হিসাবে ধরা হয়।',
  },
  follows: 'অর্ডারের হিসাব অর্ডার এখন যেমন আছে তেমন: বাতিল হলে বা আবার চালু হলে নিজে থেকেই বাদ যায়।',
  cancelled: (count, total) => `এর মধ্যে বাতিল: ${ordersOf(count)}, ${total}`,
  unpaid: (count, total) => `টাকা বাকি: ${ordersOf(count)}, ${total}`,
  allPaid: 'সবগুলোর টাকা পাওয়া গেছে',
  advances: (count, total) => `এর মধ্যে অগ্রিম: ${banglaNumber(count)}টি পেমেন্ট, ${total}`,
  refunds: (count, total) => `ফেরত বা সংশোধন: ${banglaNumber(count)}টি, − ${total}`,
  payment: 'পেমেন্ট',
  courierCharge: 'কুরিয়ার চার্জ',
  adjustment: 'কুরিয়ারের ফেরত নেওয়া বা যোগ করা টাকা',
  compensation: 'কুরিয়ারের ক্ষতিপূরণ',
  less: (total) => `যা নেওয়ার কথা তার চেয়ে ${total} কম`,
  more: (total) => `যা নেওয়ার কথা তার চেয়ে ${total} বেশি`,
  nothing: 'এই সময়ে এখনো কিছু হয়নি।',
  csv: 'CSV',
  exportOf: (figure) => `এক্সপোর্ট CSV: ${figure}`,
  progress: (done, all) => `${banglaNumber(all)}টির মধ্যে ${banglaNumber(done)}টি`,
  csvFile: (figure, from, to) => `${figure}-${from}-${to}.csv`,
  recordedOn: (amount) => `${amount} কখন`,
  recordedBy: (amount) => `${amount} কে লিখেছেন`,
  columns: (amounts) => [
    'নম্বর',
    'অর্ডার',
    'তারিখ',
    'স্ট্যাটাস',
    'কারণ',
    'নাম',
    'জেলা',
    'থানা',
    `মোট (${shop.currency.name.bn})`,
    ...amounts,
    `নিতে হবে (${shop.currency.name.bn})`,
    `পাওয়া গেছে (${shop.currency.name.bn})`,
    'কখন পাওয়া গেছে',
    'কে বুঝে নিয়েছেন',
    `কত কম (${shop.currency.name.bn})`,
    'কখন নিশ্চিত',
    'কখন ডেলিভারি',
    `ডেলিভারি হয়েছে (${shop.currency.name.bn})`,
    'লেনদেন',
    `লেনদেন (${shop.currency.name.bn})`,
    'লেনদেন কখন',
    'লেনদেন কে লিখেছেন',
  ],
};

/** Messages of the first steps of a new shop, in Bangla. */
export const firstDay: Texts<typeof english.firstDay> = {
  title: 'স্বাগতম। চলুন, দোকানে আলো জ্বালাই।',
  text: 'ক্রেতারা এখন দেখছেন যে আমরা শিগগিরই খুলছি। সাতটি ধাপ, যেকোনো ক্রমে। কাজ হয়ে গেলে নিজে থেকেই টিক পড়বে।',
  textStocked: 'বিক্রির জন্য পণ্য আছে। হোম পেজের তালিকাগুলো বাকি। কাজ হয়ে গেলে নিজে থেকেই টিক পড়বে।',
  titleStocked: 'প্রায় তৈরি',
  textMadeUp: 'ক্রেতারা অর্ডার করতে পারেন। তবে কিছু তথ্য এখনো নমুনা, অথবা ডেলিভারি চার্জ লেখা নেই।',
  madeUp: { phone: 'ফোন', emailAddress: 'ইমেইল', address: 'ঠিকানা', location: 'ম্যাপ', social: 'সোশ্যাল লিংক' },
  done: 'হয়ে গেছে।',
  look: 'দোকানটি দেখুন',
  importFile: 'CSV ইমপোর্ট',
  steps: {
    brand: {
      title: 'দোকানের নাম লিখুন',
      text: `ততক্ষণ দোকানের নাম ${SAMPLE_NAME.bn}, নমুনার মতো।`,
      done: 'সব পেজে আর মেসেজে এই নাম থাকছে।',
    },
    contact: {
      title: 'যোগাযোগের তথ্য লিখুন',
      text: (parts) => `এখনো নমুনা: ${parts}। যে সোশ্যাল লিংক নেই, সেটি খালি রাখুন।`,
      done: 'ক্রেতারা যোগাযোগ করতে পারবেন।',
    },
    delivery: {
      title: 'ডেলিভারি চার্জ ঠিক করুন',
      text: 'ঢাকার ভেতরে, ঢাকার আশপাশে আর বাকি জেলায়। চার্জ না লিখলে ফোনে জানাতে হবে।',
      done: 'ক্রেতারা অর্ডারের আগেই চার্জ দেখেন।',
    },
    product: {
      title: 'প্রথম পণ্যটি যোগ করুন',
      text: 'একটি একটি করে, অথবা CSV ফাইল থেকে একসঙ্গে অনেকগুলো।',
      done: 'বিক্রির জন্য পণ্য আছে।',
    },
    lists: {
      title: 'হোম পেজ সাজান',
      text: 'প্রতিটি তালিকায় অন্তত পাঁচটি পণ্য।',
      done: 'হোম পেজে দেখা যাচ্ছে।',
    },
    clerk: {
      title: 'প্রথম ক্লার্ক বা প্যাকার যোগ করুন',
      text: 'আগে তাঁরা দোকানে অ্যাকাউন্ট খুলবেন, তারপর আপনি রোল দেবেন।',
      done: 'আপনার সঙ্গে কাজ করার লোক আছে।',
    },
    look: {
      title: 'নিজের দোকান ঘুরে দেখুন',
      text: 'ক্রেতা যেমন দেখেন, ফোনেও দেখুন।',
      done: 'দেখা হয়েছে।',
    },
  },
};
