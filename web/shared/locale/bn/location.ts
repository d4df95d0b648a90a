import type { Language } from '../messages.ts';

/** The words about the showroom, in Bangla. */
export const location: Language['tLocation'] = {
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
