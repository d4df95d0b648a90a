import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/packing.ts';

/** Messages of the page of packing, in Bangla. */
export const packing: Texts<typeof english.packing> = {
  title: 'প্যাকিং',
  text: 'যে অর্ডারগুলো এখন যাবে সেগুলোতে টিক দিন: স্লিপ আর তালিকা প্রিন্ট করুন, তারপর সবগুলোর স্ট্যাটাস একসঙ্গে বদলান।',
  inShop: 'দোকানে আছে',
  filters: 'ফিল্টার ও কাগজ',
  openFilters: (count) => (count > 0 ? `ফিল্টার (${banglaNumber(count)})` : 'ফিল্টার'),
  packedFilter: 'প্যাক হয়েছে কি না',
  packedChoices: { false: 'প্যাক করতে হবে', true: 'প্যাক হয়েছে' },
  parcel: 'পার্সেল',
  packedBy: (name, time) => `প্যাক করেছেন ${name}, ${time}`,
  printedBy: (name, time) => `স্লিপ প্রিন্ট করেছেন ${name}, ${time}`,
  withRider: {
    out: (name, time) => `রাইডার ${name}, ${time} থেকে`,
    ended: (name, time) => `শেষ করেছেন রাইডার ${name}, ${time}`,
    settled: (name) => `রাইডার ${name}: হিসাব মিটেছে`,
  },
  pack: 'প্যাক হয়েছে',
  more: 'আরও',
  less: 'কম',
  unpack: 'প্যাক হয়নি',
  unpackOf: (order) => `অর্ডার ${order} প্যাক হয়নি`,
  toPackAgain: (order) => `অর্ডার ${order} আবার প্যাক করতে হবে`,
  confirmed: 'ফোনে নিশ্চিত',
  empty: 'প্যাক করার কিছু নেই',
  emptyText: 'সব অর্ডার পথে আছে। নতুন অর্ডার এলে এখানে নিজে থেকেই দেখা যাবে।',
  tickOf: (orderNumber) => `টিক দিন: অর্ডার ${orderNumber}`,
  ticked: 'টিক দেওয়া অর্ডার',
  tickedSum: (count, sum) => `${banglaNumber(count)}টি অর্ডারে টিক, নিতে হবে ${sum}`,
  line: (quantity, name) => `${quantity}\u00a0×\u00a0${name}`,
  collect: 'নিতে হবে',
  paper: 'স্লিপের কাগজ',
  papers: {
    a4: 'A4, এক পাতায় চারটি',
    a6: 'A6 লেবেল, একটি করে',
    thermal80: 'থার্মাল রোল, ৮০ মিমি',
    thermal58: 'থার্মাল রোল, ৫৮ মিমি',
  },
  language: 'কাগজের ভাষা',
  bothLanguages: 'ইংরেজি ও বাংলা',
  print: { slips: 'স্লিপ প্রিন্ট করুন', picking: 'পণ্য তোলার তালিকা', handOver: 'কুরিয়ারের তালিকা' },
  notPrintedTitle: 'কিছু প্রিন্ট হয়নি',
  notPrinted: 'মনে হচ্ছে আপনি অফলাইনে আছেন। সংযোগ দেখে আবার চেষ্টা করুন।',
  notPrintedNow: 'দোকানে কিছু একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  tooManySlips: (most) => `একবারে সর্বোচ্চ ${banglaNumber(most)}টি স্লিপ প্রিন্ট হয়: আগে কয়েকটি অর্ডারের টিক তুলে নিন।`,
  untickedTitle: 'কয়েকটি অর্ডার আর এখানে নেই',
  unticked: (numbers) => `এই তালিকায় আর নেই, তাই টিকও তুলে নেওয়া হয়েছে: ${numbers}।`,
  unconfirmed: 'ফোনে নিশ্চিত নয়',
  notSetTitle: 'কিছু বদলায়নি',
  status: 'টিক দেওয়া সব অর্ডারের স্ট্যাটাস',
  setStatus: 'সবগুলো বদলান',
  ask: {
    question: (count, status) => `${banglaNumber(count)}টি অর্ডারের স্ট্যাটাস ‘${status}’ করবেন?`,
    text: (total) => `মোট নিতে হবে ${total}।`,
    confirmedText: (total, count) => `বাকি ${banglaNumber(count)}টির জন্য নিতে হবে ${total}।`,
    unconfirmedText: (count, numbers) =>
      `এর মধ্যে ${banglaNumber(count)}টি ফোনে নিশ্চিত করা হয়নি (${numbers}), তাই বাদ থাকবে।`,
    tickUnconfirmed: (count, total) => `এই ${banglaNumber(count)}টিও সঙ্গে নিন (${total})`,
    yesConfirmed: 'হ্যাঁ, এগিয়ে যান',
    noneLeft: 'কিছু বদলায়নি: এই অর্ডারগুলোর একটিও ফোনে নিশ্চিত করা হয়নি।',
    final: 'অর্ডারগুলো পুরোনো অর্ডারে চলে যাবে; এক দিনের মধ্যে যেকোনোটি আবার চালু করা যায়।',
    received: 'পুরো টাকা পাওয়া গেছে বলে লেখা হবে।',
    tick: (total) => `${total} বুঝে পেয়েছি`,
    yes: 'হ্যাঁ, সবগুলো',
    no: 'এখনো না',
  },
  askAgain: {
    question: (printed, total) => `${banglaNumber(total)}টির মধ্যে ${banglaNumber(printed)}টি স্লিপ আগেই প্রিন্ট হয়েছে`,
    allQuestion: (printed) => (printed === 1 ? 'স্লিপটি আবার প্রিন্ট করবেন?' : 'স্লিপগুলো আবার প্রিন্ট করবেন?'),
    by: (order, name, time) => `${order}: ${name}, ${time}`,
    yes: 'হ্যাঁ, আবার প্রিন্ট করুন',
    yesOthers: (count) => `বাকি ${banglaNumber(count)}টি প্রিন্ট করুন`,
    no: 'কিছুই প্রিন্ট নয়',
    tick: (count) => `এই ${banglaNumber(count)}টিও আবার প্রিন্ট করুন`,
    left: (numbers) => `দোকানে আর নেই, তাই প্রিন্ট হয়নি: ${numbers}।`,
  },
  working: (count, total) => `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি হয়েছে…`,
  done: {
    status: (count, total, status) =>
      count === total
        ? `${banglaNumber(count)}টি অর্ডার এখন ‘${status}’।`
        : `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি অর্ডার এখন ‘${status}’।`,
    given: (count, total, rider) =>
      count === total
        ? `${banglaNumber(count)}টি অর্ডার এখন ${rider} নিয়ে যাচ্ছেন।`
        : `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি অর্ডার এখন ${rider} নিয়ে যাচ্ছেন।`,
    undoSent: (count, total) =>
      count === total
        ? `${banglaNumber(count)}টি অর্ডার আবার দোকানে।`
        : `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি অর্ডার আবার দোকানে।`,
    packed: (count, total) =>
      count === total
        ? `${banglaNumber(count)}টি অর্ডার প্যাক হয়েছে।`
        : `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি অর্ডার প্যাক হয়েছে।`,
    unpacked: (count, total) =>
      count === total
        ? `${banglaNumber(count)}টি অর্ডার আবার প্যাক করতে হবে।`
        : `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি অর্ডার আবার প্যাক করতে হবে।`,
  },
  left: (numbers) => `এখনো হয়নি: ${numbers}।`,
  tryTheRest: 'একটু সমস্যা হয়েছে। এগুলোতে এখনো টিক আছে, একটু পরে বাকিগুলো করুন।',
  goOn: (count) => `বাকি ${banglaNumber(count)}টি করুন`,
  undo: {
    undoSent: (count) => `বাতিল করুন: ${banglaNumber(count)}টি এখনো দোকানে`,
    unpacked: (count) => `বাতিল করুন: ${banglaNumber(count)}টি প্যাক হয়নি`,
  },
};

/** Messages of the bench on which one parcel is packed at a time, in Bangla. */
export const bench: Texts<typeof english.bench> = {
  title: 'প্যাকিং টেবিল',
  text: 'আগে স্লিপ বা কুরিয়ারের লেবেল, তারপর প্রতিটি পণ্য স্ক্যান করুন। শেষ স্ক্যানেই পার্সেল বন্ধ হবে, আর স্লিপ না থাকলে প্রিন্ট হবে।',
  open: 'স্ক্যানার দিয়ে প্যাক করুন',
  scanSlip: 'স্লিপ বা লেবেল স্ক্যান করুন, বা অর্ডার নম্বর লিখুন',
  scanProduct: 'পণ্যগুলো স্ক্যান করুন',
  busy: 'একটু অপেক্ষা করুন…',
  parcel: (order) => `অর্ডার ${order}-এর পার্সেল`,
  progress: (order, counted, of) => `${order}: ${banglaNumber(of)}টির মধ্যে ${banglaNumber(counted)}টি স্ক্যান হয়েছে`,
  packed: (order, today) =>
    today === undefined ? `${order} প্যাক হয়েছে।` : `${order} প্যাক হয়েছে। আজ মোট ${banglaNumber(today)}টি।`,
  countOf: (counted, of) => `${banglaNumber(counted)} / ${banglaNumber(of)}`,
  times: (quantity) => `× ${quantity}`,
  noCode: 'স্ক্যান করার মতো আর্টিকেল নম্বর নেই, নিজে মিলিয়ে নিন।',
  addOne: '+১',
  addOneOf: (product) => `একটি গুনুন: ${product}`,
  close: 'প্যাক হয়েছে',
  leave: 'সরিয়ে রাখুন',
  read: 'বুঝেছি, এগিয়ে যান',
  openOrder: 'অর্ডারটি খুলুন',
  cameBack: { sent: 'ফেরত এসেছে', delivered: 'কিছু ফেরত এসেছে' },
  packAnyway: 'তবু প্যাক করুন',
  returnOf: {
    whole: (order) => `অর্ডার ${order} ফেরত এসেছে`,
    pieces: (order) => `অর্ডার ${order}-এর কিছু পণ্য ফেরত এসেছে`,
  },
  nothingCounted: {
    whole: 'যা ফেরত এসেছে গুনে নিন। কিছু কম থাকলে পার্সেলটি সরিয়ে রেখে অর্ডার ডেস্কে জানান।',
    pieces: 'যেগুলো ফেরত এসেছে স্ক্যান করুন বা হাতে গুনুন।',
  },
  returnText: {
    whole: (order, restocked, of) =>
      `অর্ডার ${order} বাতিল হবে। ${banglaNumber(of)}টির মধ্যে ${banglaNumber(restocked)}টি পণ্য স্টকে ফিরে যাবে।`,
    pieces: (order, restocked, of) =>
      `অর্ডার ${order} ডেলিভারি হওয়াই থাকবে। ${banglaNumber(of)}টির মধ্যে ${banglaNumber(restocked)}টি পণ্য স্টকে ফিরে যাবে।`,
  },
  damagedOf: (product) => `ভাঙা: ${product}`,
  damaged: (quantity) => `${banglaNumber(quantity)}টি ভাঙা`,
  oneDamagedMore: 'আরও একটি ভাঙা',
  oneDamagedFewer: 'একটি কম ভাঙা',
  recordReturn: 'ফেরত লিখে রাখুন',
  returned: {
    whole: (order, restocked, of) =>
      `${order} ফেরত এসেছে। ${banglaNumber(of)}টির মধ্যে ${banglaNumber(restocked)}টি পণ্য আবার স্টকে আছে।`,
    pieces: (order, restocked, of) =>
      `${order}-এর ফেরত আসা পণ্য গোনা হয়েছে। ${banglaNumber(of)}টির মধ্যে ${banglaNumber(restocked)}টি আবার স্টকে আছে।`,
  },
  stops: {
    unknown: (code) => `‘${code}’ প্যাক করার মতো অর্ডার নয়: অর্ডারটি অচেনা, বা এখনো কেউ নিশ্চিত করেননি।`,
    cancelled: (order) => `${order} বাতিল হয়েছে, প্যাক করবেন না।`,
    back: (order) => `${order} ফেরত এসেছে, গোনাও হয়ে গেছে। প্যাক করবেন না।`,
    delivered: (order) => `${order} আগেই ডেলিভারি হয়েছে।`,
    sent: (order) => `${order} আগেই ডেলিভারিতে বেরিয়ে গেছে।`,
    unconfirmed: (order) => `${order} এখনো নিশ্চিত হয়নি: ক্রেতার সাথে কথা হয়নি।`,
    packed: (order, name, time) => `${order} আগেই প্যাক করেছেন ${name}, ${time}।`,
    wrongProduct: (code) => `‘${code}’ এই পার্সেলের পণ্য নয়।`,
    otherOrder: (code) => `${code} অন্য অর্ডার। আগে এই পার্সেল শেষ করুন, বা সরিয়ে রাখুন।`,
    tooMany: (product) => `বেশি হয়ে গেছে: ${product}।`,
    counted: (order) => `এর মধ্যে অন্য কেউ ${order} থেকে ফেরত আসা পণ্য গুনে ফেলেছেন। স্লিপটি আবার স্ক্যান করুন।`,
    changed: (order) => `স্ক্যান করার পর ${order}-এর পণ্য বদলেছে। স্লিপটি আবার স্ক্যান করুন।`,
    missing: (order) => `${order}-এর পার্সেলে এখনো কিছু বাকি আছে।`,
    failed: (code) => `‘${code}’ নিয়ে কোনো উত্তর আসেনি। সংযোগ দেখে আবার চেষ্টা করুন।`,
    unclear: (order) => `${order} হয়তো সেভ হয়েছে, উত্তর আসেনি। আবার করুন: দুবার সেভ হবে না।`,
  },
};
