import type { CartLine } from '@aloghor/functions/contract/carts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../shared/api/carts.ts';
import { callWithToken } from '../../shared/api/client.ts';

/** Sets the quantity optimistically; rolls back if the server rejects it. */
export function useSetCartQuantity(email: string | undefined) {
  return useCartChange(email, [...CART_CHANGE, 'quantity'], ({ _id: id, quantity }) =>
    callWithToken('PATCH /carts/:id', { params: { id }, body: { quantity } }),
  ).mutateAsync;
}

/** Removes the line optimistically; rolls back if the server rejects it. */
export function useRemoveCartLine(email: string | undefined) {
  const { mutateAsync } = useCartChange(email, REMOVAL, ({ _id: id }) =>
    callWithToken('DELETE /carts/:id', { params: { id } }),
  );
  return (id: string) => mutateAsync({ _id: id, quantity: 0 });
}

const CART_CHANGE = ['cart-change'];
const REMOVAL = [...CART_CHANGE, 'removal'];

/** Whether a removed line may still come back, because the server has not answered. */
export function useIsRemovingCartLine(): boolean {
  return useIsMutating({ mutationKey: REMOVAL }) > 0;
}

/** The new quantity of a line; 0 when it is removed. */
type CartChange = Pick<CartLine, '_id' | 'quantity'>;

function useCartChange(
  email: string | undefined,
  mutationKey: string[],
  send: (change: CartChange) => Promise<unknown>,
) {
  const cache = useQueryClient();
  const { queryKey } = cartQuery(email);
  return useMutation({
    mutationKey,
    // One call after another: the server keeps the quantity that arrives last.
    scope: { id: 'cart' },
    mutationFn: send,
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      if (before) cache.setQueryData(queryKey, withChange(before, change));
      return before;
    },
    onError: (_error, change, before = []) =>
      cache.setQueryData(queryKey, (lines) => lines && withoutChange(lines, change, before)),
    // While a later change waits, the server's cart is older than the one shown.
    onSettled: () => {
      if (cache.isMutating({ mutationKey: CART_CHANGE }) === 1) return cache.invalidateQueries({ queryKey });
    },
  });
}

function withChange(lines: CartLine[], { _id, quantity }: CartChange): CartLine[] {
  return lines.flatMap((line) => (line._id !== _id ? line : quantity > 0 ? { ...line, quantity } : []));
}

/** Restores the changed line, unless it has been changed again since; other lines stay. */
function withoutChange(lines: CartLine[], { _id, quantity }: CartChange, before: CartLine[]): CartLine[] {
  const place = before.findIndex((line) => line._id === _id);
  const old = before.slice(place, place + 1);
  if (quantity === 0) return [...lines.slice(0, place), ...old, ...lines.slice(place)];
  return lines.flatMap((line) => (line._id === _id && line.quantity === quantity ? old : line));
}
