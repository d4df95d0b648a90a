// The buyers of a big shop.
import { GUEST_EMAIL } from '@aloghor/functions/domain/orders';
import type { Customer, Guest } from '@aloghor/functions/src/platform/http/access';
import { between, pick } from './random.ts';

const FIRST_NAMES = ['রহিমা', 'করিম', 'নুসরাত', 'তানভীর', 'ফারহানা', 'মাহমুদ', 'সুমাইয়া', 'আরিফ', 'জান্নাত', 'রাশেদ'];
const LAST_NAMES = ['খাতুন', 'উদ্দিন', 'আক্তার', 'হোসেন', 'চৌধুরী', 'রহমান', 'ইসলাম', 'বেগম', 'সরকার', 'মিয়া'];
const TOWNS = ['ধানমন্ডি, ঢাকা', 'মিরপুর, ঢাকা', 'আগ্রাবাদ, চট্টগ্রাম', 'জিন্দাবাজার, সিলেট', 'খালিশপুর, খুলনা'];
const NOTES = [undefined, undefined, 'সন্ধ্যার পরে ফোন করবেন', 'Please call before delivery'];

const GUEST: Guest = { email: GUEST_EMAIL, role: 'guest' };
const CUSTOMERS = 300;

/** A guest, or as likely one of three hundred customers. */
export function generatedBuyer(random: () => number): Guest | Customer {
  if (random() < 0.5) return GUEST;
  const uid = `made-customer-${between(1, CUSTOMERS, random)}`;
  return { uid, email: `${uid}@shopper.example`, name: undefined, role: 'customer' };
}

/** What a buyer writes into the order form. */
export function generatedWords(random: () => number) {
  return {
    name: `${pick(FIRST_NAMES, random)} ${pick(LAST_NAMES, random)}`,
    mobileNumber: `01${between(300_000_000, 999_999_999, random)}`,
    deliveryAddress: `বাড়ি ${between(1, 99, random)}, রোড ${between(1, 27, random)}, ${pick(TOWNS, random)}`,
    info: pick(NOTES, random),
  };
}
