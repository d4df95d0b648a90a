import { banglaDigits } from '@aloghor/functions/domain/digits';
import { banglaNumber } from '../../lib/format.ts';
import type { Language } from '../messages.ts';
import { brand } from './brand.ts';

const { name } = brand;

/** The texts of every page, in Bangla; those of a single page are in a file beside this one. */
export const everywhere: Language['commonMessages'] = {
  nav: {
    main: 'প্রধান মেনু',
    home: 'হোম',
    shop: 'সব পণ্য',
    aboutUs: 'প্রশ্নোত্তর', // the whole title has no room in an admin's bar of 1,024 px
    shoppingCart: 'আমার কার্ট',
    orders: 'অর্ডার',
    adminHome: 'অ্যাডমিন হোম',
    manageOrders: 'চলতি অর্ডার',
    packing: 'প্যাকিং',
    manageItems: 'পণ্যের তালিকা',
    addItems: 'পণ্য যোগ করুন',
    allUsers: 'সব ইউজার',
    dashboard: 'ড্যাশবোর্ডের মেনু',
    login: 'লগ ইন',
    account: 'আপনার অ্যাকাউন্ট',
    profile: 'আপনার প্রোফাইল',
    openMenu: 'মেনু খুলুন',
    closeMenu: 'মেনু বন্ধ করুন',
    cart: 'কার্ট',
    track: 'অর্ডার ট্র্যাক করুন',
    toHome: (name) => `${name}, হোম পেজে যান`,
    skipToContent: 'মূল অংশে যান',
  },
  page: {
    title: (title, name) => `${title} · ${name}`,
    loading: 'লোড হচ্ছে…',
    ok: 'ঠিক আছে',
    failedTitle: 'কাজটি হলো না',
    failed: 'এই মুহূর্তে লোড করা গেল না। আপনার কার্ট ঠিকই আছে। আবার চেষ্টা করুন।',
    busy: 'দোকানে এই মুহূর্তে খুব ভিড়। আপনার কার্ট ঠিকই আছে, একটু পরে পেজটি নিজে থেকেই আবার চলবে।',
    offlineTitle: 'দোকানের সঙ্গে সংযোগ নেই',
    offline: 'মনে হচ্ছে আপনি অফলাইনে আছেন। আপনার কার্ট ঠিকই আছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
    failedCall: (id) => `আমাদের জানাতে চাইলে এই কোডটি বলুন: ${id}`,
    tooMany: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। দশ মিনিট পরে আবার চেষ্টা করুন।',
    tryAgain: 'আবার চেষ্টা করুন',
    brokenTitle: 'পেজটিতে একটু সমস্যা হয়েছে',
    broken: 'আপনার কার্ট ঠিকই আছে। সাধারণত পেজটি রিলোড করলেই ঠিক হয়ে যায়।',
    reload: 'পেজটি রিলোড করুন',
    toHome: 'হোম পেজে যান',
  },
  home: {
    title: 'ঘর সাজানোর ল্যাম্প ও লাইট, সারা বাংলাদেশে',
    description: 'ঝাড়বাতি, ল্যাম্প, ফ্যান আর সব ঘরের লাইট, অনেক দিন টিকবে দেখেই বাছা। সারা বাংলাদেশে ডেলিভারি, পণ্য হাতে পেয়ে টাকা দিন।',
    heroTitle: 'অল্প বাতি, সুন্দর আলো',
    heroText: 'তিনটি সস্তা বাতির চেয়ে একটি ভালো বাতিই আপনাকে দিতে চাই। পণ্য হাতে পেয়ে টাকা দিন।',
    shopNow: 'কেনাকাটা করুন',
    alreadyMember: 'আগে থেকেই অ্যাকাউন্ট আছে?',
    memberLogin: 'লগ ইন করুন',
    categoriesTitle: 'ঘর আর কাজ বুঝে আলো বেছে নিন',
    popularTitle: 'এখন যা জনপ্রিয়',
    popularText: 'ঢাকার ঘরে ঘরে এখন যা ঝুলছে, যা জ্বলছে।',
    bannerTitle: 'সন্ধ্যা জমুক খোলা হাওয়ায়',
    bannerText: 'বারান্দা আর ছাদের জন্য লন্ঠন, বাগানের লাইট আর ল্যাম্প।',
    bestTitle: 'আমাদের সেরা বাছাই',
    bestText: 'গোটা ছয়েক বাতি, যা আমরা নিজেদের ঘরেও রাখতে চাই।',
    topTitle: 'টপ সেলিং',
    topText: 'সবচেয়ে বেশি বিক্রি হয়, সবচেয়ে কম ফেরত আসে।',
    seeAll: 'সব পণ্য দেখুন',
    noFeatured: 'এখানে এখনো কিছু নেই।',
  },
  why: {
    title: 'আমাদের কাছ থেকে কেন কিনবেন',
    reasons: [
      { title: 'ক্যাশ অন ডেলিভারি', text: 'আগে বাতি হাতে নিন, তারপর রাইডারকে নগদ টাকা দিন।' },
      { title: '৩০ দিনের মধ্যে ফেরত', text: 'ঘরে মানাচ্ছে না? অব্যবহৃত অবস্থায় ফেরত দিন, টাকা বুঝে নিন।' },
      { title: '{deliveryDays} কর্মদিবস', text: 'বাংলাদেশের ভেতরে ডেলিভারির সময়। দেশের বাইরে ৭\u00a0থেকে\u00a0১৪ কর্মদিবস।' },
      { title: 'ফোনেই কথা বলুন', text: 'ফোনে আর ইমেইলে কাস্টমার কেয়ার: {supportHours}।' },
    ],
  },
  search: {
    label: 'পণ্য খুঁজুন',
    placeholder: 'কোন বাতি খুঁজছেন?',
    submit: 'খুঁজুন',
    noResults: 'কিছু পাওয়া যায়নি',
    resultsLabel: 'যেসব পণ্য মিলেছে',
    seeAll: (count) => `সব ${count}টি ফলাফল দেখুন`,
    shortcut: 'Ctrl S',
    failed: 'এখন খোঁজা যাচ্ছে না। আবার চেষ্টা করুন।',
  },
  product: {
    buyNow: 'এখনই কিনুন',
    buyNowOf: (name) => `এখনই কিনুন: ${name}`,
    soldOut: 'স্টক শেষ',
    added: (name) => `${name} কার্টে যোগ হয়েছে`,
    quantity: 'পরিমাণ',
    more: 'একটি বাড়ান',
    fewer: 'একটি কমান',
  },
  cart: {
    adminRefused: 'অ্যাডমিন অ্যাকাউন্ট থেকে কেনাকাটা করা যায় না।',
    unavailable: 'এখন আর নেই',
    full: (lines) => `আপনার কার্ট ভরে গেছে, এতে ${banglaNumber(lines)}টি পণ্য ধরে। আগে অর্ডার করুন, নয়তো কিছু সরিয়ে দিন।`,
    most: (quantity) => `একটি পণ্য সর্বোচ্চ ${banglaNumber(quantity)}টি নেওয়া যায়, আর আপনার কার্টে এখন ততটিই আছে।`,
    view: 'কার্ট দেখুন',
    notPersistent: 'আপনার ব্রাউজারে কার্টটি সেভ থাকছে না। পেজটি বন্ধ বা রিলোড করলে কার্ট খালি হয়ে যাবে।',
  },
  account: {
    logOut: 'লগ আউট',
  },
  footer: {
    company: 'আমাদের সম্পর্কে',
    help: 'সাহায্য',
    description: 'ঢাকায় আলোর একটি ঘর। বাতি বাছি সময় নিয়ে, পৌঁছে দিই ঝটপট, টাকা নিই বাতি বুঝিয়ে দিয়ে।',
    topics: {
      about: 'আমাদের পরিচয়',
      features: 'কী কী সুবিধা',
      works: 'অর্ডার যেভাবে হয়',
      careers: 'চাকরি',
      support: 'কাস্টমার কেয়ার',
      delivery: 'ডেলিভারির তথ্য',
      terms: 'শর্তাবলি',
      privacy: 'গোপনীয়তা নীতি',
    },
    social: 'আমাদের সঙ্গে থাকুন',
    follow: (name, site) => `${site}-এ ${name}, নতুন ট্যাবে খুলবে`,
    newsletterTitle: 'নতুন বাতি এলে জানাব',
    newsletterLabel: 'আপনার ইমেইল ঠিকানা',
    newsletterPlaceholder: 'you@example.com',
    subscribe: 'সাবস্ক্রাইব করুন',
    notSubscribed: 'আপনার ঠিকানা আমাদের কাছে পৌঁছায়নি। ঠিকানাটি ফর্মেই আছে, আবার চেষ্টা করুন।',
    thanksFor: (name) => `${name}-এর সঙ্গে থাকার জন্য ধন্যবাদ`,
    copyright: (year, name) => `© ${banglaDigits(String(year))} ${name}`,
    tradeLicence: 'ট্রেড লাইসেন্স',
    credit: `${name} টিমের হাতে তৈরি, ওপেন সোর্স`,
  },
};

/** The texts for a lost connection, in Bangla; part of the app, for there is no asking for them later. */
export const offline: Language['offlineMessages'] = {
  banner: 'আপনি অফলাইনে, তাই এখন কিছু পাঠানো যাবে না।',
  added: (name) => `${name} কার্টে যোগ হয়েছে। এই ডিভাইসেই রাখা আছে।`,
  order:
    'আপনি অফলাইনে আছেন, তাই অর্ডারটি এখন পাঠানো হয়নি। যা লিখেছেন, সব এখানেই থাকবে। সংযোগ ফিরলে আবার ‘অর্ডার করুন’ চাপুন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  ordersNotLive: 'এখন নতুন খবর আসছে না। সংযোগ যাওয়ার সময় আপনার অর্ডার যে অবস্থায় ছিল, তা-ই দেখছেন।',
};

/** Validation messages of fields, in Bangla; loaded with the first form. */
export const form: Language['formMessages'] = {
  missing: 'এই ঘরটি পূরণ করুন।',
  blank: 'এই ঘরটি পূরণ করুন, শুধু ফাঁকা জায়গা দিলে হবে না।',
  wrongEmail: 'পুরো ইমেইল ঠিকানা লিখুন, যেমন name@example.com',
};

/** The texts of the not-found page, in Bangla; loaded only with it. */
export const notFound: Language['notFoundMessages'] = {
  title: 'পেজটি পাওয়া যায়নি',
  heading: 'পেজটি পাওয়া যায়নি',
  text: 'এই ঘরে বাতি নেভানো। তবে দোকান আলোয় ভরা।',
  toShop: 'সব পণ্য দেখুন',
};
