import { type ChosenPlace, zoneOf } from '@aloghor/functions/domain/places';
import { type DeliveryCharge, deliveryCharges } from '../../shared/shop.config.ts';
import type { MoneyInput } from './drafts.ts';

/** Districts around the city, for which couriers ask less than for those farther away. */
const SUBURBAN = ['Dhaka', 'Gazipur', 'Narayanganj'];

/** What the delivery charge begins with where the shop has one for the place; what is typed comes over it. */
export function suggestedCharge(place: ChosenPlace | undefined, charges = deliveryCharges): MoneyInput {
  const charge = place && charges.find(({ zone }) => zone === chargeZoneOf(place));
  return charge ? { deliveryCharge: String(charge.taka) } : {};
}

function chargeZoneOf(place: ChosenPlace): DeliveryCharge['zone'] {
  if (zoneOf(place) === 'insideDhaka') return 'insideDhaka';
  return SUBURBAN.includes(place.district) ? 'suburbs' : 'elsewhere';
}
