import { CHARGE_ZONES, type ChargeZone, chargeZoneOf, type DeliverySettings } from './delivery.ts';
import type { ChosenPlace } from './places.ts';

interface ZoneOfLoss {
  /** In taka, what a courier takes one way, where the shop has no charge of its own for the zone. */
  freight: number;
  /** Of a hundred parcels that nobody has confirmed, how many come back. */
  returnsPercent: number;
}

/**
 * The numbers of the rule. Couriers usually take 70, 100 and 130 taka up to a kilogram. About 24 % of unconfirmed orders
 * come back (Unicommerce, 2024); the longer a parcel travels, the more of them.
 */
const ZONES: Record<ChargeZone, ZoneOfLoss> = {
  insideDhaka: { freight: 70, returnsPercent: 18 },
  suburbs: { freight: 100, returnsPercent: 22 },
  elsewhere: { freight: 130, returnsPercent: 28 },
};

/** Without a place, the parcel may have to go anywhere. */
const UNKNOWN_ZONE: ChargeZone = 'elsewhere';

/** From so many taka on, a buyer who has to pay at the door thinks again: the risk is a quarter higher. */
const DEAR_TAKA = 5_000;
const DEAR_FACTOR = 1.25;

/** The risk of a first order counts like so many earlier ones: one parcel that came back does not condemn a number. */
const WEIGHT_OF_FIRST = 2;

/** What the risk follows from. */
export interface CallFacts {
  place?: ChosenPlace | undefined;
  /** In taka, what the buyer is to pay at the door. */
  toCollect: number;
  /** What became of other orders of the number; absent where that is not known. */
  history?: { delivered: number; refused: number } | undefined;
}

/** In parts, so that a page can say why a call comes first. */
export interface PreventedLoss {
  /** Of a hundred such orders, how many come back. */
  riskPercent: number;
  /** In taka, there and back. */
  freight: number;
  /** In taka: freight times risk. */
  taka: number;
  /** Absent without a place. */
  zone: ChargeZone | undefined;
  isDear: boolean;
}

/** The loss that a call about an order prevents: the freight of a parcel that is refused, by the risk that it is. */
export function preventedLoss(facts: CallFacts, delivery: Pick<DeliverySettings, 'charges'>): PreventedLoss {
  const { place, toCollect } = facts;
  const zone = place && chargeZoneOf(place);
  const bothWays = 2 * (zone ? freightTo(zone, delivery) : ZONES[UNKNOWN_ZONE].freight);
  const isDear = toCollect >= DEAR_TAKA;
  const risk = riskOf(facts, ZONES[zone ?? UNKNOWN_ZONE].returnsPercent * (isDear ? DEAR_FACTOR : 1));
  return { riskPercent: Math.round(risk), freight: bothWays, taka: (bothWays * risk) / 100, zone, isDear };
}

/** In taka, one way: what the shop itself charges for it, otherwise what couriers usually take. */
function freightTo(wanted: ChargeZone, { charges }: Pick<DeliverySettings, 'charges'>): number {
  return charges.find(({ zone }) => zone === wanted)?.taka ?? ZONES[wanted].freight;
}

/** The numbers by which losses are reckoned while the shop charges so much: where they differ, so may the losses. */
export function numbersOfRule(delivery: Pick<DeliverySettings, 'charges'>): string {
  return CHARGE_ZONES.map((zone) => `${freightTo(zone, delivery)}×${ZONES[zone].returnsPercent}`).join(' ');
}

/** In per cent: that of a first order, moved by what became of the earlier ones. */
function riskOf({ history = { delivered: 0, refused: 0 } }: CallFacts, firstPercent: number): number {
  const { delivered, refused } = history;
  return (100 * refused + WEIGHT_OF_FIRST * firstPercent) / (delivered + refused + WEIGHT_OF_FIRST);
}
