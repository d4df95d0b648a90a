import type { Review } from '@aloghor/functions/contract/reviews';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../lib/language.ts';
import { reviews } from '../locale/en/reviews.ts';
import { messagesIn, useLanguage } from '../locale/locale.ts';

type Signature = Pick<Review, 'name' | 'district'>;

export function Reviewer({ review }: { review: Signature }) {
  return <span className="font-semibold">{reviewerName(review, useLanguage())}</span>;
}

/** Who wrote a review: the name that the buyer wants to be shown, or else where the parcel went. */
export function reviewerName({ name, district = {} }: Signature, language: LanguageCode): string {
  const t = messagesIn(language, reviews);
  const place = district[language] ?? district[DEFAULT_LANGUAGE];
  return name ?? (place ? t.buyerIn(place) : t.someBuyer);
}
