import type { Language } from '../messages.ts';

/** The words of whoever forgot the password, in Bangla. */
export const password: Language['tPassword'] = {
  forgotText: 'আপনার ইমেইল লিখুন। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠিয়ে দেব।',
  send: 'লিংক পাঠান',
  sent: (email) => `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে একটি লিংক পাঠানো হয়েছে।`,
  noLetter: 'কয়েক মিনিটেও না পেলে স্প্যাম ফোল্ডার দেখুন, অথবা ফোন করুন:',
  toLogin: 'লগ ইনে ফিরে যান',
};
