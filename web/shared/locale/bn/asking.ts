import type * as english from '../en/asking.ts';
import type { Texts } from '../locale.ts';

/** The messages of asking the shop, and of what a device remembers, in Bangla. */
export const asking: Texts<typeof english.asking> = {
  title: 'কিছু জানতে চান?',
  message: (about) => `হ্যালো, এটি নিয়ে জানতে চাই:\n${about}`,
  whatsapp: 'হোয়াটসঅ্যাপ',
  askOnWhatsapp: 'হোয়াটসঅ্যাপে জিজ্ঞাসা করুন',
  messenger: 'মেসেঞ্জার',
  viewed: 'আগে যা দেখেছেন',
  ordersTitle: 'এই ডিভাইস থেকে করা অর্ডার',
  follow: (order, day) => `${order}, ${day}`,
  forget: 'এই ডিভাইস থেকে তালিকা সরিয়ে দিন',
  forgotten: 'এই ডিভাইস থেকে তালিকা সরানো হয়েছে। আপনার অর্ডার ঠিকই আছে।',
};
