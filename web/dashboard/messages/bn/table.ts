import { banglaNumber } from '../../../shared/lib/format.ts';
import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the tables, and of what a page of them says, in Bangla. */
export const table: DashboardMessages['table'] = {
  previous: 'আগের পেজ',
  next: 'পরের পেজ',
  pageNumber: (number) => `পেজ ${banglaNumber(number)}`,
  pages: 'টেবিলের পেজগুলো',
  failedTitle: (page) => `“${page}” লোড করা যায়নি`,
  failed: 'কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  busy: 'দোকানে এই মুহূর্তে খুব ভিড়। একটু পরে পেজটি নিজে থেকেই আবার চলবে।',
  offline: 'মনে হচ্ছে আপনি অফলাইনে আছেন। কিছুই বদলায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  notRenewed: 'আগে যা লোড হয়েছিল, তা-ই দেখছেন। নতুন তথ্য এখন আনা যায়নি।',
  nothingFound: 'কিছু পাওয়া যায়নি',
  nothingFoundText: 'ছোট করে লিখে দেখুন, অথবা অন্য ফিল্টার বেছে নিন।',
  actions: 'কাজ',
};
