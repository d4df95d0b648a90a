import * as z from 'zod/mini';
import { Quantity, StoredPictureAddress, Taka } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { optionalFields } from './products.ts';
import { translatedNames } from './translations.ts';

/** A copy of the product at the time of the order. */
export const OrderItem = z.object({
  _id: z.string(),
  name: z.string(),
  ...translatedNames,
  /** Its article number. */
  article: z.optional(optionalFields.article),
  img: StoredPictureAddress,
  price: Taka,
  quantity: Quantity,
});
export type OrderItem = z.infer<typeof OrderItem>;

OrderItem.register(openApiRegistry, { id: 'OrderItem' });
