import { trackingPageOf } from '../domain/courier-file.ts';
import { carrierName } from '../domain/couriers.ts';
import { isInShop } from '../domain/order-status.ts';
import { isErased } from '../domain/orders.ts';
import { isUncertain } from '../domain/parcels.ts';
import type { OrderAtDesk, OrderDocument } from '../platform/database/collections.ts';

/**
 * What the buyer of an order learns of its parcel once that has left the shop: of none that its courier does not have, and none
 * of an order that is erased, as the courier's page may name the buyer.
 */
export function sentWith({ order, desk: { parcel } }: OrderAtDesk): OrderDocument['sentWith'] {
  if (!parcel || isErased(order) || isInShop(order.status) || isUncertain(parcel.state)) return undefined;
  if (parcel.state === 'rejected' || parcel.state === 'cancelled') return undefined;
  const link = trackingPageOf(parcel);
  return { courier: carrierName(parcel), ...(link && { link }) };
}
