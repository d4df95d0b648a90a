import { useQueries, useQueryClient } from '@tanstack/react-query';
import { freshProductQuery } from '../../shared/api/fresh-products.ts';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { removeFromGuestCart, setGuestQuantity, takeFromGuestCart } from '../../shared/cart/change-guest-cart.ts';
import { isGuestCartPersistent } from '../../shared/cart/guest-cart.ts';
import { useGuestCart } from '../../shared/cart/use-guest-cart.ts';
import { useIsHydrated } from '../../shared/lib/hooks.ts';
import type { Cart } from './cart.ts';

/** The guest cart of this browser, with the current products. */
export function useGuestCartLines(): Cart {
  const entries = useGuestCart();
  const isHydrated = useIsHydrated();
  const cache = useQueryClient();
  const products = useQueries({ queries: entries.map(({ ItemId }) => freshProductQuery(ItemId, cache)) });
  const lines = entries.map(({ ItemId, quantity }, index): CartLine => {
    const product = products[index]?.data;
    return {
      id: ItemId,
      productId: ItemId,
      quantity,
      product: product ?? undefined,
      isGone: product === null,
      isSoldOut: product?.soldOut === true,
    };
  });
  return {
    lines,
    waiting: 0,
    isPersistent: isGuestCartPersistent(),
    // Prerendered HTML does not know this browser's storage.
    isLoading: !isHydrated || products.some((answer) => answer.isPending),
    failure: products.find(({ error }) => error)?.error,
    retry: () => void Promise.all(products.map((answer) => answer.refetch())),
    setQuantity: ({ productId }, quantity) => setGuestQuantity(productId, quantity),
    remove: async ({ productId }) => {
      removeFromGuestCart(productId);
      return true;
    },
    isRemoving: false,
    // Additions by another tab stay.
    forget: (ordered) => takeFromGuestCart(ordered.map(({ productId, quantity }) => ({ ItemId: productId, quantity }))),
  };
}
