import { trackingPageOf } from '../domain/courier-file.ts';
import { carrierName } from '../domain/couriers.ts';
import { isInShop } from '../domain/order-status.ts';
import { isUncertain } from '../domain/parcels.ts';
import type { OrderAtDesk, OrderDocument } from '../platform/database/collections.ts';

/** What the buyer of an order learns of its parcel once that has left the shop: of none that its courier does not have. */
export function sentWith({ order, desk: { parcel } }: OrderAtDesk): OrderDocument['sentWith'] {
  if (!parcel || isInShop(order.status) || isUncertain(parcel.state)) return undefined;
  if (parcel.state === 'rejected' || parcel.state === 'withdrawn') return undefined;
  const link = trackingPageOf(parcel);
  return { courier: carrierName(parcel), ...(link && { link }) };
}
