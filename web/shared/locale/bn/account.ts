import type * as english from '../en/account.ts';
import type { Texts } from '../locale.ts';

/** The messages of login, registration and profile, in Bangla. */
export const accountPages: Texts<typeof english.accountPages> = {
  loginTitle: 'লগ ইন',
  loginHeading: 'আবার স্বাগতম',
  loginText: 'লগ ইন করলে অর্ডারের খবর পাবেন, আর কার্ট থাকবে আপনার সব ডিভাইসে।',
  notPersistent:
    'আপনার ব্রাউজার সাইটের ডেটা সেভ করতে দিচ্ছে না, তাই পেজটি ছেড়ে গেলে বা রিলোড করলে আপনি লগ আউট হয়ে যাবেন। লগ ইন থাকতে এই সাইটের ডেটা সেভ করার অনুমতি দিন।',
  login: 'লগ ইন করুন',
  noAccount: 'নতুন এসেছেন?',
  toRegister: 'অ্যাকাউন্ট খুলুন',
  registerTitle: 'অ্যাকাউন্ট খুলুন',
  registerHeading: 'অ্যাকাউন্ট খুলুন',
  registerText: 'মাত্র এক মিনিটের কাজ। এরপর কার্ট আর অর্ডার থাকবে আপনার সব ডিভাইসে।',
  register: 'অ্যাকাউন্ট খুলুন',
  hasAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
  toLogin: 'লগ ইন করুন',
  name: 'নাম',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  passwordHint: 'অন্তত ৮টি অক্ষর।',
  confirmPassword: 'পাসওয়ার্ডটি আবার লিখুন',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  mismatch: 'দুটি পাসওয়ার্ড মিলছে না',
  tooShort: 'পাসওয়ার্ডে অন্তত ৮টি অক্ষর থাকতে হবে',
  registered: 'আপনার অ্যাকাউন্ট খোলা হয়েছে',
  welcome: (name) => `${name} আপনাকে স্বাগত জানাচ্ছে`,
  alreadyCreated: 'এই ইমেইলে আগেই অ্যাকাউন্ট খোলা হয়েছে',
  notValid: 'ইমেইল বা পাসওয়ার্ড মিলছে না। অ্যাকাউন্ট না থাকলে খুলে নিন।',
  or: 'অথবা',
  google: 'গুগল দিয়ে লগ ইন করুন',
  notAllowed: 'আপনার অ্যাকাউন্ট থেকে এই পেজ দেখার অনুমতি নেই।',
  sessionEnded: 'আপনার লগ ইনের মেয়াদ শেষ হয়েছে। আপনার রোল বা পাসওয়ার্ড বদলানো হলেও এমন হয়। আবার লগ ইন করুন।',
  roleRemoved: 'দোকানে আপনার রোল সরানো বা বদলানো হয়েছে। ভুল মনে হলে অ্যাডমিনকে জানান।',
  clickLost: 'আপনার শেষ ক্লিকটির কাজ হয়নি।',
  profileTitle: 'আপনার প্রোফাইল',
  profileText: 'আপনার অর্ডারে এই নামটিই লেখা থাকবে। আগের অর্ডারগুলোতে নাম যেমন ছিল, তেমনই থাকবে।',
  save: 'সেভ করুন',
  saved: 'আপনার নাম সেভ হয়েছে',
  notSavedTitle: 'আপনার নাম সেভ হয়নি',
  notSaved: 'ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  toShop: 'সব পণ্য দেখুন',
  checking: 'আপনার অ্যাকাউন্ট দেখা হচ্ছে…',
  working: 'একটু অপেক্ষা করুন…',
  roleUnknownTitle: 'আর একটু অপেক্ষা করুন',
  roleUnknown: 'আপনার অ্যাকাউন্ট থেকে কী কী করা যায়, এখনো জানা যায়নি। দোকান থেকে উত্তর আসেনি, আমরা চেষ্টা করে যাচ্ছি।',
};

/** The messages about a forgotten password, and about the links in our e-mails, in Bangla. */
export const passwordForm: Texts<typeof english.passwordForm> = {
  forgotText: 'আপনার ইমেইল লিখুন। নতুন পাসওয়ার্ড দেওয়ার লিংক পাঠিয়ে দেব।',
  send: 'লিংক পাঠান',
  sent: (email) => `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে একটি লিংক পাঠানো হয়েছে।`,
  noEmail: 'কয়েক মিনিটেও না পেলে স্প্যাম ফোল্ডার দেখুন, অথবা ফোন করুন:',
  toLogin: 'লগ ইনে ফিরে যান',
  newTitle: 'নতুন পাসওয়ার্ড দিন',
  newText: 'এরপর এটি দিয়েই লগ ইন করবেন, আপনার অন্য ডিভাইসেও।',
  changed: 'আপনার নতুন পাসওয়ার্ড সেভ হয়েছে',
  notSaved: 'পাসওয়ার্ড সেভ হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  verifyText: 'ঠিকানাটি যে আপনার, তা নিশ্চিত করতে বাটনটি চাপুন।',
  notVerified: 'আপনার ঠিকানা যাচাই হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  dead: 'লিংকটির মেয়াদ শেষ, অথবা আগেই ব্যবহার করা হয়েছে।',
};

/** The texts of e-mail verification, in Bangla; loaded where they are needed. */
export const verification: Texts<typeof english.verification> = {
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

/** The links that only the dashboard's menu has, in Bangla. */
export const sideMenu: Texts<typeof english.sideMenu> = {
  toCall: 'কল করতে হবে',
  newOrder: 'নতুন অর্ডার',
  orderHistory: 'পুরোনো অর্ডার',
  customers: 'ক্রেতা',
  bestProducts: 'সেরা পণ্য',
  popularProducts: 'জনপ্রিয় পণ্য',
  topSelling: 'টপ সেলিং',
  inbox: 'ইনবক্স',
  reviews: 'রিভিউ',
  notices: 'নোটিফিকেশন',
  content: 'দোকানের লেখা',
  settings: 'সেটিংস',
  audit: 'পরিবর্তনের রেকর্ড',
  contact: 'প্রশ্নোত্তর ও যোগাযোগ',
};
