import type * as english from '../en/parcel.ts';
import type { Texts } from '../locale.ts';

/** What buyers read of the parcel of their order, in Bangla. */
export const parcelProgress: Texts<typeof english.parcelProgress> = {
  states: {
    booked: (courier) => `${courier} শিগগিরই পার্সেলটি নিয়ে যাবে`,
    picked: (courier) => `পার্সেলটি ${courier}-এর কাছে আছে`,
    outForDelivery: () => 'পার্সেলটি আপনার কাছে আসছে',
    held: (courier) => `পার্সেলটি ${courier}-এ আটকে আছে: দরকার হলে ফোন করব`,
    delivered: () => 'পার্সেলটি ডেলিভারি হয়েছে',
    partlyDelivered: () => 'পার্সেলের কিছু ডেলিভারি হয়েছে',
    returning: () => 'পার্সেলটি আমাদের কাছে ফেরত আসছে',
    returned: () => 'পার্সেলটি আমাদের কাছে ফেরত এসেছে',
  },
  code: (courier, code) => `${courier}-এ নম্বর: ${code}`,
};
