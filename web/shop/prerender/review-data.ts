import type { Review } from '@aloghor/functions/contract/reviews';
import { STARS_MAXIMUM } from '@aloghor/functions/domain/reviews';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { reviewerName } from '../../shared/products/reviewer.tsx';
import type { StructuredData } from './structured-data.ts';

/** The reviews of a product for search engines, signed as on its page; nothing where there is none. */
export function reviewsData(reviews: readonly Review[], language: LanguageCode): StructuredData {
  const told = reviews.map(({ stars, text, at, ...signature }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: reviewerName(signature, language) },
    datePublished: new Date(at).toISOString(),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: STARS_MAXIMUM },
    ...(text && { reviewBody: text }),
  }));
  return told.length > 0 ? { review: told } : {};
}
