import type { ChosenPlace } from '@aloghor/functions/domain/places';

import type { NamedPlace } from '../../shared/lib/kept-order.ts';
import { placeName } from '../../shared/lib/place-name.ts';

/** The place of an order, as the field of places shows it before its list is there. */
export function namedPlace(place: ChosenPlace | undefined): NamedPlace | undefined {
  return place && { ...place, bangla: placeName(place, 'bn') };
}
