import type { Product } from '@aloghor/functions/contract/products';
import { useQueries } from '@tanstack/react-query';
import { ApiError } from '../api/client.ts';
import { productQuery } from '../api/products.ts';
import { removeFromGuestCart, setGuestQuantity } from './guest-cart.ts';
import { useGuestCart } from './use-guest-cart.ts';

export interface CartLine {
  productId: string;
  quantity: number;
  /** The product of now; undefined while it loads, and for one that is no longer sold. */
  product: Product | undefined;
  isGone: boolean;
}

/** The cart of this browser, with the products of now. */
export function useCart() {
  const entries = useGuestCart();
  const products = useQueries({ queries: entries.map(({ ItemId }) => productQuery(ItemId)) });
  const lines = entries.map(({ ItemId, quantity }, index): CartLine => {
    const answer = products[index];
    const isGone = answer?.error instanceof ApiError && answer.error.status === 404;
    return { productId: ItemId, quantity, product: answer?.data, isGone };
  });
  return {
    lines,
    isLoading: products.some((answer) => answer.isPending),
    failure: products.find((answer, index) => answer.error && !lines[index]?.isGone)?.error,
    retry: () => void Promise.all(products.map((answer) => answer.isError && answer.refetch())),
    setQuantity: setGuestQuantity,
    remove: removeFromGuestCart,
  };
}
