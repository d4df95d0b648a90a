import type { Texts } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';
import type * as english from '../en/compensation.ts';

/** Messages of what couriers are asked to pay for lost and damaged parcels, in Bangla. */
export const compensation: Texts<typeof english.compensation> = {
  open: (courier) => `${courier}-এর কাছে ক্ষতিপূরণ চান`,
  ask: (courier) => `${courier}-এর প্যানেলে টাকা চেয়ে এখানে লিখুন।`,
  lost: (courier) => `${courier} পার্সেলটি হারিয়েছে। প্যানেলে দাম চেয়ে কত টাকা তা লিখুন: অর্ডার বাতিল হবে, পণ্য স্টকে ফিরবে না।`,
  asked: (courier, sum, name, time) => `${courier}-এর কাছে ${sum} চাওয়া হয়েছে (${name}, ${time})।`,
  paid: (courier, paid, asked, name, time) => `${courier} দিয়েছে ${paid}, চাওয়া হয়েছিল ${asked} (${name}, ${time})।`,
  closed: (courier, reason, name, time) => `${courier} কিছু দেবে না: ${reason} (${name}, ${time})।`,
  askedSum: `যত টাকা চাইছেন (${shop.currency.name.bn})`,
  paidSum: `যত টাকা দিয়েছে (${shop.currency.name.bn})`,
  noteAsked: 'দাবি লিখে রাখুন',
  notePaid: 'টাকা পাওয়া গেছে',
  reason: 'নয়তো কেন কিছু দেবে না',
  writeOff: 'টাকা ছাড়াই মিটিয়ে দিন',
  openAgain: (order) => `${order}-এর দাবি আবার খুলুন`,
  noted: 'লেখা হয়েছে',
  notNoted: 'কিছু লেখা হয়নি',
  failed: 'সংযোগ দেখে আবার চেষ্টা করুন।',
};
