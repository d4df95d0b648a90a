import type { ProductName } from '@aloghor/functions/contract/products';
import { orderTotal } from '@aloghor/functions/domain/orders';

/** A line as the cart page shows it, of a guest's or a customer's cart. */
export interface CartLine {
  /** Identifies the line in changes and removals. */
  id: string;
  productId: string;
  quantity: number;
  /** The current product; undefined while it loads, and for one no longer sold. */
  product: Omit<ProductName, '_id'> | undefined;
  isGone: boolean;
}

/** The lines that can be ordered, with the current price in taka. */
export function orderableLines(lines: CartLine[]) {
  return lines.flatMap(({ productId, quantity, product, isGone }) =>
    product && !isGone ? [{ _id: productId, ...product, quantity }] : [],
  );
}

/** The total of the lines that can be ordered, in taka. */
export function cartTotal(lines: CartLine[]): number {
  return orderTotal(orderableLines(lines));
}
