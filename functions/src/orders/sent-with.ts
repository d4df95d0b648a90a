import { trackingPageOf } from '../domain/courier-file.ts';
import { stateOfWord } from '../domain/courier-words.ts';
import { carrierName } from '../domain/couriers.ts';
import { isInShop } from '../domain/order-status.ts';
import { isErased } from '../domain/orders.ts';
import { isUncertain, isVoid } from '../domain/parcels.ts';
import { isPublicState } from '../domain/public-parcel-states.ts';
import type { OrderAtDesk, OrderDocument } from '../platform/database/collections.ts';

type SentWith = OrderDocument['sentWith'];
type Parcel = NonNullable<OrderAtDesk['desk']['parcel']>;
type OrderWithParcel = Pick<OrderAtDesk, 'order'> & { desk: Pick<OrderAtDesk['desk'], 'parcel'> };

/**
 * What the buyer of an order learns of its parcel once that has left the shop: of none that its courier does not have, and none
 * of an order that is erased, as the courier's page may name the buyer. `before`: what the buyer has read until now.
 */
export function sentWith({ order, desk: { parcel } }: OrderWithParcel, before: SentWith, now: number): SentWith {
  if (!parcel || isErased(order) || isInShop(order.status)) return undefined;
  if (isUncertain(parcel.state) || isVoid(parcel.state)) return undefined;
  const link = trackingPageOf(parcel);
  const trackingCode = parcel.trackingCode ?? parcel.consignmentId;
  return {
    courier: carrierName(parcel),
    ...(link && { link }),
    ...(trackingCode && { trackingCode }),
    ...progress(parcel, before, now),
  };
}

/** How far it is, and since when; nothing as long as a person is to find that out. */
function progress(parcel: Parcel, before: SentWith, now: number): Pick<NonNullable<SentWith>, 'state' | 'since'> {
  const { state, doubt } = parcel;
  if (doubt || !isPublicState(state)) return {};
  return { state, since: before?.state === state ? (before.since ?? now) : sinceWhen(parcel, now) };
}

/** As its courier says; what a person says counts from now on. */
function sinceWhen({ courier, state, word, wordAt, at }: Parcel, now: number): number {
  if (state === 'booked') return at;
  const isTold = word !== undefined && stateOfWord(courier, word, state) === state;
  return isTold ? (wordAt ?? now) : now;
}
