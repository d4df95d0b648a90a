import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/booking.ts';

/** Messages of booking parcels with couriers, in Bangla. */
export const booking: Texts<typeof english.booking> = {
  title: (courier) => `${courier}-এ বুকিং`,
  ready: (count, sum) => `${banglaNumber(count)}টি অর্ডার বুক করা যাবে, নিতে হবে ${sum}।`,
  noneReady: 'এগুলোর কোনোটিই বুক করা যাবে না।',
  book: (count) => `${banglaNumber(count)}টি পার্সেল বুক করুন`,
  working: (count, total) => `${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি হয়েছে…`,
  done: (count, total, courier) =>
    count === total
      ? `${courier}-এ ${banglaNumber(count)}টি পার্সেল বুক হয়েছে।`
      : `${courier}-এ ${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি পার্সেল বুক হয়েছে।`,
  beingAsked: (courier) =>
    `${courier} উত্তর দেয়নি, তাই পার্সেল বুক হয়েছে কি না জানা নেই। ${courier}-কে জিজ্ঞেস করা হচ্ছে, আপনার কিছু করতে হবে না।`,
  notAnswered: (count) =>
    `${banglaNumber(count)}টি অর্ডারের উত্তর এখনো আসেনি। সংযোগ দেখুন: যা বুক হয়েছে তা দ্বিতীয়বার বুক হবে না।`,
  goOn: (count) => `বাকি ${banglaNumber(count)}টি অর্ডার চালিয়ে যান`,
  keysRefusedUntil: (courier, time) => `${courier} দোকানের গোপন চাবি নেয়নি। ${time}-এর পর, বা চাবি বদলালে, আবার চেষ্টা করা হবে।`,
  problems: {
    noOrder: () => 'এই অর্ডারটি আর নেই।',
    notConfirmed: () => 'ক্রেতা এখনো নিশ্চিত করেননি।',
    notInShop: () => 'অর্ডারটি দোকানে নেই, বা শেষ হয়ে গেছে।',
    alreadyBooked: (courier) => `${courier}-এ আগেই বুক করা আছে।`,
    inFile: (courier) => `${courier}-এর ফাইলে আগেই আছে। ফাইলটি আপলোড হয়েছে কি না আগে লিখুন।`,
    stillUnknown: (courier) => `পার্সেলটি পেয়েছে কি না ${courier} এখনো জানায়নি।`,
    noName: () => 'ক্রেতার নাম নেই।',
    nameLength: (courier) => `নামটি ${courier}-এর জন্য বেশি লম্বা বা বেশি ছোট।`,
    noAddress: () => 'ঠিকানা নেই।',
    addressLength: (courier) => `ঠিকানাটি ${courier}-এর জন্য বেশি লম্বা বা বেশি ছোট।`,
    lostSigns: (courier) => `নাম বা ঠিকানায় { } ; < > চিহ্নগুলো ${courier} রাখে না।`,
    noPlace: (courier) => `${courier}-এর জন্য জেলা লাগবে।`,
    noCourierPhone: () => 'কুরিয়ার শুধু বাংলাদেশের মোবাইল নম্বর নেয়।',
    poisha: () => 'যে টাকা নিতে হবে তাতে পয়সা আছে। আগে পুরো টাকা করুন।',
    sumTooHigh: (courier) => `${courier} এত টাকা নেয় না।`,
    tooHeavy: (courier) => `${courier} এত ভারী পার্সেল নেয় না। অর্ডারটি ভাগ করুন, বা অন্য কুরিয়ার বাছুন।`,
    sumChanged: () => 'যে টাকা নিতে হবে তা বদলেছে। দেখে আবার চেষ্টা করুন।',
    noArea: (courier) => `এই নামে ${courier}-এর কোনো এলাকা নেই। অর্ডারে অন্য থানা বাছুন।`,
    noZone: (courier) => `ঠিকানাটি কোন জোনে তা ${courier} খুঁজে পায়নি। অর্ডারে ঠিকানাটি আরও বিস্তারিত লিখুন।`,
    rejected: (courier) => `${courier} পার্সেলটি নেয়নি।`,
    keysRefused: (courier) => `${courier} দোকানের গোপন চাবি নেয়নি, তাই আর চেষ্টা করা হচ্ছে না।`,
    courierBusy: (courier) => `${courier} এখন খুব ব্যস্ত। কয়েক মিনিট পর আবার চেষ্টা করুন।`,
  },
  states: {
    asked: 'বুক হচ্ছে',
    unknown: 'এখনো জানা নেই',
    rejected: 'বুক হয়নি',
    booked: 'বুক হয়েছে',
    picked: 'কুরিয়ার নিয়ে গেছে',
    outForDelivery: 'ডেলিভারির পথে',
    held: 'কুরিয়ারে আটকে আছে',
    delivered: 'ডেলিভারি হয়েছে',
    partlyDelivered: 'আংশিক ডেলিভারি হয়েছে',
    lost: 'হারিয়ে গেছে',
    returning: 'ফেরত আসছে',
    returned: 'দোকানে ফিরেছে',
    cancelled: 'বাতিল হয়েছে',
  },
  cancellations: { asked: 'বলা হয়েছে', accepted: 'মেনে নিয়েছে', unknown: 'এখনো জানা নেই' },
  parcel: 'কুরিয়ার',
  withCourier: (courier, invoice) => `${courier}, নম্বর ${invoice}`,
  consignment: (id) => `কনসাইনমেন্ট ${id}`,
  weight: (kilograms) => `ওজন: ${kilograms}`,
  track: (code) => `ট্র্যাক করুন: ${code}`,
  bookedBy: (sum, name, time) => `নেবে ${sum}। বুক করেছেন ${name}, ${time}`,
  cancelled: 'বাতিল করা হয়েছে বা ফেরত চাওয়া হয়েছে',
  askCancelled: {
    question: (courier) => `${courier} কি আর ডেলিভারি দেবে না?`,
    text: (courier) =>
      `দোকান ${courier}-কে কিছু জানায় না: আগে তাদের প্যানেলে বাতিল করুন। তারপর অর্ডারটি আবার দোকানে থাকবে, বদলানো যাবে, আর অন্য নম্বরে বুক করা যাবে।`,
    yes: 'হ্যাঁ, বাতিল হয়েছে',
    no: 'না',
  },
  notDelivered: (courier) => `${courier} ডেলিভারি দিতে পারেনি`,
  heldReason: (courier) => `${courier} যা বলছে`,
  heldNoted: 'লেখা হয়েছে: “ডেলিভারি হয়নি” পাতায় আছে',
  inPanel: (courier) => `${courier}-এর প্যানেলেও টাকার পরিমাণ বদলানো হয়েছে`,
  deliveredAfterAll: 'আসলে ডেলিভারি হয়েছে',
  askDelivered: {
    question: (courier) => `${courier} কি আসলে এটি ডেলিভারি করেছে?`,
    text: (courier) =>
      `তাহলে অর্ডারটি ডেলিভারি হয়েছে বলে লেখা হবে, পণ্য আবার স্টক থেকে কমবে, আর ${courier}-এর কাছে টাকা পাওনা থাকবে। ক্রেতা বা ফোনের কর্মী যা বাতিল করেছেন তা তেমনই থাকবে, তখন দেখে নিতে হবে।`,
    yes: 'হ্যাঁ, ডেলিভারি হয়েছে',
    no: 'না',
  },
  toldPayout: (courier, payout) =>
    `${courier} বলছে, ${payout} দিয়ে টাকা দিয়েছে। পেমেন্টটি যোগ করলে তবেই টাকা পাওয়া হয়েছে বলে ধরা হবে।`,
  neverLeft: 'দোকান থেকে যায়ইনি',
  askNeverLeft: {
    question: (courier) => `${courier} কি পার্সেলটি কখনো নেয়ইনি?`,
    text: () =>
      'তাহলে অর্ডারটি আগের মতো আবার চালু হবে, বদলানো আর আবার বুক করা যাবে। পার্সেলটি ফেরত আসার পথে থাকলে হাতে পাওয়ার পর স্ক্যান করুন।',
    yes: 'হ্যাঁ, যায়ইনি',
    no: 'না, ফেরত আসছে',
  },
  lookThere: (courier, invoice) => `${courier} উত্তর দেয়নি, আর তাকে জিজ্ঞেসও করা যায় না। তাদের প্যানেলে ${invoice} খুঁজুন।`,
  notTold: (courier, invoice) => `${invoice} আছে কি না, ${courier} দুই দিনেও জানায়নি। তাদের প্যানেলে দেখুন।`,
  consignmentId: (courier) => `${courier}-এর প্যানেলে কনসাইনমেন্ট নম্বর`,
  isThere: 'সেখানে বুক করা আছে',
  addNumber: 'নম্বর যোগ করুন',
  correctNumber: 'নম্বর ঠিক করুন',
  keepNumber: 'নম্বর সংরক্ষণ করুন',
  neverBooked: 'সেখানে নেই',
  askNeverBooked: {
    question: (courier) => `${courier}-এর কাছে কি সত্যিই নেই?`,
    text: (courier, invoice) => `পার্সেল দেরিতে দেখা যায়। ${courier}-এর কাছে ${invoice} থাকলে পার্সেল দুইবার যাবে।`,
    yes: 'হ্যাঁ, সেখানে নেই',
    no: 'নিশ্চিত নই',
  },
  itsNumber: (id) => `এর নম্বর ${id}`,
  notItsNumber: 'সেটি অন্য অর্ডারের পার্সেল',
  askNotItsNumber: {
    question: (courier) => `${courier}-এর কাছে যে পার্সেলটি আছে, সেটি কি এই অর্ডারের নয়?`,
    text: (invoice) =>
      `তাহলে এই কুরিয়ারে ${invoice} আর ব্যবহার করা যাবে না: অর্ডারটি আবার বুক করা যাবে, আর নতুন নম্বর পাবে। পার্সেলটি আসলে এই অর্ডারের হলে দুইবার যাবে।`,
    yes: 'হ্যাঁ, অন্য অর্ডারের',
    no: 'নিশ্চিত নই',
  },
  inFile: 'ফাইলে আছে',
  toFile: (count) => `${banglaNumber(count)}টি পার্সেল ফাইলে রাখুন`,
  fileDone: (count, total, courier) =>
    count === total
      ? `${courier}-এর ফাইলে ${banglaNumber(count)}টি পার্সেল আছে। ফাইল ডাউনলোড করে প্যানেলে আপলোড করুন, তারপর এখানে লিখুন।`
      : `${courier}-এর ফাইলে ${banglaNumber(total)}টির মধ্যে ${banglaNumber(count)}টি পার্সেল আছে।`,
  download: 'ফাইল ডাউনলোড করুন',
  notDownloaded: 'কিছু ডাউনলোড হয়নি',
  waitsForUpload: (courier) => `${courier}-এর ফাইলে আছে। ফাইলটি তাদের প্যানেলে আপলোড করে এখানে লিখুন, নম্বর পেলে নম্বরসহ।`,
  uploaded: 'আপলোড হয়েছে',
  askUploaded: {
    question: (courier) => `ফাইলটি কি ${courier}-এর প্যানেলে আছে?`,
    text: 'তাহলে পার্সেলগুলো বুক হয়েছে ধরা হবে, আর অর্ডারগুলো যেমন আছে তেমন থাকবে।',
    yes: 'হ্যাঁ, আছে',
    no: 'এখনো না',
  },
  notUploaded: 'আপলোড হয়নি',
  askNotUploaded: {
    question: (courier) => `${courier}-এর কাছে কি একটিও নেই?`,
    text: 'তাহলে অর্ডার বদলানো যাবে, আর আবার বুক করা যাবে। তাদের কাছে থাকলে পার্সেল দুইবার যাবে।',
    yes: 'হ্যাঁ, একটিও নেই',
    no: 'নিশ্চিত নই',
  },
  again: 'আবার পাঠান',
  askAgain: {
    question: (courier) => `${courier}-কে আবার পাঠাবেন?`,
    text: (courier, invoice) => `একই ইনভয়েস ${invoice} দিয়ে যাবে। ${courier}-এর কাছে আগেই থাকলে দ্বিতীয়বার বুক হবে না।`,
    yes: 'পাঠান',
    no: 'অপেক্ষা করি',
    sent: 'বুক হয়েছে',
  },
  lookAtIt: 'দেখে নিন',
  doubts: {
    unknownWord: (courier, word) => `${courier} বলছে “${word}”, যা দোকান চেনে না। তাদের প্যানেলে দেখুন।`,
    contradiction: (courier, word) =>
      `${courier} আগে অন্য কথা বলেছিল, এখন বলছে “${word}”। কিছু বদলানো হয়নি। তাদের প্যানেলে দেখুন।`,
    orderDiffers: (courier, word) => `${courier} বলছে “${word}”, কিন্তু অর্ডারের অবস্থা অন্য। অর্ডারটি যেমন ছিল তেমনই আছে।`,
    sumUnclear: (courier) => `${courier} যত টাকা নেওয়ার কথা তত নেয়নি, বা কত নিয়েছে তা জানায়নি।`,
    otherConsignment: (courier) => `${courier} এই নম্বরে অন্য একটি কনসাইনমেন্টের কথা বলছে। তাদের প্যানেলে দেখুন।`,
    noEnd: (courier) =>
      `${courier} ছয় সপ্তাহেও শেষ খবর দেয়নি, আর জিজ্ঞেস করা হচ্ছে না। তাদের প্যানেলে দেখে কী হয়েছে তা লিখে রাখুন।`,
    pickUpUnclear: (courier) =>
      `${courier} পার্সেলটি বাতিল করেছে, কিন্তু আগে নিয়ে গিয়েছিল কি না তা জানায়নি। পার্সেলটি এখনো এখানে আছে কি না দেখে লিখে রাখুন।`,
    restAwaited: (courier) =>
      `${courier} পার্সেলের একটি অংশ ডেলিভারি করেছে। বাকিটা তাদের কথায় ফেরত এসেছে, বা এতদিনে আসার কথা, কিন্তু কেউ গোনেনি। অর্ডারের পাতায় গুনে লিখুন, বা ${courier}-এর কাছে দাম চান।`,
  },
  changeSumToo: (courier) =>
    `কেউ ${courier}-এর প্যানেলে টাকার পরিমাণ বদলে থাকলে অর্ডারের পাতাতেও তা বদলান: চার্জ, ছাড়, অথবা আগে যা দেওয়া হয়েছে। সেখানে জানান যে প্যানেলেও তা আছে, তাহলে আর সন্দেহ থাকবে না।`,
  way: 'পার্সেল কোথায় কোথায় গেছে',
  wayOf: (courier, invoice) => `${courier}, ${invoice}`,
  wholeWay: (count) => `সব ${banglaNumber(count)}টি ধাপ দেখুন`,
  sources: {
    api: () => 'বুক করার সময়',
    webhook: (courier) => `${courier} জানিয়েছে`,
    poll: (courier) => `${courier}-কে জিজ্ঞেস করে`,
    hand: () => 'দোকানে লেখা',
  },
  whatIsTrue: 'আসলে কী হয়েছে',
  choose: 'বাছুন',
  noteIt: 'লিখে রাখুন',
  noted: 'লেখা হয়েছে',
  notAllNoted: 'সবগুলো লেখা হয়নি',
  notedOtherwise: (count) =>
    `এর মধ্যে অন্য কেউ ${banglaNumber(count)}টি পার্সেলের কথা অন্যভাবে লিখেছেন, সেগুলো তেমনই থাকল। বাকিগুলো লেখা হয়েছে।`,
  notNotedTitle: 'কিছু লেখা হয়নি',
  notNoted: 'সংযোগ দেখে আবার চেষ্টা করুন।',
};

/** Messages of the choice who carries parcels, in Bangla. */
export const carriers: Texts<typeof english.carriers> = {
  ofTicked: 'টিক দেওয়া সব অর্ডারের কুরিয়ার বা রাইডার',
  of: (order) => `অর্ডার ${order}: কুরিয়ার বা রাইডার`,
  choose: 'রাইডার বাছুন…',
  ownRider: (name) => `${name} (নিজের রাইডার)`,
  book: 'কুরিয়ারে বুকিং',
  give: 'রাইডারকে দিন',
  given: (order, rider) => `অর্ডার ${order} এখন ${rider} নিয়ে যাচ্ছেন`,
  notGivenTitle: 'অর্ডারটি দেওয়া হয়নি',
};
