import type { Language } from '../messages.ts';

/** The texts for a lost connection, in Bangla; part of the app, for there is no asking for them later. */
export const offline: Language['tOffline'] = {
  banner: 'আপনি অফলাইনে, তাই এখন কিছু পাঠানো যাবে না।',
  added: (name) => `${name} কার্টে যোগ হয়েছে। এই ডিভাইসেই রাখা আছে।`,
  order:
    'আপনি অফলাইনে আছেন, তাই অর্ডারটি এখন পাঠানো হয়নি। যা লিখেছেন, সব এখানেই থাকবে। সংযোগ ফিরলে আবার ‘অর্ডার করুন’ চাপুন। একই অর্ডার দুবার যাবে না, টাকাও দুবার লাগবে না।',
  ordersNotLive: 'এখন নতুন খবর আসছে না। সংযোগ যাওয়ার সময় আপনার অর্ডার যে অবস্থায় ছিল, তা-ই দেখছেন।',
};
