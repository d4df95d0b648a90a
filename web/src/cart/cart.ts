import type { CartLine } from './cart-line.ts';

/** A cart and what can be done with it; a guest's and a customer's look the same from here. */
export interface Cart {
  lines: CartLine[];
  /** Products of the guest cart for which a full cart has no line. */
  waiting: number;
  isLoading: boolean;
  failure: unknown;
  retry: () => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  /** Takes what was ordered out of the cart. */
  forget: (ordered: CartLine[]) => void;
}
