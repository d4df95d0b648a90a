import * as z from 'zod/mini';
import { documented } from './documented.ts';
import { Quantity, StoredPictureAddress, Taka } from './fields.ts';

/** A copy of the product at the time of the order. */
export const OrderItem = z.object({
  _id: z.string(),
  name: z.string(),
  nameBn: z.optional(z.string()),
  img: StoredPictureAddress,
  price: Taka,
  quantity: Quantity,
});
export type OrderItem = z.infer<typeof OrderItem>;
OrderItem.register(documented, { id: 'OrderItem' });
