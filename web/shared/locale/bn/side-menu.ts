import type { Language } from '../messages.ts';

/** The links that only the dashboard's menu has, in Bangla. */
export const sideMenu: Language['tSideMenu'] = {
  toCall: 'কল করতে হবে',
  newOrder: 'নতুন অর্ডার',
  packing: 'প্যাকিং',
  orderHistory: 'পুরোনো অর্ডার',
  bestProducts: 'সেরা পণ্য',
  popularProducts: 'জনপ্রিয় পণ্য',
  topSelling: 'টপ সেলিং',
  inbox: 'ইনবক্স',
  notices: 'নোটিফিকেশন',
  audit: 'কাজের খতিয়ান',
  contact: 'প্রশ্নোত্তর ও যোগাযোগ',
};
