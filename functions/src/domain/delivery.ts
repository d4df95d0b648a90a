import { type ChosenPlace, zoneOf } from './places.ts';

/** The zones by which a delivery is charged; `place.zone` of an order does not tell the suburbs. */
export const CHARGE_ZONES = ['insideDhaka', 'suburbs', 'elsewhere'] as const;
export type ChargeZone = (typeof CHARGE_ZONES)[number];

export interface DeliveryCharge {
  zone: ChargeZone;
  taka: number;
  /** How long it takes, in business days. */
  days: { least: number; most: number };
}

/** The days within which the law asks for a delivery that was paid ahead: in the shop's own city, and elsewhere. */
export const LAWFUL_DAYS: Record<ChargeZone, number> = { insideDhaka: 5, suburbs: 10, elsewhere: 10 };

/** In taka: a delivery charge above it is more often a typing error than meant. */
export const HIGH_CHARGE = 10_000;

/** What the shop charges for a delivery; while there are no charges, pages say nothing of it. */
export interface DeliverySettings {
  /** At most one for each zone. */
  charges: DeliveryCharge[];
  /** Delivery is free from this total on, in taka. */
  freeFrom?: number | undefined;
}

/** Districts around the city, where couriers charge less than farther away. */
const SUBURBAN = ['Dhaka', 'Gazipur', 'Narayanganj'];

export function chargeZoneOf(place: ChosenPlace): ChargeZone {
  if (zoneOf(place) === 'insideDhaka') return 'insideDhaka';
  return SUBURBAN.includes(place.district) ? 'suburbs' : 'elsewhere';
}

/** What the shop says of the delivery to a place; undefined where it says nothing. */
export function chargeAt(
  { charges }: { charges: readonly DeliveryCharge[] },
  place: ChosenPlace,
): DeliveryCharge | undefined {
  const wanted = chargeZoneOf(place);
  return charges.find(({ zone }) => zone === wanted);
}

/**
 * Taka for the delivery of an order, 0 where it is free. Undefined without a place, and in a zone without a charge: then
 * the desk decides it.
 *
 * @param totalPrice the sum of price × quantity, in taka
 */
export function deliveryChargeOf(
  settings: DeliverySettings,
  place: ChosenPlace | undefined,
  totalPrice: number,
): number | undefined {
  const charge = place && chargeAt(settings, place);
  if (!charge) return undefined;
  return isWorthFreeDelivery(settings, totalPrice) ? 0 : charge.taka;
}

/** Whether products for so many taka are delivered free to each zone: that is known before an order has a place. */
export function isFreeEverywhere(settings: DeliverySettings, totalPrice: number): boolean {
  return isWorthFreeDelivery(settings, totalPrice) && settings.charges.length === CHARGE_ZONES.length;
}

function isWorthFreeDelivery({ freeFrom }: DeliverySettings, totalPrice: number): boolean {
  return freeFrom !== undefined && totalPrice >= freeFrom;
}
