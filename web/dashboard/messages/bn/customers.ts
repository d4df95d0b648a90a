import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/customers.ts';

/** Messages of the page of customers, in Bangla. */
export const customersPage: Texts<typeof english.customersPage> = {
  title: 'ক্রেতা',
  text: 'একটি মোবাইল নম্বরের সব অর্ডার, আর সেগুলো নিয়ে যা যা লেখা আছে।',
  show: 'অর্ডার দেখুন',
  ordersOf: (mobileNumber) => `${mobileNumber} নম্বরের অর্ডার`,
  became: (ordered, delivered, refused, isMore) =>
    `মোট ${banglaNumber(ordered)}টি${isMore ? 'র বেশি' : ''} অর্ডার: ডেলিভারি হয়েছে ${banglaNumber(delivered)}টি, নিতে চাননি বা ফেরত দিয়েছেন ${banglaNumber(refused)}টি।`,
  empty: 'এই নম্বরের কোনো অর্ডার নেই',
  emptyText: 'সংখ্যাগুলো মিলিয়ে দেখুন, নয়তো ক্রেতার অন্য নম্বর জেনে নিন।',
  marksTitle: 'এই নম্বরের চিহ্ন',
  marks: { callFirst: 'আগে কল', advanceOnly: 'শুধু অগ্রিমে', blocked: 'ব্লক করা' },
  markTexts: {
    callFirst: 'এই নম্বরের কল সবার আগে দেওয়া হয়।',
    advanceOnly: 'কলের সময় লেখা থাকে: অগ্রিম পেলে তবেই অর্ডার নিশ্চিত করুন।',
    blocked: 'অর্ডার আসে, তবে কল সবার শেষে, আর নিশ্চিত না হওয়া পর্যন্ত কোনো নোটিফিকেশন যায় না।',
  },
  marked: (time, email) => `বদলানো হয়েছে ${time}, ${email}`,
  notMarkedTitle: 'চিহ্নটি সেভ হয়নি',
  notMarked: 'কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  personalData: 'এই ব্যক্তির তথ্য',
  personalDataText: 'দোকান কী কী রাখে তা কেউ জানতে চাইলে, বা মুছে ফেলতে বললে। এই অংশ শুধু অ্যাডমিন দেখেন।',
  exportData: 'সব তথ্য ফাইলে সেভ করুন',
  notExported: 'তথ্য সেভ হয়নি। আবার চেষ্টা করুন।',
  erase: 'নম্বরটি মুছে ফেলুন…',
  eraseText:
    'নাম, নম্বর, ঠিকানা ও নোট চিরতরে মুছে যাবে: অর্ডার, কল, রিভিউ, চিহ্ন, ইনবক্স আর পরিবর্তনের রেকর্ড থেকে। ব্যাকআপ ফিরিয়ে আনলেও এগুলো আর আসবে না।',
  eraseStays: [
    'প্রতিটি অর্ডার থেকে যাবে তার পণ্য, হিসাব, জেলা ও তারিখ নিয়ে।',
    'অ্যাকাউন্টের নাম ও ইমেইল থাকবে, মালিক নিজে অ্যাকাউন্ট না মোছা পর্যন্ত।',
    'অ্যাকাউন্টের বাইরের ইমেইল থেকে করা প্রশ্ন ইনবক্সে থাকবে, নিউজলেটারের ঠিকানাও থাকবে।',
  ],
  typeAgain: (mobileNumber) => `নম্বরটি আবার লিখুন: ${mobileNumber}`,
  notTheSame: 'এটি অন্য নম্বর।',
  eraseNow: 'চিরতরে মুছুন',
  erasing: 'মোছা হচ্ছে…',
  keepData: 'থাকুক',
  erased: (orders) => `${banglaNumber(orders)}টি অর্ডার থেকে নম্বরটি মুছে গেছে`,
  notErased: 'সব মোছা হয়নি। আবার চেষ্টা করুন: যেখানে থেমেছে, সেখান থেকেই চলবে।',
  stillActive: (orderNumber) => `${orderNumber} অর্ডারটি এখনো চলছে। আগে ডেলিভারি দিন বা বাতিল করুন।`,
  markedMeanwhile: 'এইমাত্র অন্য কেউ এই নম্বরের চিহ্ন বদলেছেন। এখন যেমন আছে, তা-ই দেখানো হচ্ছে।',
};
