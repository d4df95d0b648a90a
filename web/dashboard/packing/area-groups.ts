import type { PackingOrder } from '@aloghor/functions/contract/packing';
import type { Zone } from '@aloghor/functions/domain/places';

/** Orders that go to one area: a zone of a district; `place` is undefined for those without one. */
export interface AreaGroup {
  place: { district: string; zone: Zone } | undefined;
  orders: PackingOrder[];
}

/**
 * Orders by their areas, sorted by district, the city of Dhaka before its surroundings, and within them by thana, as a rider
 * goes; orders without a place come last, and within a thana they keep the given order.
 */
export function groupByArea(orders: PackingOrder[]): AreaGroup[] {
  const groups: AreaGroup[] = [];
  for (const order of [...orders].sort((one, other) => comparePlaces(one.place, other.place))) {
    const last = groups.at(-1);
    if (last && isSameArea(last.place, order.place)) last.orders.push(order);
    else groups.push({ place: order.place, orders: [order] });
  }
  return groups;
}

function isSameArea(one: AreaGroup['place'], other: PackingOrder['place']): boolean {
  return one?.district === other?.district && one?.zone === other?.zone;
}

function comparePlaces(one: PackingOrder['place'], other: PackingOrder['place']): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return (
    one.district.localeCompare(other.district, 'en') ||
    one.zone.localeCompare(other.zone, 'en') ||
    (one.thana ?? '').localeCompare(other.thana ?? '', 'en')
  );
}
