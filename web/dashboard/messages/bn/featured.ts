import { banglaNumber } from '../../../shared/lib/format.ts';
import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the featured lists, in Bangla. */
export const featured: DashboardMessages['featured'] = {
  lists: { best: 'সেরা পণ্য', popular: 'জনপ্রিয় পণ্য', top: 'টপ সেলিং' },
  texts: {
    best: 'হোম পেজে “আমাদের সেরা বাছাই” অংশে যা দেখা যায়, এই ক্রমে।',
    popular: 'হোম পেজে “এখন যা জনপ্রিয়” অংশে যা দেখা যায়, এই ক্রমে।',
    top: 'হোম পেজে “টপ সেলিং” অংশে যা দেখা যায়, এই ক্রমে।',
  },
  chosen: 'তালিকায় আছে',
  chosenCount: (count) => `${banglaNumber(count)}টি পণ্য`,
  none: 'এখনো কিছু বাছা হয়নি। অন্তত পাঁচটি পণ্য যোগ করুন।',
  addTitle: 'পণ্য যোগ করুন',
  search: 'নাম দিয়ে খুঁজুন',
  add: (name) => `${name} যোগ করুন`,
  remove: (name) => `${name} সরিয়ে দিন`,
  up: (name) => `${name} ওপরে তুলুন`,
  down: (name) => `${name} নিচে নামান`,
  drag: 'টেনে অন্য জায়গায় নিন',
  moved: (name, place, count) => `${banglaNumber(count)}টির মধ্যে ${name} এখন ${banglaNumber(place)} নম্বরে`,
  allAdded: 'যেসব পণ্য মিলেছে, সবই তালিকায় আছে।',
  searchForMore: 'আরও আছে, খুঁজে দেখুন।',
  save: 'তালিকা সেভ করুন',
  unsaved: 'এখনো সেভ হয়নি',
  tooFew: 'অন্তত পাঁচটি পণ্য নির্বাচন করুন',
  saved: 'তালিকা আপডেট হয়েছে',
  notSavedTitle: 'সেভ হয়নি',
  notSaved: 'দোকানে তালিকাটি আগের মতোই আছে। আবার চেষ্টা করুন।',
  changedMeanwhile: 'এর মধ্যে আরেকজন তালিকাটি সেভ করেছেন, আর সেটি লোড করা যায়নি। আপনারটি এখানেই আছে, আবার সেভ করুন।',
  gone: 'এর মধ্যে তালিকার একটি পণ্য মুছে ফেলা হয়েছে, তাই বাদ দেওয়া হলো। তালিকাটি দেখে আবার সেভ করুন।',
};
