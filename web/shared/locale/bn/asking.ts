import type { Language } from '../messages.ts';

/** The messages of asking the shop, and of what a device remembers, in Bangla. */
export const asking: Language['askingMessages'] = {
  title: 'জানতে চাইলে',
  message: (about) => `আসসালামু আলাইকুম, এটি নিয়ে জানতে চাই:\n${about}`,
  whatsapp: 'হোয়াটসঅ্যাপ',
  messenger: 'মেসেঞ্জার',
  viewed: 'একটু আগে যা দেখেছেন',
  ordersTitle: 'এই ডিভাইস থেকে করা অর্ডার',
  follow: (order, day) => `${order}, ${day}`,
  forget: 'এই অর্ডারগুলো মুছে ফেলুন',
  forgotten: 'এই অর্ডারগুলোর কিছুই আর এই ডিভাইসে নেই।',
};
