import type { Review } from '@aloghor/functions/contract/reviews';
import { DEFAULT_LANGUAGE } from '../lib/language.ts';
import { reviews } from '../locale/en/reviews.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';

/** Who wrote a review: the name that the buyer wants to be shown, or else where the parcel went. */
export function Reviewer({ review: { name, district = {} } }: { review: Pick<Review, 'name' | 'district'> }) {
  const t = useMessages(reviews);
  const place = district[useLanguage()] ?? district[DEFAULT_LANGUAGE];
  return <span className="font-semibold">{name ?? (place ? t.buyerIn(place) : t.someBuyer)}</span>;
}
