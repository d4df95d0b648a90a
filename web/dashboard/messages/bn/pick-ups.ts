import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/pick-ups.ts';

/** Messages of asking a courier to come for parcels, in Bangla. */
export const pickUps: Texts<typeof english.pickUps> = {
  title: 'পিকআপ',
  open: (courier) => `${courier}-কে পার্সেল নিতে আসতে বলুন`,
  parcels: 'আনুমানিক কয়টি পার্সেল',
  note: (courier) => `নোট (${courier} পড়বে)`,
  ask: 'এখন বলুন',
  leave: 'থাক',
  last: {
    asked: (courier, count, name, time) =>
      `${courier}-কে ${banglaNumber(count)}টি পার্সেল নিতে বলা হচ্ছে: ${name}, ${time}।`,
    accepted: (courier, count, name, time) =>
      `${courier}-কে ${banglaNumber(count)}টি পার্সেল নিতে বলা হয়েছে: ${name}, ${time}।`,
    unknown: (courier, count, name, time) =>
      `${banglaNumber(count)}টি পার্সেল নিতে বলার পর ${courier} উত্তর দেয়নি (${name}, ${time}): আসবে কি না জানা নেই। আবার বললে কোনো ক্ষতি নেই।`,
  },
  wasAsked: (courier) => `${courier} আসবে`,
  askedBefore: (courier) => `এর মধ্যে অন্য কেউ ${courier}-কে বলেছেন`,
  notAnswered: (courier) => `${courier} উত্তর দেয়নি`,
  notAsked: (courier) => `${courier} আসবে না`,
  failed: 'সংযোগ দেখে আবার চেষ্টা করুন।',
  problems: {
    rejected: (courier) => `${courier} রাজি হয়নি। তাদের প্যানেলে হয়তো করা যাবে।`,
    keysRefused: (courier) => `${courier} দোকানের গোপন চাবি নেয়নি, তাই বলা হয়নি।`,
    courierBusy: (courier) => `${courier} এখন খুব ব্যস্ত। কয়েক মিনিট পর আবার চেষ্টা করুন।`,
  },
};
