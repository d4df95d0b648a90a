import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/scan.ts';

/** Messages of the camera that reads codes, in Bangla. */
export const camera: Texts<typeof english.camera> = {
  open: 'ক্যামেরা দিয়ে স্ক্যান করুন',
  close: 'ক্যামেরা বন্ধ করুন',
  opening: 'ক্যামেরা খুলছে…',
  picture: 'ক্যামেরায় যা দেখা যাচ্ছে',
  torch: 'আলো',
  tryAgain: 'আবার চেষ্টা করুন',
  problems: {
    denied: 'এই পেজ ক্যামেরা ব্যবহার করতে পারছে না। ব্রাউজারের সেটিংসে এই ওয়েবসাইটকে অনুমতি দিয়ে আবার চেষ্টা করুন।',
    none: 'কোনো ক্যামেরা পাওয়া যায়নি। একটি লাগান, বা নম্বরটি লিখুন।',
    inUse: 'অন্য একটি অ্যাপ ক্যামেরা ব্যবহার করছে। সেটি বন্ধ করে আবার চেষ্টা করুন।',
    failed: 'ক্যামেরা খোলেনি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
};
