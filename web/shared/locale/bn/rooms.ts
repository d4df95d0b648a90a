import { BANGLA_ROOMS } from '@aloghor/functions/domain/code-names/rooms';
import type * as english from '../en/rooms.ts';
import type { Texts } from '../locale.ts';

/** The rooms that lamps are for, in Bangla. */
export const rooms: Texts<typeof english.rooms> = {
  title: 'ঘর অনুযায়ী বাছুন',
  names: BANGLA_ROOMS,
  lightsFor: {
    drawing: 'ড্রয়িং রুমের লাইট',
    bedroom: 'বেডরুমের লাইট',
    dining: 'ডাইনিং রুমের লাইট',
    kitchen: 'রান্নাঘরের লাইট',
    balcony: 'বারান্দার লাইট',
    bathroom: 'বাথরুমের লাইট',
    office: 'অফিস ও পড়ার ঘরের লাইট',
    shop: 'দোকান ও শোরুমের লাইট',
  },
  description: (lights) => `${lights}: সব বাতি ও লাইট, নতুনগুলো আগে।`,
};
