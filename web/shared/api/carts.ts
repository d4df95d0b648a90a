import type { GuestCartEntry } from '@aloghor/functions/contract/carts';
import type { ProductName } from '@aloghor/functions/contract/products';
import { queryOptions } from '@tanstack/react-query';
import { callWithToken, retryWhenBusy } from './client.ts';

/** The account's cart; refetched whenever a page shows it, because prices may have changed. */
export function cartQuery(email: string | undefined) {
  return queryOptions({
    queryKey: ['cart', email],
    queryFn: () => callWithToken('GET /carts', { query: {} }),
    enabled: email !== undefined,
    staleTime: 0,
    meta: { personal: true },
  });
}

/** The key of what is being added to the account's cart; null when that is over. */
export const ADDING = ['cart-adding'];

export interface Adding {
  product: ProductName;
  /** As much of it as the cart holds then. */
  quantity: number;
}

export function addCartLine(line: { productId: string; quantity: number }) {
  return callWithToken('POST /carts', { body: line });
}

/** 0 removes the line. */
export function setLineQuantity(id: string, quantity: number): Promise<unknown> {
  return quantity === 0
    ? callWithToken('DELETE /carts/:id', { params: { id } })
    : callWithToken('PATCH /carts/:id', { params: { id }, body: { quantity } });
}

/** Merges entries into the account's cart, once for each id. */
export function sendMerge(mergeId: string, entries: GuestCartEntry[]) {
  return retryWhenBusy(() => callWithToken('POST /carts/merge', { body: { mergeId, entries } }));
}
