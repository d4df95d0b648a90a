import type { Language } from '../messages.ts';

/** The words of whoever forgot the password, and of the links in our letters, in Bangla. */
export const password: Language['tPassword'] = {
  forgotText: 'আপনার ইমেইল লিখুন। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠিয়ে দেব।',
  send: 'লিংক পাঠান',
  sent: (email) => `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে একটি লিংক পাঠানো হয়েছে।`,
  noLetter: 'কয়েক মিনিটেও না পেলে স্প্যাম ফোল্ডার দেখুন, অথবা ফোন করুন:',
  toLogin: 'লগ ইনে ফিরে যান',
  newTitle: 'নতুন পাসওয়ার্ড দিন',
  newText: 'এরপর এটি দিয়েই লগ ইন করবেন, আপনার অন্য ডিভাইসেও।',
  changed: 'আপনার নতুন পাসওয়ার্ড সেভ হয়েছে',
  notSaved: 'পাসওয়ার্ড সেভ হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  verifyText: 'একবার চাপলেই বুঝব ঠিকানাটি আপনার।',
  notVerified: 'যাচাই হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  dead: 'লিংকটি পুরোনো, অথবা আগেই ব্যবহার করা হয়েছে।',
};
