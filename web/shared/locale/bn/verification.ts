import type { Language } from '../messages.ts';

/** The texts of e-mail verification, in Bangla; loaded where they are needed. */
export const verification: Language['tVerification'] = {
  title: 'ইমেইল যাচাই করুন',
  text: (email) => `${email} ঠিকানায় যে লিংক পাঠাব, সেটি খুলুন। তাহলেই বুঝব ঠিকানাটি আপনার।`,
  verified: 'আপনার ইমেইল যাচাই করা হয়েছে',
  send: 'লিংক পাঠান',
  sendAgain: 'আবার পাঠান',
  sending: 'একটু অপেক্ষা করুন…',
  sent: (email) => `${email} ঠিকানায় লিংক পাঠানো হয়েছে। পেতে কয়েক মিনিট লাগতে পারে, স্প্যাম ফোল্ডারও দেখুন।`,
  onItsWay: 'আপনার কাছে একটি লিংক পাঠাচ্ছি। ইমেইল যাচাই করতে সেটি খুলুন।',
  tooMany: 'এর মধ্যে কয়েকবার পাঠানো হয়েছে। সর্বশেষ ইমেইলটি খুঁজে দেখুন, নয়তো এক ঘণ্টা পরে আবার চেষ্টা করুন।',
  notSent: 'লিংক পাঠানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
};
