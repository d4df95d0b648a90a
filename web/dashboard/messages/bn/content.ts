import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/content.ts';

/** Messages of what the shop shows, in Bangla. */
export const contentPage: Texts<typeof english.contentPage> = {
  title: 'দোকানের লেখা',
  text: 'দোকানে যা দেখা যায়, যা লেখা থাকে। কিছু বদলালে এক মিনিটের মধ্যে দোকানে দেখা যায়।',
  parts: 'ক্রেতারা যা দেখেন',
  partsText: 'হোম পেজে, মেনুতে ও প্রশ্নোত্তরের পেজে।',
  preview: 'যেমন দেখাবে, দুই ভাষায়',
  noAnnouncement: 'কোনো ঘোষণা নেই।',
  pages: 'দোকানের পেজগুলো',
  pagesText: 'প্রতিটি পেজের নিচের লিংকগুলো যেখানে নিয়ে যায়। দুই ভাষাতেই লেখা যায়।',
  firstText: 'এটি শুরুর লেখা। সেভ করলে এটি আপনার নিজের লেখা হয়ে যাবে।',
  ownText: 'এটি আপনার নিজের লেখা।',
  signs: { heading: 'শিরোনাম', list: 'তালিকা', numbers: 'নম্বর দেওয়া তালিকা', bold: 'মোটা অক্ষর', link: 'লিংক' },
  facts: 'সেটিংসে যা আছে, এগুলোর জায়গায় তা বসে:',
  showPreview: 'কেমন দেখাবে',
  noPreviewTitle: 'দেখানো গেল না',
  restore: 'শুরুর লেখায় ফিরুন',
  restoring: {
    question: 'আপনার নিজের লেখা বাদ দেবেন?',
    text: 'পেজে আবার শুরুর লেখাটি থাকবে। আপনি যা লিখেছেন তা ‘পরিবর্তনের রেকর্ড’-এ থাকে।',
    yes: 'হ্যাঁ, বাদ দিন',
    no: 'না, থাকুক',
  },
};
