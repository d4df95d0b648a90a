import { banglaNumber } from '../../lib/format.ts';
import type * as english from '../en/home.ts';
import type { Texts } from '../locale.ts';

/** The messages about the showroom, in Bangla. */
export const shopLocation: Texts<typeof english.shopLocation> = {
  title: 'আমাদের শোরুমে আসুন',
  text: 'আগে বাতি জ্বালিয়ে দেখুন, তারপর কিনুন। চা আমরাই খাওয়াব।',
  address: 'ঠিকানা',
  hours: 'শোরুমের সময়',
  closed: 'বন্ধ',
  contact: 'যোগাযোগ',
  mapTitle: 'শোরুম ও আশপাশের রাস্তার ম্যাপ',
  drawnMapTitle: 'হাতে আঁকা ম্যাপ: শোরুমটি লেকের পাশে, দুটি বড় রাস্তার মাঝখানে',
  lake: 'ধানমন্ডি লেক',
  westRoad: 'সাতমসজিদ রোড',
  eastRoad: 'মিরপুর রোড',
  notToScale: 'আনুমানিক ম্যাপ, মাপে আঁকা নয়',
  openMap: 'OpenStreetMap-এ দেখুন',
};

/** The messages of the categories' carousel, in Bangla. */
export const carousel: Texts<typeof english.carousel> = {
  label: 'ক্যাটাগরি',
  next: 'পরের ক্যাটাগরি',
  previous: 'আগের ক্যাটাগরি',
  first: 'এর আগে আর ক্যাটাগরি নেই',
  last: 'এর পরে আর ক্যাটাগরি নেই',
  pause: 'স্লাইড থামান',
  play: 'স্লাইড চালান',
  goTo: (slide) => `${banglaNumber(slide)} নম্বর স্লাইডে যান`,
  place: (slide, slides) => `${banglaNumber(slides)}টির মধ্যে ${banglaNumber(slide)} নম্বর`,
};

/** The line on the home page that offers it in Bangla: it is shown on English pages alone. */
export const languageOffer: Texts<typeof english.languageOffer> = {
  see: { bn: 'বাংলায় দেখুন' },
  notNow: 'ইংরেজিতেই দেখুন',
};

/** The messages of a shop that has nothing to sell yet, in Bangla. */
export const openingSoon: Texts<typeof english.openingSoon> = {
  title: 'আমরা শিগগিরই খুলছি',
  text: 'প্রথম বাতিগুলোর মোড়ক খোলা হচ্ছে, দোকানে এখনো কিছু তোলা হয়নি। কবে খুলব, জানতে ফোন করুন:',
};
