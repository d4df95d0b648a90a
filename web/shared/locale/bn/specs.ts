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
    lumen: 'উজ্জ্বলতা',
    light: 'আলোর রং',
    kelvin: 'কালার টেম্পারেচার',
    holder: 'বাল্বের হোল্ডার',
    bulbIncluded: 'সঙ্গে বাল্ব আছে',
    dimmable: 'আলো কমানো-বাড়ানো যায়',
    material: 'ম্যাটেরিয়াল',
    colour: 'রং',
    protection: 'পানি ও ধুলা থেকে সুরক্ষা',
    warranty: 'ওয়ারেন্টি',
  },
  weight: 'ওজন',
  grams: (kilograms) => `${kilograms} কেজি`,
  centimetres: (length) => `${length} সেমি`,
  feet: (length) => `${length} ফুট`,
  inches: (length) => `${length} ইঞ্চি`,
  watt: (power) => `${power} ওয়াট`,
  lumen: (brightness) => `${brightness} লুমেন`,
  kelvin: (temperature) => `${temperature} কেলভিন`,
  months: (number) => `${number} মাস`,
  whether: { true: 'হ্যাঁ', false: 'না' },
  light: {
    warm: 'ওয়ার্ম হোয়াইট',
    neutral: 'নিউট্রাল হোয়াইট',
    cool: 'কুল হোয়াইট',
    tunable: 'ওয়ার্ম থেকে কুল, বদলানো যায়',
    rgb: 'RGB, নানা রং',
  },
  builtIn: 'বিল্ট-ইন এলইডি',
  protection: {
    IP20: 'শুকনো ঘরের জন্য',
    IP23: 'ছাউনির নিচের জন্য',
    IP40: 'শুকনো ঘরের জন্য',
    IP44: 'বাথরুম ও বারান্দার জন্য',
    IP54: 'ধুলা ও পানির ছিটায় নিরাপদ',
    IP55: 'হালকা বৃষ্টিতে নিরাপদ',
    IP65: 'বৃষ্টিতে নিরাপদ',
    IP66: 'ভারী বৃষ্টিতেও নিরাপদ',
    IP67: 'অল্প পানির নিচেও নিরাপদ',
    IP68: 'পানির নিচেও নিরাপদ',
  },
  material: {
    brass: 'পিতল',
    steel: 'স্টিল',
    iron: 'লোহা',
    aluminium: 'অ্যালুমিনিয়াম',
    glass: 'কাচ',
    crystal: 'ক্রিস্টাল',
    wood: 'কাঠ',
    bamboo: 'বাঁশ',
    rattan: 'বেত',
    jute: 'পাট',
    fabric: 'কাপড়',
    paper: 'কাগজ',
    ceramic: 'সিরামিক',
    marble: 'মার্বেল',
    concrete: 'কংক্রিট',
    acrylic: 'অ্যাক্রিলিক',
    plastic: 'প্লাস্টিক',
  },
  colour: {
    black: 'কালো',
    white: 'সাদা',
    grey: 'ধূসর',
    silver: 'রুপালি',
    gold: 'সোনালি',
    brass: 'পিতলরঙা',
    bronze: 'ব্রোঞ্জ',
    brown: 'বাদামি',
    natural: 'ন্যাচারাল',
    amber: 'অ্যাম্বার',
    red: 'লাল',
    green: 'সবুজ',
    blue: 'নীল',
    clear: 'স্বচ্ছ',
    colourful: 'বহুরঙা',
  },
};
