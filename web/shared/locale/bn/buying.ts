import { banglaNumber } from '../../lib/format.ts';
import { shop } from '../../shop.config.ts';
import type * as english from '../en/buying.ts';
import type { Texts } from '../locale.ts';

/** The messages of the shop and its categories, in Bangla. */
export const shopPage: Texts<typeof english.shopPage> = {
  title: 'সব পণ্য',
  heading: 'আলোর সব আয়োজন',
  description: 'আমাদের সব ল্যাম্প, লাইট আর ফ্যান, নতুনগুলো আগে।',
  categoryDescription: (category) => `${category} ক্যাটাগরির সব পণ্য, নতুনগুলো আগে।`,
  searchHeading: (query) => `“${query}” সার্চের ফলাফল`,
  allCategories: 'সব',
  categories: 'ক্যাটাগরি',
  emptyTitle: 'এখানে এখনো কিছু নেই',
  emptyCategory: (category) => `“${category}” ক্যাটাগরিতে এই মুহূর্তে কোনো পণ্য নেই। অন্য ক্যাটাগরিতে আলোর অভাব নেই।`,
  emptySearch: 'এমন কোনো পণ্য পাওয়া যায়নি। অন্যভাবে লিখে দেখুন, অথবা অন্য পণ্য ঘুরে দেখুন।',
  nearestCategory: 'কাছাকাছি আছে:',
  askByPhone: 'ফোনে জেনে নিন:',
  toShop: 'সব পণ্য দেখুন',
  emptyPriceTitle: 'এই দামে কিছু নেই',
  emptyPrice: 'এখানে এই দামের কোনো পণ্য নেই। দামের সীমা একটু বদলে দেখুন।',
  choice: 'ফিল্টার করুন ও সাজান',
  sortBy: 'কীভাবে সাজাবেন',
  sorts: {
    newest: 'নতুনগুলো আগে',
    name: 'নাম: ক থেকে হ',
    price: 'দাম: কম থেকে বেশি',
    '-price': 'দাম: বেশি থেকে কম',
    '-rating': 'রেটিং: বেশি থেকে কম',
  },
  price: 'দাম',
  priceFrom: 'সর্বনিম্ন দাম, টাকায়',
  priceTo: 'সর্বোচ্চ দাম, টাকায়',
  from: `${shop.currency.sign} থেকে`,
  to: `${shop.currency.sign} পর্যন্ত`,
  clearPrice: 'দামের সীমা সরান',
  apply: 'দেখান',
  loadMore: 'আরও দেখুন',
  loadingMore: 'আরও লোড হচ্ছে…',
  shown: (count) => (count ? `${banglaNumber(count)}টি পণ্য দেখানো হচ্ছে` : 'কোনো পণ্য নেই'),
  found: (count) => (count ? `${banglaNumber(count)}টি পণ্য পাওয়া গেছে` : 'কোনো পণ্য পাওয়া যায়নি'),
  bestMatch: 'সবচেয়ে কাছাকাছিগুলো আগে',
};

/** The texts of an address that names no category, in Bangla; loaded only with the shop. */
export const unknownCategory: Texts<typeof english.unknownCategory> = {
  heading: (name) => `“${name}” নামে আমাদের কোনো ক্যাটাগরি নেই`,
  text: 'হয়তো আগে অন্য নাম ছিল, নয়তো লিংকে ভুল আছে। আমাদের ক্যাটাগরিগুলো এই:',
};

/** The messages of a product's page, in Bangla. */
export const productPage: Texts<typeof english.productPage> = {
  addToCart: 'কার্টে যোগ করুন',
  categories: 'ক্যাটাগরি',
  relatedTitle: 'এর সঙ্গে মানায়',
  breadcrumb: 'আপনি এখানে',
  home: 'হোম',
  shop: 'সব পণ্য',
  facts: ['ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দিন', '{deliveryDays} কর্মদিবসে আপনার হাতে', 'পছন্দ না হলে ৩০ দিনের মধ্যে ফেরত'],
  zoom: (name) => `${name}: ছবি বড় করে দেখুন`,
  closeZoom: 'ছবি বন্ধ করুন',
  added: (name) => `${name} কার্টে যোগ হয়েছে`,
  viewCart: 'কার্ট দেখুন',
  addedOffline: (name) => `${name} কার্টে যোগ হয়েছে। এই ডিভাইসেই রাখা আছে।`,
  soldOut: 'এই মুহূর্তে একটিও নেই, তাই অর্ডার করা যাচ্ছে না।',
  missingTitle: 'পণ্যটি এখানে আর নেই',
  missing: 'হয়তো সব বিক্রি হয়ে গেছে। কাছাকাছি আরেকটি নিশ্চয়ই পেয়ে যাবেন।',
};

/** The messages of products and carts alike, in Bangla. */
export const inCart: Texts<typeof english.inCart> = {
  quantity: 'পরিমাণ',
  more: 'একটি বাড়ান',
  fewer: 'একটি কমান',
  left: (count) => `আর মাত্র ${banglaNumber(count)}টি আছে`,
  notPersistent: 'আপনার ব্রাউজারে কার্টটি সেভ থাকছে না। পেজটি বন্ধ বা রিলোড করলে কার্ট খালি হয়ে যাবে।',
};

/** The messages of the cart and its page, in Bangla; loaded with the pages that show a cart. */
export const cartPage: Texts<typeof english.cartPage> = {
  keeps: 'যা যোগ করবেন, অর্ডার না করা পর্যন্ত এখানেই থাকবে।',
  asKnown: 'এখনকার দাম জানা যাচ্ছে না। শেষ যে দাম জানা ছিল, তা-ই দেখছেন।',
  noScripts: 'কার্টের জন্য জাভাস্ক্রিপ্ট দরকার, আপনার ব্রাউজারে তা বন্ধ আছে। ফোন করেও অর্ডার করতে পারেন।',
  notInTotal: 'মোট দামে ধরা হয়নি। অর্ডার করতে এটি সরিয়ে দিন।',
  title: 'কার্ট',
  heading: 'আমার কার্ট',
  emptyTitle: 'আপনার কার্ট এখনো খালি',
  emptyText: 'কেনাকাটা শুরু করুন',
  by: (name) => `ব্র্যান্ড: ${name}`,
  asked: { price: 'এখনকার দাম দেখা হচ্ছে…', adding: 'আপনার কার্টে যোগ হচ্ছে…' },
  quantityOf: (quantity) => `${banglaNumber(quantity)}টি`,
  total: 'পণ্যের মোট দাম',
  remove: (name) => `${name} সরিয়ে দিন`,
  removeQuestion: 'পণ্যটি কার্ট থেকে সরিয়ে দেবেন?',
  removeYes: 'হ্যাঁ, সরিয়ে দিন',
  removeNo: 'না, থাকুক',
  removed: 'সরানো হয়েছে',
  removedNamed: (name) => `${name} আর আপনার কার্টে নেই।`,
  missingProduct: 'এই পণ্য এখন আর বিক্রি হয় না',
  cashOnDelivery: 'পণ্য হাতে পেয়ে টাকা দিন।',
  each: (price) => `প্রতিটি ${price}`,
  count: (lines) => `${banglaNumber(lines)}টি পণ্য`,
  priceChanged: (before, now) => `দাম বদলেছে: আগে ${before}, এখন ${now}।`,
};

/** Texts for a guest cart that does not fit into the account's cart, in Bangla; not loaded by home. */
export const fullCart: Texts<typeof english.fullCart> = {
  waiting: (count) => `আপনার কার্ট ভরে গেছে। আরও ${banglaNumber(count)}টি পণ্য এই ব্রাউজারে রাখা আছে, জায়গা হলেই কার্টে যোগ হবে।`,
  leftOut: (count) => `আপনার কার্টের ${banglaNumber(count)}টি পণ্য এখন আর বিক্রি হয় না, তাই বাদ দেওয়া হয়েছে।`,
};

/** What the product's page and the order form say of delivery charges, in Bangla. */
export const delivery: Texts<typeof english.delivery> = {
  title: 'ডেলিভারি',
  chargeIn: {
    insideDhaka: (charge) => `ঢাকা শহরে ${charge}`,
    suburbs: (charge) => `ঢাকার আশপাশে, গাজীপুরে ও নারায়ণগঞ্জে ${charge}`,
    elsewhere: (charge) => `বাকি জেলায় ${charge}`,
  },
  free: 'ফ্রি',
  freeFrom: (total) => `${total} থেকে ফ্রি`,
  charges: 'ডেলিভারি চার্জ',
  inDays: (charge, days) => `${charge}, ${days} কর্মদিবসে`,
  allFreeFrom: (total) => `অর্ডারে পণ্যের মোট দাম ${total} বা তার বেশি হলে ডেলিভারি ফ্রি`,
};

/** The messages of ordering, in Bangla. */
export const ordering: Texts<typeof english.ordering> = {
  title: 'আপনার অর্ডার',
  knownBuyer: 'এই ডিভাইসের শেষ অর্ডার থেকে নেওয়া।',
  notYou: 'আপনার নয়? মুছে ফেলুন',
  name: 'নাম',
  mobileNumber: 'মোবাইল নম্বর',
  mobileHint: '০১XXXXXXXXX',
  place: 'জেলা, উপজেলা বা থানা (ঐচ্ছিক)',
  placeNeeded: 'জেলা, উপজেলা বা থানা',
  placeFirst: 'জেলা, উপজেলা বা থানা বাছুন, ডেলিভারি চার্জ তা দেখেই ঠিক হয়।',
  chargeByPlace: 'জেলা অনুযায়ী',
  chargeLater: 'ফোনে জানাব',
  toPay: 'মোট দিতে হবে',
  completedToPay: (sum) => `পণ্য হাতে পেয়ে ডেলিভারিসহ মোট ${sum} দেবেন।`,
  completedToPayProducts: (sum) => `পণ্য হাতে পেয়ে ${sum} দেবেন। ডেলিভারি চার্জ থাকলে ফোনে জানাব।`,
  completedAddress: (address) => `পাঠাব এই ঠিকানায়: ${address}`,
  callsFrom: '{phone} নম্বর থেকে আমরা আপনাকে ফোন করব: {supportHours}।',
  places: 'জেলা, উপজেলা ও থানা',
  placesInstead: 'এই নামে কোনো জায়গা পাওয়া যায়নি। এগুলোর একটি কি?',
  placeUnknown: 'তালিকা থেকে বাছুন, নয়তো খালি রাখুন।',
  placesMissing: 'তালিকাটি আনা যায়নি। ঠিকানার ঘরে লিখে দিন।',
  address: 'ডেলিভারির ঠিকানা',
  notes: 'অর্ডার নোট (ঐচ্ছিক)',
  orderNow: 'অর্ডার করুন',
  ordering: 'অর্ডার হচ্ছে…',
  oneMobileNumber: 'শুধু একটি মোবাইল নম্বর দিন।',
  wrongMobileGuest: '১১ ডিজিটের মোবাইল নম্বর দিন, যেমন ০১XXXXXXXXX',
  wrongMobileCustomer: '১১ ডিজিটের মোবাইল নম্বর দিন, যেমন ০১XXXXXXXXX',
  completed: 'আপনার অর্ডার আমরা পেয়েছি',
  orderNumber: (orderNumber) => `অর্ডার নম্বর ${orderNumber}`,
  orderId: (id) => `অর্ডার আইডি: ${id}`,
  contactSoon: 'আমাদের একজন প্রতিনিধি শিগগিরই আপনার সঙ্গে যোগাযোগ করবেন।',
  idLabel: 'অর্ডার আইডি:',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  followThis: 'এই অর্ডার ট্র্যাক করুন',
  changedTitle: 'দাম বদলেছে',
  changedText: (total) => `আপনার কার্টের মোট দাম এখন ${total}। একবার দেখে নিয়ে আবার অর্ডার করুন।`,
  changedWithDelivery: (total) => `ডেলিভারিসহ আপনার অর্ডারের মোট দাম এখন ${total}। একবার দেখে নিয়ে আবার অর্ডার করুন।`,
  missingTitle: 'কার্টের একটি পণ্য এখন আর নেই',
  missingText: 'আপনার কার্টের একটি পণ্য আমরা আর বিক্রি করি না। সেটি সরিয়ে আবার অর্ডার করুন।',
  shortTitle: 'স্টকে এতগুলো নেই',
  soldOut: (names) => `স্টক শেষ: ${names}।`,
  fewerLeft: (names) => `যত চেয়েছেন, তার চেয়ে কম আছে: ${names}।`,
  changeCart: 'কিছুই অর্ডার হয়নি। কার্ট বদলে নিয়ে আবার অর্ডার করুন।',
  placedTitle: 'আপনার অর্ডারটি হয়ে গেছে',
  placedBefore: (named) =>
    named
      ? `আপনার আগের অর্ডারটি (${named}) আমরা পেয়েছি। আরেকটি চাইলে তবেই আবার অর্ডার করুন।`
      : 'আপনার আগের অর্ডারটি আমরা পেয়েছি, এ নিয়ে আপনাকে ফোন করব। আরেকটি চাইলে তবেই আবার অর্ডার করুন।',
  orderAgain: 'আবার অর্ডার করুন',
  lostConnection:
    'সংযোগ চলে গেছে। সংযোগ ফিরলেই আমরা দেখব আপনার অর্ডারটি পৌঁছেছে কি না, আর এখানেই জানাব। চাইলে আবার ‘অর্ডার করুন’ চাপতে পারেন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  lostAsked: 'আপনার অর্ডারটি পৌঁছেছে কি না, দেখা হচ্ছে…',
  notArrived: 'আপনার অর্ডারটি পৌঁছায়নি। আবার ‘অর্ডার করুন’ চাপুন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  notArrivedTitle: 'আপনার শেষ অর্ডারটি পৌঁছায়নি',
  notArrivedElsewhere: 'অর্ডার করার সময় সংযোগ চলে গিয়েছিল। কার্ট আগের মতোই আছে: সেখান থেকে আবার অর্ডার করুন।',
  offline:
    'আপনি অফলাইনে আছেন, তাই অর্ডারটি এখন পাঠানো হয়নি। যা লিখেছেন, সব এখানেই থাকবে। সংযোগ ফিরলে আবার ‘অর্ডার করুন’ চাপুন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  busy: 'দোকানে এখন খুব ভিড়। একটু পরে আবার ‘অর্ডার করুন’ চাপুন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  notOrdered: 'অর্ডারটি করা যায়নি, কিছুই পাঠানো হয়নি। আবার চেষ্টা করুন।',
  soldOutFirst: 'যেটির স্টক শেষ, অর্ডারের আগে সেটি সরিয়ে দিন।',
  unavailableFirst: 'যে পণ্য এখন আর নেই, অর্ডারের আগে সেটি সরিয়ে দিন।',
};

/** The texts of placed orders, in Bangla; loaded with the pages that show them. */
export const placedOrders: Texts<typeof english.placedOrders> = {
  statuses: {
    'waiting for confirmation': 'নিশ্চিত হওয়ার অপেক্ষায়',
    'Payment successful': 'পেমেন্ট সম্পন্ন',
    'Out for Delivery': 'ডেলিভারির পথে',
    Delivered: 'ডেলিভারি হয়েছে',
    Cancel: 'বাতিল',
  },
  waiting: 'অপেক্ষায়',
  cancelled: 'অর্ডারটি বাতিল হয়েছে। কিছু আসবে না, কোনো টাকাও দিতে হবে না।',
  cancelledPaid: 'অর্ডারটি বাতিল হয়েছে। আপনি যে টাকা দিয়েছেন, সে ব্যাপারে আমরা ফোন করব।',
  progress: 'অর্ডার এখন কোথায়',
  placedOn: (date) => `অর্ডারের তারিখ: ${date}`,
  total: 'মোট',
  amounts: { delivery: 'ডেলিভারি চার্জ', discount: 'ছাড়', advance: 'অগ্রিম' },
  lineOf: (quantity, price) => `${banglaNumber(quantity)} × ${price}`,
  myOrders: 'আমার অর্ডার',
  current: 'চলতি অর্ডার',
  history: 'পুরোনো অর্ডার',
  noneTitle: 'এখনো কোনো অর্ডার নেই',
  none: 'আপনার সব অর্ডার এখানে থাকবে, অর্ডার থেকে ডেলিভারি পর্যন্ত সব খবরসহ।',
  noCurrent: 'এখন কোনো অর্ডার চলছে না।',
  noHistory: 'ডেলিভারি হওয়া ও বাতিল অর্ডার এখানে থাকবে।',
  notLive: 'এখন নতুন খবর আসছে না। সংযোগ যাওয়ার সময় আপনার অর্ডার যে অবস্থায় ছিল, তা-ই দেখছেন।',
  liveLate: 'আপনার অর্ডার এখনই দেখানো যাচ্ছে না। সব ঠিক আছে, একটু পরেই দেখা যাবে।',
  liveFailed: 'আপনার অর্ডার এখনই দেখানো যাচ্ছে না। সব ঠিক আছে। পেজটি রিলোড করুন।',
  trackTitle: 'অর্ডার ট্র্যাক করুন',
  trackText: 'অর্ডার নম্বর বা আইডি আর যে মোবাইল নম্বর দিয়ে অর্ডার করেছেন, তা লিখুন।',
  trackId: 'অর্ডার নম্বর বা আইডি',
  track: 'ট্র্যাক করুন',
  trackNotFound: 'এই অর্ডার নম্বর বা আইডি আর মোবাইল নম্বরে কোনো অর্ডার পাওয়া যায়নি। দুটিই একবার মিলিয়ে দেখুন।',
  timeline: 'এ পর্যন্ত যা হয়েছে',
  events: {
    corrected: 'দোকান সংশোধন করেছে',
    confirmed: 'ফোনে নিশ্চিত করা হয়েছে',
    cancelledByBuyer: 'আপনি বাতিল করেছেন',
    returned: 'ফেরত এসেছে',
    partlyDelivered: 'আংশিক ডেলিভারি হয়েছে',
    notSent: 'এখনো পাঠানো হয়নি',
    reopened: 'দোকান আবার চালু করেছে',
  },
  partly: (stayed, of) => `আংশিক ডেলিভারি: ${banglaNumber(of)}টির মধ্যে ${banglaNumber(stayed)}টি`,
  cameBack: (quantity, of) =>
    quantity === of ? 'ফেরত এসেছে' : `${banglaNumber(of)}টির মধ্যে ${banglaNumber(quantity)}টি ফেরত এসেছে`,
  returned: 'পার্সেলটি ফেরত এসেছে। আর কোনো টাকা দিতে হবে না।',
  toPay: 'ডেলিভারির সময় দিতে হবে',
  wasPaid: 'ডেলিভারির সময় দিয়েছেন',
  paid: 'পরিশোধ করেছেন',
  cancel: 'অর্ডারটি বাতিল করুন',
  askCancel: 'অর্ডারটি বাতিল করবেন?',
  askCancelText: (order) => `${order}। কিছুই পাঠানো হবে না। পরে আবার অর্ডার করা যাবে।`,
  yesCancel: 'হ্যাঁ, বাতিল করুন',
  keep: 'না, থাকুক',
  isCancelled: 'অর্ডারটি বাতিল হয়েছে',
  notCancelledTitle: 'অর্ডারটি বাতিল হয়নি',
  notCancelled: 'কিছুই বদলায়নি। আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  moved: (order, status) => `${order}: ${status}।`,
};
