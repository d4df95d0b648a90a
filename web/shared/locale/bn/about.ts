import { banglaNumber } from '../../lib/format.ts';
import { shop } from '../../shop.config.ts';
import type { Language } from '../messages.ts';
import { brand } from './brand.ts';

const { name, showroomHours, supportHours } = brand;

/** The texts of the page About Us, in Bangla; loaded only with it. */
export const about: Language['tAbout'] = {
  title: 'প্রশ্নোত্তর ও যোগাযোগ',
  description: 'কেনার আগে সবাই যা জানতে চান, আমাদের সঙ্গে যোগাযোগের উপায়, আর আমরা কারা।',
  heading: 'আপনার প্রশ্ন, আমাদের উত্তর',
  intro: `${name} ঢাকায় আলোর একটি ছোট্ট দোকান। আমরা বাতি বাছি সময় নিয়ে। যে প্রশ্নগুলো সবচেয়ে বেশি শুনি, তার উত্তর এখানে।`,
  searchLabel: 'প্রশ্ন খুঁজুন',
  searchPlaceholder: 'যেমন: ফেরত',
  noMatch: 'এ নিয়ে কোনো প্রশ্ন এখানে নেই। নিচে লিখে জানান, নয়তো ফোন করুন।',
  matches: (count) => `${banglaNumber(count)}টি প্রশ্ন পাওয়া গেছে`,
  questions: [
    {
      question: 'ক্যাশ অন ডেলিভারি আছে?',
      answer: 'আছে। বেশির ভাগ মানুষ এভাবেই কেনেন। পার্সেল হাতে পেয়ে রাইডারকে টাকা দেবেন।',
    },
    {
      question: 'কাস্টমার কেয়ারে কীভাবে যোগাযোগ করব?',
      answer: `${shop.email} ঠিকানায় ইমেইল করুন বা ${shop.phone} নম্বরে ফোন করুন। আমাদের একজন প্রতিনিধি সাহায্য করবেন।`,
    },
    {
      question: 'কাস্টমার কেয়ার কখন খোলা?',
      answer: `কাস্টমার কেয়ার খোলা ${supportHours.days}, ${supportHours.time}। শোরুমের সময় আলাদা: ${showroomHours.days}, ${showroomHours.time}; ${showroomHours.closedDay} বন্ধ।`,
    },
    {
      question: 'পণ্য ফেরত দেওয়া যায়?',
      answer: 'যায়। ডেলিভারির ৩০ দিনের মধ্যে অব্যবহৃত অবস্থায় ফেরত পাঠান, টাকা ফেরত পাবেন।',
    },
    {
      question: 'পণ্য পেতে কত দিন লাগে?',
      answer: 'বাংলাদেশের ভেতরে ৩ থেকে ৫ কর্মদিবস, দেশের বাইরে ৭ থেকে ১৪ কর্মদিবস।',
    },
  ],
  formTitle: 'আরও কিছু জানতে চান?',
  formText: 'কী জানতে চান, লিখে পাঠান।',
  name: 'নাম',
  email: 'ইমেইল',
  question: 'প্রশ্ন',
  send: 'প্রশ্ন পাঠান',
  thanks: 'ধন্যবাদ!',
  thanksText: 'জরুরি হলে আমাদের ফোন করুন।',
  notSent: 'আপনার প্রশ্ন আমাদের কাছে পৌঁছায়নি। লেখাটি ফর্মেই আছে, আবার চেষ্টা করুন বা ফোন করুন।',
  contactTitle: 'অথবা কথা বলুন',
  phone: 'ফোন',
  mail: 'ইমেইল',
  support: 'কাস্টমার কেয়ার',
  showroom: 'শোরুম',
  shareTitle: 'পেজটি শেয়ার করুন',
  shareOn: (site) => `${site}-এ শেয়ার করুন, নতুন ট্যাবে খুলবে`,
};
