import type * as english from '../en/answer.ts';
import type { Texts } from '../locale.ts';

/** The page where a buyer answers for an order by a link, in Bangla. */
export const answerPage: Texts<typeof english.answerPage> = {
  title: 'আপনার অর্ডার',
  question: 'সব ঠিক আছে তো?',
  text: 'এখানেই নিশ্চিত করুন, তাহলে আর ফোন করতে হবে না।',
  place: 'যে ঠিকানায় যাবে',
  noPlace: 'ঠিকানা দেওয়া হয়নি',
  toPay: 'হাতে পেয়ে দেবেন',
  confirm: 'অর্ডার নিশ্চিত করুন',
  correct: 'ঠিকানা বদলান',
  confirmCorrected: 'এই ঠিকানায় নিশ্চিত করুন',
  back: 'ফিরে যান',
  cancel: 'অর্ডার বাতিল করুন',
  paidAlready: 'আপনার টাকা আমরা পেয়েছি। অর্ডার বাতিল করতে চাইলে আমাদের ফোন করুন।',
  sending: 'পাঠানো হচ্ছে…',
  answered: {
    confirm: 'ধন্যবাদ। আপনার অর্ডার নিশ্চিত হয়েছে, এখন প্যাক করা হবে।',
    correct: 'ধন্যবাদ। আপনার অর্ডার নিশ্চিত হয়েছে, নতুন ঠিকানায় যাবে।',
    cancel: 'আপনার অর্ডার বাতিল হয়েছে। কিছুই পাঠানো হবে না।',
  },
  over: 'এই অর্ডারে আর উত্তর দিতে হবে না। অর্ডারের অবস্থা:',
  notSentTitle: 'আপনার উত্তর পৌঁছায়নি',
  notSent: 'কিছুই বদলায়নি। আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  changedTitle: 'টাকার পরিমাণ বদলেছে',
  changed: 'নিশ্চিত করার আগে টাকার পরিমাণ আবার দেখে নিন।',
  unknownTitle: 'লিংকটি কাজ করছে না',
  unknown: 'হয়তো লিংকের কিছু অংশ বাদ পড়েছে। অর্ডারের নম্বর ও মোবাইল নম্বর দিয়ে অর্ডারের খবর জানা যায়।',
  follow: 'অর্ডারের খবর জানুন',
};
