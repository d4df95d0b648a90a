import type { DashboardMessages } from '../admin-messages.ts';

/** The words of packing slips and invoices, in Bangla. */
export const sheet: DashboardMessages['sheet'] = {
  slip: 'প্যাকিং স্লিপ',
  invoice: 'ইনভয়েস',
  order: 'অর্ডার',
  date: 'তারিখ',
  deliverTo: 'প্রাপক',
  billTo: 'ক্রেতা',
  product: 'পণ্য',
  quantity: 'পরিমাণ',
  each: 'প্রতিটির দাম',
  sum: 'মোট দাম',
  total: 'সর্বমোট',
  packed: 'প্যাক',
  notes: 'নোট',
  payment: {
    slip: {
      collect: (amount) => `ক্যাশ নিতে হবে: ${amount}`,
      paid: (amount) => `পরিশোধিত: ${amount}`,
      cancelled: (_amount) => 'বাতিল: কোনো টাকা নিতে হবে না',
      refund: (amount) => `বাতিল: ${amount} ফেরত দিতে হবে`,
    },
    invoice: {
      collect: (_amount) => 'অপরিশোধিত: ক্যাশ অন ডেলিভারি',
      paid: (_amount) => 'পরিশোধিত',
      cancelled: (_amount) => 'বাতিল: কোনো টাকা দিতে হবে না',
      refund: (amount) => `বাতিল: আপনি ${amount} ফেরত পাবেন`,
    },
  },
  thanks: 'আমাদের কাছ থেকে কেনার জন্য ধন্যবাদ। ঘরে মানাচ্ছে না? ফেরত দেওয়ার জন্য ৩০ দিন সময় আছে।',
};
