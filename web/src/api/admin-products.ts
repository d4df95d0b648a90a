import type { Input } from '@aloghor/functions/contract/endpoint';
import {
  addProduct,
  deleteProduct,
  type FeaturedListName,
  featuredLists,
  listWholeProducts,
  type ProductSort,
  updateProduct,
} from '@aloghor/functions/contract/products';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ALL_ORDERS } from './admin-orders.ts';
import { call, callPage } from './client.ts';
import { fresh } from './fresh-products.ts';
import { TABLE_ROWS } from './table-rows.ts';

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

export function useUpdateProduct(id: string) {
  return useProductChange((change: ProductChange) => call(updateProduct, { params: { id }, body: change }));
}

export function useDeleteProduct() {
  return useProductChange((id: string) => call(deleteProduct, { params: { id } }));
}

/** Saves a featured list: the ids in the order in which the shop shows them. */
export function useSaveFeatured(list: FeaturedListName) {
  return useProductChange((ids: string[]) => call(featuredLists[list].write, { body: ids }));
}

/** Whatever changes a product may show anywhere: all products, and the counters, are asked for anew. */
function useProductChange<Change>(send: (change: Change) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ALL_ORDERS });
      return cache.invalidateQueries({ queryKey: ['items'] });
    },
  });
}
