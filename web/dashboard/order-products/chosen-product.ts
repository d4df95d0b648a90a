import type { StaffListedProduct } from '@aloghor/functions/contract/product-lists';
import { QUANTITY_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { Named } from '../../shared/lib/product-texts.ts';

/** A product of the order, as it was found: `price` in taka, `stock` only where it is counted. */
export interface ChosenProduct extends Named {
  _id: string;
  img: string;
  thumbnail?: string | undefined;
  price: number;
  stock?: number | undefined;
  quantity: number;
}

/** The products with this one's quantity raised by one; a new one is added at the end. */
export function withProduct(products: ChosenProduct[], found: FoundProduct): ChosenProduct[] {
  const isThere = products.some(({ _id }) => _id === found._id);
  if (!isThere) return [...products, { ...found, quantity: 1 }];
  return products.map((one) =>
    one._id === found._id ? { ...one, ...found, quantity: Math.min(one.quantity + 1, QUANTITY_MAXIMUM) } : one,
  );
}

export type FoundProduct = Omit<ChosenProduct, 'quantity'>;

/** A listed product, with only the fields that the draft stores. */
export function toFoundProduct({
  _id = '',
  name = '',
  translations,
  img = '',
  thumbnail,
  price = 0,
  stock,
}: StaffListedProduct) {
  return { _id, name, translations, img, thumbnail, price, stock } satisfies FoundProduct &
    Record<keyof FoundProduct, unknown>;
}

/** The products at the current prices, which the error response contains. */
export function repriced(products: ChosenProduct[], lines: { _id: string; price: number }[]): ChosenProduct[] {
  return products.map((one) => ({ ...one, price: lines.find(({ _id }) => _id === one._id)?.price ?? one.price }));
}
