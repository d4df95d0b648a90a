import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/common.ts';

/** Messages of tables and of their errors, in Bangla. */
export const dataTable: Texts<typeof english.dataTable> = {
  previous: 'আগের পেজ',
  next: 'পরের পেজ',
  pageNumber: (number) => `পেজ ${banglaNumber(number)}`,
  pages: 'টেবিলের পেজগুলো',
  failedTitle: (page) => `“${page}” লোড করা যায়নি`,
  failed: 'কিছুই বদলায়নি। আবার চেষ্টা করুন।',
  busy: 'দোকানে এখন খুব ভিড়। একটু পরে পেজটি নিজে থেকেই আবার চলবে।',
  offline: 'মনে হচ্ছে আপনি অফলাইনে আছেন। কিছুই বদলায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  notRenewed: 'আগে যা লোড হয়েছিল, তা-ই দেখছেন। নতুন তথ্য এখন আনা যায়নি।',
  nothingFound: 'কিছু পাওয়া যায়নি',
  nothingFoundText: 'ছোট করে লিখে দেখুন, অথবা অন্য ফিল্টার বাছুন।',
  actions: 'কাজ',
  tick: 'টিক',
  tickAll: (count) => `এই পেজের ${banglaNumber(count)}টিতেই টিক দিন`,
  elsewhere: (count) => `(${banglaNumber(count)}টি এখানে দেখা যাচ্ছে না)`,
  untick: 'সব টিক তুলে দিন',
  export: 'CSV এক্সপোর্ট',
  exporting: 'এক্সপোর্ট হচ্ছে…',
  outcome: 'ফলাফল',
  close: 'বন্ধ করুন',
};

/** What is said of a change that was rejected because a role or a session has ended, in Bangla. */
export const accessLost: Texts<typeof english.accessLost> = {
  title: 'আপনার শেষ ক্লিকটির কাজ হয়নি',
  role: 'আপনার অ্যাকাউন্টের এই কাজের অনুমতি নেই, বা আর নেই। অ্যাডমিন হয়তো আপনার রোল বদলেছেন। কিছুই বদলায়নি।',
  session: 'আপনার লগ ইনের মেয়াদ শেষ হয়েছে। আপনার রোল বা পাসওয়ার্ড বদলানো হলেও এমন হয়। কিছুই বদলায়নি। আবার লগ ইন করুন।',
};

/** What is said of a change of which nobody knows whether it took effect, in Bangla. */
export const unclear: Texts<typeof english.unclear> = {
  title: 'সেভ হয়েছে কি না, জানা যায়নি',
  text: 'দোকানের সার্ভার তা জানায়নি। আবার করার আগে একবার দেখে নিন।',
};

/** What is said of what was typed before, in Bangla. */
export const restored: Texts<typeof english.restored> = {
  text: 'আগে এখানে যা লিখেছিলেন, তা ফিরে এসেছে। এখনো সেভ হয়নি।',
  photos: 'ছবিগুলো আবার বাছুন।',
  discard: 'বাদ দিন',
  asked: {
    question: 'যা লিখেছেন, বাদ দেবেন?',
    text: 'ফর্মে দোকানে এখন যা আছে, তা দেখা যাবে।',
    yes: 'বাদ দিন',
    no: 'থাকুক',
  },
};

/** Messages of leaving a page with unsaved edits, in Bangla. */
export const leaving: Texts<typeof english.leaving> = {
  question: 'সেভ না করেই বের হবেন?',
  text: 'এই পেজে যা বদলেছেন, তা এখনো সেভ হয়নি।',
  yes: 'সেভ না করে বের হোন',
  no: 'এখানেই থাকুন',
};

/** Messages of two people saving the same item, in Bangla. */
export const saveConflict: Texts<typeof english.saveConflict> = {
  title: 'এর মধ্যে আরেকজন সেভ করেছেন',
  text: 'আপনার কিছুই এখনো সেভ হয়নি, হারিয়েও যায়নি। দুটোই দেখে একটি বাছুন।',
  theirs: 'দোকানে এখন',
  mine: 'আপনারটা',
  keepTheirs: 'দোকানেরটাই থাকুক',
  overwrite: 'আপনারটা সেভ করুন',
};
