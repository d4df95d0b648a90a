import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/scores.ts';

/** Messages of what couriers know of a mobile number, in Bangla. */
export const scores: Texts<typeof english.scores> = {
  ask: (couriers) => `এই নম্বর নিয়ে ${couriers}-কে জিজ্ঞেস করুন`,
  asking: 'জিজ্ঞেস করা হচ্ছে…',
  none: 'এমন নম্বর কোনো কুরিয়ার চেনে না।',
  delivered: (courier, percent) => `${courier}, সব দোকান মিলিয়ে: ${percent} ডেলিভারি হয়েছে।`,
  others: (cancelled, returned, parcels) => `${cancelled} বাতিল, ${returned} ফেরত, মোট ${parcels}।`,
  bands: {
    low: '১ থেকে ৫টি পার্সেল',
    medium: '৬ থেকে ২০টি পার্সেল',
    high: '২১ থেকে ২০০টি পার্সেল',
    veryHigh: '২০০-এর বেশি পার্সেল',
  },
  reports: (count) => `অন্য দোকানের ${banglaNumber(count)}টি অভিযোগ।`,
  askedAt: (time) => `জিজ্ঞেস করা হয়েছে ${time}।`,
  answers: {
    noHistory: (courier) => `${courier}-এর কাছে এই নম্বরের কোনো পার্সেল এখনো নেই। এতে ক্রেতা ভালো না খারাপ, কিছুই বোঝায় না।`,
    busy: (courier) => `${courier} আজ আর কোনো প্রশ্নের উত্তর দেবে না।`,
    keysRefused: (courier) => `${courier} দোকানের গোপন চাবি নেয়নি, তাই জিজ্ঞেস করা হয়নি।`,
    unknown: (courier) => `${courier} উত্তর দেয়নি।`,
  },
};
