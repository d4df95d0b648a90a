import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/cancelling.ts';

/** Messages of cancelling a parcel at its courier, in Bangla. */
export const cancelling: Texts<typeof english.cancelling> = {
  ways: {
    cancels: {
      open: (courier) => `${courier}-এ বাতিল করুন`,
      ask: (courier) => `${courier}-কে বাতিল করতে বলুন`,
    },
    asksBack: {
      open: (courier) => `${courier}-কে ফেরত আনতে বলুন`,
      ask: (courier) => `${courier}-কে ফেরত আনতে বলুন`,
    },
  },
  reason: (courier) => `কারণ (${courier} পড়বে)`,
  keep: 'যেমন আছে থাক',
  onlyInPanel: (courier) => `বাতিল করা যায় শুধু ${courier}-এর প্যানেলে। আগে সেখানে বাতিল করুন, তারপর এখানে লিখুন।`,
  asked: {
    asked: (courier, name, time) => `${courier}-কে বাতিল করতে বলা হচ্ছে: ${name}, ${time}।`,
    accepted: (courier, name, time) =>
      `${courier}-কে বাতিল করতে বলা হয়েছে: ${name}, ${time}। এখনো বাতিল হয়নি: ${courier} জানালে নিচে লিখুন।`,
  },
  lost: (courier) => `${courier} উত্তর দেয়নি, তাই বাতিল হবে কি না জানা নেই। আবার বললে কোনো ক্ষতি নেই।`,
  notDone: (courier, name, time) =>
    `${courier} বাতিল করতে রাজি হয়েছিল (বলেছেন ${name}, ${time}), কিন্তু এখনো করেনি। আবার বললে কোনো ক্ষতি নেই।`,
  wasAsked: (courier) => `${courier}-কে বলা হয়েছে`,
  notAsked: (courier) => `${courier} বাতিল করেনি`,
  failed: 'সংযোগ দেখে আবার চেষ্টা করুন।',
  problems: {
    rejected: (courier) => `${courier} রাজি হয়নি। তাদের প্যানেলে হয়তো করা যাবে।`,
    keysRefused: (courier) => `${courier} দোকানের গোপন চাবি নেয়নি, তাই বলা হয়নি।`,
    courierBusy: (courier) => `${courier} এখন খুব ব্যস্ত। কয়েক মিনিট পর আবার চেষ্টা করুন।`,
    courierOff: (courier) => `এই দোকানে ${courier} বন্ধ আছে। তাদের প্যানেল ব্যবহার করুন।`,
  },
};
