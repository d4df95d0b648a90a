import * as z from 'zod/mini';
import { PictureAddress, Quantity, Taka } from './fields.ts';

/** A copy of the product as it was when it was ordered. */
export const OrderItem = z.object({
  _id: z.string(),
  name: z.string(),
  img: PictureAddress,
  price: Taka,
  quantity: Quantity,
});
export type OrderItem = z.infer<typeof OrderItem>;
