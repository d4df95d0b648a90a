import type { Catalogue } from '../catalogue/catalogue.ts';
import { toldGrams } from '../domain/couriers.ts';
import type { OrderDocument, ParcelDocument } from '../platform/database/collections.ts';

type Lines = Pick<OrderDocument, 'lines'>;

/** Grams of the products of an order, as far as they have a weight. */
export function gramsOfLines({ lines }: Lines, catalogue: Catalogue): number {
  return lines.reduce((sum, { _id, quantity }) => sum + quantity * (catalogue.entry(_id)?.product.weight ?? 0), 0);
}

/** Grams of a parcel as its courier was told; of one that was booked before parcels knew that, as its products are now. */
export function gramsOfParcel(
  { courier, grams }: Pick<ParcelDocument, 'courier' | 'grams'>,
  order: Lines,
  catalogue: Catalogue,
): number {
  return grams ?? toldGrams(courier, gramsOfLines(order, catalogue));
}
