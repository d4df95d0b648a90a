import { BANGLA_SPECS } from '@aloghor/functions/domain/code-names/bangla';
import { BANGLA_ROOMS } from '@aloghor/functions/domain/code-names/rooms';
import { count } from '../../lib/format.ts';
import type * as english from '../en/specs.ts';
import type { Texts } from '../locale.ts';

/** The messages of the choices of one lamp, in Bangla. */
export const familyChoices: Texts<typeof english.familyChoices> = {
  title: 'সব অপশন',
};

/** The messages of the filters of a list, in Bangla. */
export const productFilters: Texts<typeof english.productFilters> = {
  open: (chosen) => (chosen > 0 ? `ফিল্টার (${count(chosen, 'bn')})` : 'ফিল্টার'),
  title: 'ফিল্টার',
  inStock: 'শুধু যা স্টকে আছে',
  show: (number) => (number === 0 ? 'দেখানোর মতো পণ্য নেই' : `${count(number, 'bn')}টি পণ্য দেখুন`),
  clear: 'ফিল্টার সরান',
  emptyTitle: 'এই ফিল্টারে কিছু নেই',
  empty: 'যা যা বেছেছেন, সব আছে এমন পণ্য এখানে নেই। কিছু বাদ দিয়ে দেখুন।',
  total: (number) => (number === 0 ? 'কোনো পণ্য নেই' : `${count(number, 'bn')}টি পণ্য`),
};

/** The messages of the pictures of one lamp, in Bangla. */
export const gallery: Texts<typeof english.gallery> = {
  label: 'ছবি',
  place: (place, number) => `${number}টির মধ্যে ${place} নম্বর ছবি`,
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  first: 'এটিই প্রথম ছবি',
  last: 'এটিই শেষ ছবি',
  larger: 'বড় করে দেখুন',
  smaller: 'ছোট করে দেখুন',
  keyToEnlarge: 'প্লাস চাপলে ছবি বড় হয়।',
  keysOfLarge: 'অ্যারো কি-তে ছবি সরে, প্লাস ও মাইনাসে বড়-ছোট হয়, ০ চাপলে স্ক্রিনে ধরে যায়, এস্কেপ চাপলে বন্ধ হয়।',
};

/** The messages of what a lamp measures and is made of, in Bangla. */
export const productSpecs: Texts<typeof english.productSpecs> = {
  title: 'মাপ, আলো ও ম্যাটেরিয়াল',
  names: {
    width: 'প্রস্থ',
    height: 'উচ্চতা',
    depth: 'গভীরতা',
    cable: 'তার বা চেইনের দৈর্ঘ্য',
    watt: 'পাওয়ার',
    voltage: 'ভোল্টেজ',
    lumen: 'উজ্জ্বলতা',
    light: 'আলোর রং',
    kelvin: 'কালার টেম্পারেচার',
    holder: 'বাল্বের হোল্ডার',
    bulbs: 'বাল্বের সংখ্যা',
    bulbIncluded: 'সঙ্গে বাল্ব আছে',
    switch: 'সুইচ',
    dimmable: 'আলো কমানো-বাড়ানো যায়',
    material: 'ম্যাটেরিয়াল',
    colour: 'রং',
    protection: 'পানি ও ধুলা থেকে সুরক্ষা',
    warranty: 'ওয়ারেন্টি',
  },
  /** Beside the specifications. */
  fields: { article: 'আর্টিকেল নম্বর', rooms: 'কোন ঘরের জন্য', weight: 'ওজন' },
  grams: (kilograms) => `${kilograms} কেজি`,
  centimetres: (length) => `${length} সেমি`,
  feet: (length) => `${length} ফুট`,
  inches: (length) => `${length} ইঞ্চি`,
  watt: (power) => `${power} ওয়াট`,
  volt: (voltage) => `${voltage} ভোল্ট`,
  bulbs: (number) => `${number}টি`,
  lumen: (brightness) => `${brightness} লুমেন`,
  kelvin: (temperature) => `${temperature} কেলভিন`,
  months: (number) => `${number} মাস`,
  whether: { true: 'হ্যাঁ', false: 'না' },
  codes: { ...BANGLA_SPECS, rooms: BANGLA_ROOMS },
};
