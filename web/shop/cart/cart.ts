import type { CartLine } from '../../shared/cart/cart-line.ts';

/** The common interface of a guest's and a customer's cart. */
export interface Cart {
  lines: CartLine[];
  /** How many products stay in the guest cart because the account's cart is full. */
  waiting: number;
  /** Whether it outlives the page; a guest's does not where the browser stores nothing. */
  isPersistent: boolean;
  isLoading: boolean;
  failure: unknown;
  retry: () => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  /** False when the line is still in the cart; the visitor was told why. */
  remove: (line: CartLine) => Promise<boolean>;
  /** True while a removed line may still come back, because the server has not answered. */
  isRemoving: boolean;
  /** Removes the ordered lines from the cart. */
  forget: (ordered: CartLine[]) => void;
}
