import type { CartLine } from '@aloghor/functions/contract/carts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../shared/api/carts.ts';
import { callWithToken } from '../../shared/api/client.ts';

/** Sets the quantity optimistically; rolls back if the server rejects it. */
export function useSetCartQuantity(email: string | undefined) {
  return useCartChange(
    email,
    ({ _id, quantity }: Pick<CartLine, '_id' | 'quantity'>) =>
      callWithToken('PATCH /carts/:id', { params: { id: _id }, body: { quantity } }),
    (lines, { _id, quantity }) => lines.map((line) => (line._id === _id ? { ...line, quantity } : line)),
  );
}

/** Removes the line optimistically; rolls back if the server rejects it. */
export function useRemoveCartLine(email: string | undefined) {
  return useCartChange(
    email,
    (id: string) => callWithToken('DELETE /carts/:id', { params: { id } }),
    (lines, id) => lines.filter((line) => line._id !== id),
    REMOVAL,
  );
}

const REMOVAL = ['cart', 'removal'];

/** Whether a removed line may still come back, because the server has not answered. */
export function useIsRemovingCartLine(): boolean {
  return useIsMutating({ mutationKey: REMOVAL }) > 0;
}

function useCartChange<Change>(
  email: string | undefined,
  send: (change: Change) => Promise<unknown>,
  apply: (lines: CartLine[], change: Change) => CartLine[],
  mutationKey?: string[],
) {
  const cache = useQueryClient();
  const { queryKey } = cartQuery(email);
  return useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData(queryKey);
      if (before) cache.setQueryData(queryKey, apply(before, change));
      return before;
    },
    onError: (_error, _change, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
