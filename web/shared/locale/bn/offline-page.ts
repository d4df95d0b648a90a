import type { Language } from '../messages.ts';

/** The texts of the offline page, in Bangla; the build renders it. */
export const offlinePage: Language['tOfflinePage'] = {
  text: 'মনে হচ্ছে আপনি অফলাইনে আছেন। আপনার কার্ট ঠিকই আছে। সংযোগ ফিরলে পেজটি নিজে থেকেই খুলবে।',
  callInstead: 'অথবা ফোন করুন:',
};
