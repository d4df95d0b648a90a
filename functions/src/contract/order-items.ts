import * as z from 'zod/mini';
import { Quantity, StoredPictureAddress, Taka } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';

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
OrderItem.register(openApiRegistry, { id: 'OrderItem' });
