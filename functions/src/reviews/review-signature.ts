import type { StaffReview } from '../contract/reviews.ts';
import { firstNameOf, sanitizeName } from '../domain/person-name.ts';
import { districtNamed } from '../domain/places.ts';
import { holdsLink } from '../domain/reviews.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { OrderDocument, ReviewDocument } from '../platform/database/collections.ts';

/** Who wrote a review, as everybody reads it. */
export function signatureOf(
  { name = '', place }: Pick<OrderDocument, 'name' | 'place'>,
  isNamed: boolean | undefined,
): Pick<ReviewDocument, 'name' | 'district'> {
  const firstName = isNamed && !holdsLink(name) ? firstNameOf(sanitizeName(name)) : undefined;
  return { ...(firstName && { name: firstName }), ...(place && { district: place.district }) };
}

/** A review as it is answered: with its district in the languages that have a name for it. */
export function answerReview({ district, ...review }: Stored<ReviewDocument>): StaffReview {
  if (!district) return review;
  const bangla = districtNamed(district)?.bangla;
  return { ...review, district: { en: district, ...(bangla && { bn: bangla }) } };
}
