import { banglaNumber } from '../../lib/bangla-number.ts';
import { banglaDigits } from '../../lib/digits.ts';
import type { Language } from '../messages.ts';

/** The texts of placed orders, in Bangla; loaded with the pages that show them. */
export const orders: Language['tOrders'] = {
  statuses: {
    'waiting for confirmation': 'নিশ্চিতের অপেক্ষায়',
    'Payment successful': 'পেমেন্ট সম্পন্ন',
    'Out for Delivery': 'ডেলিভারির পথে',
    Delivered: 'ডেলিভারি হয়েছে',
    Cancel: 'বাতিল',
  },
  waiting: 'অপেক্ষায়',
  cancelled: 'অর্ডারটি বাতিল হয়েছে। কিছু আসবে না, কোনো টাকাও দিতে হবে না।',
  cancelledPaid: 'অর্ডারটি বাতিল হয়েছে। আপনি যে টাকা দিয়েছেন, তা নিয়ে আমরা ফোন করব।',
  progress: 'অর্ডার এখন কোথায়',
  placedOn: (date) => `অর্ডারের তারিখ ${banglaDigits(date)}`,
  total: 'মোট',
  lineOf: (quantity, price) => `${banglaNumber(quantity)} × ${price}`,
  myOrders: 'আমার অর্ডার',
  current: 'চলতি অর্ডার',
  history: 'পুরোনো অর্ডার',
  noneTitle: 'এখনো কোনো অর্ডার নেই',
  none: 'আপনার সব অর্ডার এখানে থাকবে, প্রথম দিন থেকে শেষ পর্যন্ত।',
  noCurrent: 'এখন কোনো অর্ডার চলছে না।',
  noHistory: 'ডেলিভারি হওয়া ও বাতিল অর্ডার এখানে থাকবে।',
  liveLate: 'আপনার অর্ডার এখনই দেখানো যাচ্ছে না। সব ঠিক আছে, একটু পরে নিজে থেকেই দেখা যাবে।',
  liveFailed: 'আপনার অর্ডার এখনই দেখানো যাচ্ছে না। সব ঠিক আছে। পেজটি রিলোড করুন।',
  trackTitle: 'অর্ডার ট্র্যাক করুন',
  trackText: 'অর্ডার নম্বর বা আইডি আর যে মোবাইল নম্বর দিয়ে অর্ডার করেছেন, তা লিখুন।',
  trackId: 'অর্ডার নম্বর বা আইডি',
  track: 'ট্র্যাক করুন',
  trackNotFound: 'এই আইডি ও মোবাইল নম্বরে কোনো অর্ডার পাওয়া যায়নি। দুটিই একবার মিলিয়ে দেখুন।',
  timeline: 'এ পর্যন্ত যা হয়েছে',
  events: { corrected: 'দোকান বদলে দিয়েছে', confirmed: 'ফোনে নিশ্চিত করা হয়েছে' },
  toPay: 'ডেলিভারির সময় দিতে হবে',
  moved: (id, status) => `অর্ডার আইডি ${id}: ${status}।`,
};
