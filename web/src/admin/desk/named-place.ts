import type { ChosenPlace } from '@aloghor/functions/domain/places';
import { placeName } from '../../lib/place-name.ts';
import type { NamedPlace } from '../../orders/last-place.ts';

/** The place of an order, as the field of places shows it before its list is there. */
export function namedPlace(place: ChosenPlace | undefined): NamedPlace | undefined {
  return place && { ...place, bangla: placeName(place, 'bn') };
}
