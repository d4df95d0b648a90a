import type * as english from '../en/app-check.ts';
import type { Texts } from '../locale.ts';

/** The text for a browser that could not be proved to be one, in Bangla; only in shops that are built with App Check. */
export const appCheck: Texts<typeof english.appCheck> = {
  notProved: 'গুগল আপনার ব্রাউজারটি যাচাই করতে পারেনি। পেজটি রিলোড করে আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
};
