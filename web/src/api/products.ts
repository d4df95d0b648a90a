import { PAGE_MAXIMUM } from '@aloghor/functions/contract/paging';
import {
  type CategoryName,
  type FeaturedListName,
  getProduct,
  listCategories,
  listProductNames,
  listWholeProducts,
} from '@aloghor/functions/contract/products';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { shop } from '../shop.config.ts';
import { call, callPage } from './client.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(listCategories, {}),
});

/** Name and picture of every product: what search matches against. */
export const productNamesQuery = queryOptions({
  queryKey: ['items', 'names'],
  queryFn: () => call(listProductNames, { query: { fields: '_id,name,img' } }),
});

/** The products of a featured list, in the order the shop gave them. */
export function featuredQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'featured', featured],
    queryFn: () => call(listWholeProducts, { query: { featured } }),
  });
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['items', 'one', id],
    queryFn: () => call(getProduct, { params: { id } }),
  });
}

/** The newest products of a category, as many as one page may hold: related products are picked from them. */
export function newestInCategoryQuery(category: CategoryName | undefined) {
  return queryOptions({
    queryKey: ['items', 'newest', category],
    queryFn: () => call(listWholeProducts, { query: { category, limit: PAGE_MAXIMUM } }),
    enabled: category !== undefined,
  });
}

export interface ProductFilter {
  category?: CategoryName | undefined;
  q?: string | undefined;
}

/** The products of the shop page, page by page, newest first. */
export function productPagesQuery({ category, q }: ProductFilter) {
  return infiniteQueryOptions({
    queryKey: ['items', 'pages', { category, q }],
    queryFn: ({ pageParam }) =>
      callPage(listWholeProducts, {
        query: { category, q, limit: shop.limits.productsPerPage, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}
