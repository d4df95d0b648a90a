import { hash } from 'node:crypto';
import type { Review, StaffReview } from '../contract/reviews.ts';
import { DEFAULT_LANGUAGE } from '../domain/languages.ts';
import { firstNameOf, sanitizeName } from '../domain/person-name.ts';
import { districtNamed } from '../domain/places.ts';
import { holdsLink, holdsTelephoneNumber, isShopsName } from '../domain/review-text.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { OrderDocument, ReviewDocument } from '../platform/database/collections.ts';

/** Who wrote a review, as everybody reads it. `ofShop`: its names. */
export function signatureOf(
  { name = '', place }: Pick<OrderDocument, 'name' | 'place'>,
  isNamed: boolean | undefined,
  ofShop: readonly string[],
): Pick<ReviewDocument, 'name' | 'district'> {
  const canSign = isNamed && !holdsLink(name) && !holdsTelephoneNumber(name) && !isShopsName(name, ofShop);
  const firstName = canSign ? firstNameOf(sanitizeName(name)) : undefined;
  return { ...(firstName && { name: firstName }), ...(place && { district: place.district }) };
}

/** A review as it is answered: with its district in the languages that have a name for it. A malformed one passes here. */
export function answerReview({ district, ...review }: Stored<ReviewDocument>): StaffReview {
  if (!district) return review;
  return { ...review, district: districtNamed(district)?.names ?? { [DEFAULT_LANGUAGE]: district } };
}

const PUBLIC_ID_LENGTH = 16;

/** A review as everybody reads it: its stored id begins with the order's, which must not become public. */
export function asPublic(review: Stored<ReviewDocument>): Review {
  const _id = hash('sha256', review._id, 'base64url').slice(0, PUBLIC_ID_LENGTH);
  return { ...answerReview(review), _id };
}
