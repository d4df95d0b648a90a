import { courierAddress } from '../domain/couriers.ts';
import { courierPhone } from '../domain/mobile-number.ts';
import { sumToCollect } from '../domain/orders.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import type { ParcelToBook } from './courier.ts';

/** Characters of the description of what is in a parcel. */
const CONTENTS_MAXIMUM = 250;

/** What a courier is told of an order, whose recipient it can take. */
export function parcelToBook(order: OrderDocument, invoice: string, grams: number): ParcelToBook {
  const { name = '', mobileNumber, place, lines, totalPrice } = order;
  return {
    invoice,
    name,
    phone: courierPhone(mobileNumber) ?? mobileNumber,
    address: courierAddress(order),
    place,
    taka: sumToCollect(order),
    value: totalPrice,
    grams,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    contents: lines
      .map((line) => `${line.quantity} x ${line.name}`)
      .join(', ')
      .slice(0, CONTENTS_MAXIMUM),
  };
}
