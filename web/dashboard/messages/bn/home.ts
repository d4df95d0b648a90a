import { banglaNumber } from '../../../shared/lib/format.ts';
import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the dashboard's first page, in Bangla. */
export const home: DashboardMessages['home'] = {
  title: 'অ্যাডমিন হোম',
  members: 'মোট ইউজার',
  items: 'মোট পণ্য',
  pending: 'চলতি অর্ডার',
  closed: 'ডেলিভারি হওয়া / বাতিল অর্ডার',
  salesTitle: 'গত ৩০ দিন',
  revenue: 'বিক্রি',
  revenueText: 'বাতিল অর্ডার বাদে',
  orders: 'অর্ডার',
  perDay: 'প্রতিদিন',
  highest: (amount, day) => `${day}: ${amount}`,
  asTable: 'সংখ্যাগুলো টেবিলে দেখুন',
  day: 'তারিখ',
  bestSellers: 'সবচেয়ে বেশি বিক্রি',
  bestSellersText: 'এই সময়ে যেগুলো সবচেয়ে বেশি ডেলিভারি হয়েছে',
  noBestSellers: 'ডেলিভারি শুরু হলে সবচেয়ে বেশি বিক্রি হওয়া পাঁচটি পণ্য এখানে দেখা যাবে।',
  pieces: (count) => `${banglaNumber(count)}টি`,
  newest: 'নতুন অর্ডার',
  noOrders: 'কোনো চলতি অর্ডার নেই। নতুন অর্ডার এলে এখানে দেখা যাবে।',
  allOrders: 'সব চলতি অর্ডার',
};
