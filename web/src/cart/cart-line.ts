import { orderTotal } from '@aloghor/functions/domain/orders';

/** A line as the cart page shows it, whoever's cart it is. */
export interface CartLine {
  /** What the line is changed and removed by. */
  id: string;
  productId: string;
  quantity: number;
  /** The product of now; undefined while it loads, and for one that is no longer sold. */
  product: { name: string; img: string; thumbnail?: string; price: number } | undefined;
  isGone: boolean;
}

/** The lines that can be ordered, with the price of now in taka. */
export function orderableLines(lines: CartLine[]) {
  return lines.flatMap(({ productId, quantity, product, isGone }) =>
    product && !isGone ? [{ _id: productId, ...product, quantity }] : [],
  );
}

/** In taka: what the lines cost that can be ordered. */
export function cartTotal(lines: CartLine[]): number {
  return orderTotal(orderableLines(lines));
}
