import type * as english from '../en/forms.ts';
import type { Texts } from '../locale.ts';

/** Validation messages of fields, in Bangla; loaded with the first form. */
export const form: Texts<typeof english.form> = {
  missing: 'এই ঘরটি পূরণ করুন।',
  blank: 'এই ঘরটি পূরণ করুন, শুধু ফাঁকা জায়গা দিলে হবে না।',
  tooLong: (most, surplus) => `সর্বোচ্চ ${most}টি অক্ষর লেখা যায়, ${surplus}টি বেশি হয়েছে।`,
  rejected: 'এটি নেওয়া যায়নি। আরেকবার দেখুন।',
  wrongEmail: 'পুরো ইমেইল ঠিকানা লিখুন, যেমন name@example.com',
};
