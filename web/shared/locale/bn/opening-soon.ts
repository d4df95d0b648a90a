import type { Language } from '../messages.ts';

/** The words of a shop that has nothing to sell yet, in Bangla. */
export const openingSoon: Language['tOpeningSoon'] = {
  title: 'আমরা শিগগিরই খুলছি',
  text: 'প্রথম বাতিগুলোর মোড়ক খোলা হচ্ছে, দোকানে এখনো কিছু তোলা হয়নি। কবে খুলব, জানতে ফোন করুন:',
};
