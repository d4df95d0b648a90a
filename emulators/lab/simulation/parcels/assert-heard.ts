import { parcels } from '@aloghor/functions/src/platform/database/collections';
import { expect } from 'vitest';
import { isOfOrder, nameOf, type ParcelWorld } from './parcel-world.ts';
import { type Meaning, meaningOf } from './ways.ts';

/** The states in which the shop has a parcel whose last word means this. */
const STATES: Record<Meaning, readonly string[]> = {
  waiting: ['booked'],
  'on its way': ['picked', 'outForDelivery'],
  held: ['held'],
  lost: ['lost'],
  delivered: ['delivered'],
  'partly delivered': ['partlyDelivered'],
  'coming back': ['returning'],
  back: ['returned'],
  'never left': ['cancelled'],
};

/** Of Pathao's calls these are only hints, until it is asked. */
const ENDS: readonly Meaning[] = ['delivered', 'partly delivered', 'coming back', 'back', 'never left'];

/**
 * Once all calls of the couriers have come, in whatever order and however often, each parcel is where its last word says,
 * before anybody asks.
 */
export async function assertHeard(world: ParcelWorld): Promise<void> {
  const [kept, known] = await Promise.all([world.parcels(), parcels.find((all) => all)]);
  for (const parcel of kept) {
    const { courier, invoice, way } = parcel;
    const means = meaningOf(courier, way);
    const order = world.orders.find(({ number }) => isOfOrder(invoice, number));
    const isHint = courier === 'pathao' && ENDS.includes(means);
    const isSaidByHand = world.cancelled.has(nameOf(parcel)) || order?.isCountedBack;
    if (way.length === 1 || isHint || isSaidByHand) continue;
    const found = known.find((one) => one.courier === courier && one.invoice === invoice);
    expect(STATES[means], `${invoice} at ${courier}: ${way.map(({ word }) => word)}`).toContain(found?.state);
  }
}
