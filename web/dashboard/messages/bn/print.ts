import { banglaNumber } from '../../../shared/lib/format.ts';
import type { PrintMessages } from '../en/print.ts';

/** Messages on slips, picking lists and hand-over lists, in Bangla. */
export const print: PrintMessages = {
  order: 'অর্ডার',
  date: 'তারিখ',
  noName: 'নাম নেই',
  noAddress: 'ঠিকানা দেওয়া হয়নি',
  collect: 'ক্যাশ নিতে হবে',
  goods: 'পণ্য',
  delivery: 'ডেলিভারি',
  discount: 'ছাড়',
  advance: 'অগ্রিম',
  received: 'পাওয়া গেছে',
  paid: 'পরিশোধিত: টাকা নিতে হবে না',
  cancelled: 'বাতিল: টাকা নিতে হবে না',
  quantity: (count) => `মোট ${banglaNumber(count)}টি`,
  more: (products) => `ও আরও ${banglaNumber(products)}টি পণ্য`,
  notes: 'নোট',
  picking: 'পণ্য তোলার তালিকা',
  handOver: 'কুরিয়ারের তালিকা',
  orders: (count) => `${banglaNumber(count)}টি অর্ডার`,
  product: 'পণ্য',
  count: 'পরিমাণ',
  forOrders: 'যেসব অর্ডারের',
  customer: 'ক্রেতা',
  address: 'ঠিকানা',
  total: 'মোট',
  shopSigns: 'দোকানের পক্ষে দিলেন',
  riderSigns: 'রাইডার বুঝে নিলেন',
  signature: 'নাম, স্বাক্ষর, সময়',
};
