import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/rescue.ts';

/** Messages of the page of parcels that could not be delivered, in Bangla. */
export const rescue: Texts<typeof english.rescue> = {
  title: 'ডেলিভারি হয়নি',
  views: { toCall: 'ফোন করতে হবে', toCheck: 'দেখতে হবে', claims: 'ক্ষতিপূরণ' },
  counted: (view, count) => `${view} (${count})`,
  texts: {
    toCall: 'যেসব পার্সেল কুরিয়ার ডেলিভারি দিতে পারেনি। ফেরত আসার আগে ক্রেতাকে ফোন করুন, তারপর কী হবে লিখুন।',
    claims: 'হারানো বা নষ্ট পার্সেলের জন্য কুরিয়ারের কাছে যা চাওয়া হয়েছে, টাকা না পাওয়া বা মিটে না যাওয়া পর্যন্ত।',
    toCheck: 'যেসব পার্সেলের আসল খবর দোকান জানে না। কুরিয়ারের প্যানেলে দেখে এখানে লিখুন।',
  },
  empty: {
    toCheck: {
      title: 'সব পার্সেলের খবর ঠিক আছে',
      text: 'কুরিয়ারের যে কথা মেলে না, কেউ না দেখা পর্যন্ত তা এখানে থাকে।',
    },
    claims: {
      title: 'কোনো কুরিয়ারের কাছে কিছু চাওয়া নেই',
      text: 'হারানো বা নষ্ট পার্সেলের ক্ষতিপূরণ অর্ডারের পেজে লেখা হয়।',
    },
  },
  since: (time) => `${time} থেকে`,
  isEarlier: 'আগের পার্সেল: অর্ডারটির এখন অন্য পার্সেল আছে।',
  leftDraft: (order) => `${order}-এর পার্সেলটি এই তালিকায় আর নেই। আপনি এর জন্য লিখেছিলেন:`,
  discard: (order) => `${order}-এর জন্য যা লিখেছেন তা মুছুন`,
  none: 'কোনো পার্সেল অপেক্ষায় নেই',
  noneText: 'কুরিয়ার কোনো পার্সেল ডেলিভারি দিতে না পারলে সেটি এখানে আসে, কত সময় বাকি তা-সহ।',
  figures: {
    title: 'এই মাসে যা রক্ষা পেয়েছে',
    courier: 'কুরিয়ার',
    failed: 'প্রথমে দেওয়া যায়নি',
    rescued: 'শেষে ডেলিভারি হয়েছে',
    minutes: 'কত মিনিট পর ফোন করা হয়েছে',
  },
  units: {
    minutes: (count) => `${banglaNumber(count)} মিনিট`,
    hours: (count) => `${banglaNumber(count)} ঘণ্টা`,
    days: (count) => `${banglaNumber(count)} দিন`,
  },
  left: (time) => `${time} বাকি`,
  over: (time) => `${time} আগে সময় শেষ হয়েছে`,
  toCollect: (sum) => `নিতে হবে ${sum}`,
  said: (courier, word, time) => `${courier}: “${word}”, ${time}`,
  secondTry: (courier) => `ফেরত আসছে। ${courier}-এর প্যানেলে এখনো আরেকবার চেষ্টা করতে বলা যায়।`,
  lostCancellation: (courier) => `ফেরত আনবে কি না ${courier} জানায়নি। আবার বললে কোনো ক্ষতি নেই।`,
  acts: {
    noAnswer: 'ফোন ধরেননি',
    anotherDay: 'অন্য দিন',
    newPlace: 'নতুন ঠিকানা',
    newNumber: 'নতুন নম্বর',
    takeBack: 'ফেরত নিন',
  },
  actOf: (act, order) => `${act}: অর্ডার ${order}`,
  done: (act, day, name, time) => `${act}${day ? `, ${day}` : ''} (${name}, ${time})`,
  day: 'কুরিয়ার যেদিন আসবে',
  inPanel: {
    anotherDay: (courier, id) =>
      `এটি শুধু ${courier}-এর প্যানেলে করা যায়: সেখানে ${id} খুঁজে এই দিনে আবার ডেলিভারি দিতে বলুন, তারপর এখানে লিখুন।`,
    newPlace: (courier, id) =>
      `এটি শুধু ${courier}-এর প্যানেলে করা যায়: সেখানে ${id} খুঁজে ঠিকানা বদলান, তারপর এখানে লিখুন। অর্ডারেও বদলে যাবে।`,
    newNumber: (courier, id) =>
      `এটি শুধু ${courier}-এর প্যানেলে করা যায়: সেখানে ${id} খুঁজে নম্বর বদলান, তারপর এখানে লিখুন। অর্ডারেও বদলে যাবে।`,
    takeBack: (courier, id) => `এটি শুধু ${courier}-এর প্যানেলে করা যায়: সেখানে ${id} খুঁজে ফেরত আনতে বলুন, তারপর এখানে লিখুন।`,
  },
  comesBack: (courier) => `${courier} আগেই ফেরত আনছে। তাদের প্যানেলে কিছু করতে হবে না।`,
  isInPanel: (courier) => `${courier}-এর প্যানেলে করা হয়েছে`,
  letCome: 'ফেরত আসুক',
  askBack: (courier) => `${courier}-কে ফেরত আনতে বলুন`,
  askedBack: (courier) => `দোকান সরাসরি ${courier}-কে বলবে। তাদের প্যানেলে কিছু করতে হবে না।`,
  didItInPanel: 'প্যানেলে করা হয়েছে',
  cancel: 'থাক',
  noted: (order) => `অর্ডার ${order}: লেখা হয়েছে`,
  nobodyKnows: (courier) => `${courier} উত্তর দেয়নি, তাই ফেরত আনবে কি না জানা নেই।`,
  notNoted: 'কিছু লেখা হয়নি',
  failed: 'সংযোগ দেখে আবার চেষ্টা করুন।',
  other: (name, act) => `এর মধ্যে ${name} লিখেছেন “${act}”।`,
};
