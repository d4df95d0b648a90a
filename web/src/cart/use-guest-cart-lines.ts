import { useQueries } from '@tanstack/react-query';
import { freshProductQuery } from '../api/fresh-products.ts';
import { isRefusedAs } from '../lib/api-error.ts';
import type { Cart } from './cart.ts';
import type { CartLine } from './cart-line.ts';
import { removeFromGuestCart, setGuestQuantity, takeFromGuestCart } from './change-guest-cart.ts';
import { useGuestCart } from './use-guest-cart.ts';

/** The cart of this browser, with the products of now. */
export function useGuestCartLines(): Cart {
  const entries = useGuestCart();
  const products = useQueries({ queries: entries.map(({ ItemId }) => freshProductQuery(ItemId)) });
  const lines = entries.map(({ ItemId, quantity }, index): CartLine => {
    const answer = products[index];
    const isGone = isRefusedAs(answer?.error, 'not-found');
    return { id: ItemId, productId: ItemId, quantity, product: isGone ? undefined : answer?.data, isGone };
  });
  return {
    lines,
    waiting: 0,
    isLoading: products.some((answer) => answer.isPending),
    failure: products.find((answer, index) => answer.error && !lines[index]?.isGone)?.error,
    retry: () => void Promise.all(products.map((answer) => answer.refetch())),
    setQuantity: ({ productId }, quantity) => setGuestQuantity(productId, quantity),
    remove: ({ productId }) => removeFromGuestCart(productId),
    // What another tab has added meanwhile stays.
    forget: (ordered) => takeFromGuestCart(ordered.map(({ productId, quantity }) => ({ ItemId: productId, quantity }))),
  };
}
