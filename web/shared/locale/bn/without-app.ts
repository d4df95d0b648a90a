import type * as english from '../en/without-app.ts';
import type { Texts } from '../locale.ts';

/** For browsers without scripts, and for link previews, in Bangla; used only by the server. */
export const noScript: Texts<typeof english.noScript> = {
  read: 'আপনার ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ আছে। তবু সব বাতি ও দাম দেখতে পারবেন, আর অর্ডার করতে পারবেন ফোনে:',
  preview: 'আলোয় ভরা একটি বসার ঘর',
  form: 'এই ফর্মের জন্য জাভাস্ক্রিপ্ট দরকার, আপনার ব্রাউজারে তা বন্ধ আছে। ফোন করুন, আমরা সাহায্য করব।',
};

/** The texts of a page whose scripts did not arrive, in Bangla; in the HTML of every page. */
export const appMissing: Texts<typeof english.appMissing> = {
  notice: 'পেজটি পুরোপুরি লোড হয়নি, তাই বাটনগুলো কাজ করছে না।',
  oldBrowser: 'এই ব্রাউজারটি বেশি পুরোনো, এতে দোকানটি চলে না। ক্রোম ১০৯, ফায়ারফক্স ১০২, সাফারি ১৫.৪ বা আরও নতুন ব্রাউজার ব্যবহার করুন।',
};

/** The page in place of one for which there were too many requests, in Bangla; only the server renders it. */
export const busyPage: Texts<typeof english.busyPage> = {
  title: 'এক মিনিট অপেক্ষা করুন',
  text: 'আপনার সংযোগ থেকে একসঙ্গে অনেক বেশি অনুরোধ এসেছে। আপনার কার্ট ঠিকই আছে। এক মিনিট পর আবার চেষ্টা করুন।',
};

/** The page in place of one that waits for the database, in Bangla; only the server renders it. */
export const unavailablePage: Texts<typeof english.unavailablePage> = {
  title: 'দোকানে এখন খুব ভিড়',
  text: 'আপনার কার্ট ঠিকই আছে। একটু পরে পেজটি নিজে থেকেই খুলবে, চাইলে আপনিও আবার চেষ্টা করতে পারেন।',
};

/** The page in place of one that failed, in Bangla; only the server renders it. */
export const failedPage: Texts<typeof english.failedPage> = {
  title: 'আমাদের দিকে একটি সমস্যা হয়েছে',
  text: 'আপনার কার্ট ঠিকই আছে। এক মিনিট পর আবার চেষ্টা করুন।',
};

/** The texts of the offline page, in Bangla; the build renders it. */
export const offlinePage: Texts<typeof english.offlinePage> = {
  text: 'মনে হচ্ছে আপনি অফলাইনে আছেন। আপনার কার্ট ঠিকই আছে। সংযোগ ফিরলে পেজটি নিজে থেকেই খুলবে।',
  callInstead: 'অথবা ফোন করুন:',
};
