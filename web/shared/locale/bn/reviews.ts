import { STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import { count } from '../../lib/format.ts';
import type * as english from '../en/reviews.ts';
import type { Texts } from '../locale.ts';

/** The messages of reviews, in Bangla. */
export const reviews: Texts<typeof english.reviews> = {
  title: 'ক্রেতারা যা বলেন',
  count: (number) => `${count(number, 'bn')}টি রিভিউ`,
  stars: (stars) => `${count(STARS_MAXIMUM, 'bn')}-এ ${count(stars, 'bn')} স্টার`,
  someBuyer: 'একজন ক্রেতা',
  buyerIn: (district) => `একজন ক্রেতা, ${district}`,
  returned: 'ফেরত দিয়েছেন',
  answer: 'দোকানের উত্তর',
  more: 'আরও রিভিউ দেখুন',
  loadingMore: 'আরও লোড হচ্ছে…',
  writeOf: (name) => `${name}: রিভিউ লিখুন`,
  reviewed: 'আপনি রিভিউ দিয়েছেন',
  writeAnew: (name) => `${name}: রিভিউ নতুন করে লিখুন`,
  replaces: 'আগে যা লিখেছেন, তার জায়গায় এটি থাকবে।',
  formTitle: (name) => `${name}: আপনার রিভিউ`,
  starsLabel: 'কত স্টার দেবেন?',
  chooseStars: 'কত স্টার দেবেন, বাছুন।',
  text: 'অন্যদের কী জানা দরকার? (ঐচ্ছিক)',
  noLinks: 'লিংক, ইমেইল ঠিকানা ও ফোন নম্বর বাদ দিন।',
  showName: 'আমার নাম দেখান',
  showNameHint: 'নামের প্রথম অংশ দেখাবে। না চাইলে রিভিউয়ের নিচে শুধু আপনার জেলার নাম থাকবে।',
  send: 'রিভিউ পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  leave: 'এখন না',
  thanks: 'ধন্যবাদ! আমরা পড়ে দেখার পর সবাই রিভিউটি দেখতে পাবেন।',
  notSent: 'রিভিউ পাঠানো যায়নি। যা লিখেছেন, সব আছে। আবার চেষ্টা করুন।',
};
