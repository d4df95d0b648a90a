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
  /** It is out of stock just now. */
  isSoldOut: boolean;
  /** What the server is still asked: for the current price, or to take the line into the account's cart. */
  asked?: 'price' | 'adding' | undefined;
}

type OrderableLine = CartLine & { product: NonNullable<CartLine['product']> };

/** Whether a line counts for the total and goes into an order. */
export function isOrderable(line: CartLine): line is OrderableLine {
  return line.product !== undefined && !line.isGone && !line.isSoldOut;
}

/** The lines that can be ordered, with the current price in taka. */
export function orderableLines(lines: CartLine[]) {
  return lines
    .filter(isOrderable)
    .map(({ productId, quantity, product }) => ({ _id: productId, ...product, quantity }));
}

/** The total of the lines that can be ordered, in taka. */
export function cartTotal(lines: CartLine[]): number {
  return orderTotal(orderableLines(lines));
}
