import type { Input } from '@aloghor/functions/contract/endpoint';
import {
  addProduct,
  deleteProduct,
  type FeaturedConflict,
  type FeaturedList,
  featuredLists,
  type Item,
  type ItemConflict,
  listWholeProducts,
  updateProduct,
} from '@aloghor/functions/contract/products';
import type { FeaturedListName, ProductSort } from '@aloghor/functions/domain/products';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../api/client.ts';
import { fresh } from '../../api/fresh-products.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ALL_ORDERS } from '../orders/orders-calls.ts';
import { TABLE_ROWS } from '../table/table-rows.ts';

export interface ProductTableFilter {
  q?: string | undefined;
  sort?: ProductSort | undefined;
  cursor?: string | undefined;
}

/** A page of the products as the admin's table shows them. */
export function productTableQuery(filter: ProductTableFilter) {
  return queryOptions({
    queryKey: ['items', 'table', filter],
    queryFn: () => callPage(listWholeProducts, { query: { ...filter, limit: TABLE_ROWS, ...fresh() } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type NewProduct = Input<typeof addProduct>['body'];

export function useAddProduct() {
  return useProductChange((product: NewProduct) => call(addProduct, { body: product }));
}

export type ProductChange = Input<typeof updateProduct>['body'];

/** What somebody changes, and the version of it that they have seen. */
interface Seen {
  version: string;
}

const ifMatch = ({ version }: Seen) => ({ headers: { 'If-Match': `"${version}"` } });

export function useUpdateProduct(id: string) {
  return useProductChange(({ change, ...seen }: { change: ProductChange } & Seen) =>
    call(updateProduct, { params: { id }, body: change }, ifMatch(seen)),
  );
}

export function useDeleteProduct() {
  return useProductChange(({ id, ...seen }: { id: string } & Seen) =>
    call(deleteProduct, { params: { id } }, ifMatch(seen)),
  );
}

/** Saves a featured list: the ids in the order in which the shop shows them. */
export function useSaveFeatured(list: FeaturedListName) {
  return useProductChange(({ ids, ...seen }: { ids: string[] } & Seen) =>
    call(featuredLists[list].write, { body: ids }, ifMatch(seen)),
  );
}

/** What somebody else has made of the item, when that is why a change was refused. */
export function itemOfConflict(error: unknown): Item | undefined {
  return conflictIn<ItemConflict>(error)?.item;
}

/** What somebody else has made of the featured list, when that is why a change was refused. */
export function listOfConflict(error: unknown): FeaturedList | undefined {
  return conflictIn<FeaturedConflict>(error)?.list;
}

// The contract says what the 409 of these calls carries; the server's answers are taken at their word.
function conflictIn<Conflict>(error: unknown): Conflict | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.problem as Conflict) : undefined;
}

/** Whatever changes a product may show anywhere: all products, and the counters, are asked for anew. */
function useProductChange<Change>(send: (change: Change) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_reply, error) => {
      void cache.invalidateQueries({ queryKey: ALL_ORDERS });
      const asked = cache.invalidateQueries({ queryKey: ['items'] });
      return error ? undefined : asked; // a failure is told at once
    },
  });
}
