import {
  getProduct,
  listCategories,
  listProductNames,
  listProductSummaries,
  listWholeProducts,
  NAME_FIELDS,
  SUMMARY_FIELDS,
} from '@aloghor/functions/contract/products';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { CategoryName, FeaturedListName } from '@aloghor/functions/domain/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shop } from '../shop.config.ts';
import { call, callPage } from './client.ts';
import { type ProductFilter, productPageInput } from './product-inputs.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(listCategories, {}),
});

/** The first products whose name holds `text`, whatever the case. Those of the text before stay until they are here. */
export function searchQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['items', 'search', q],
    queryFn: ({ signal }) =>
      call(listProductNames, { query: { q, limit: shop.limits.searchResults, fields: NAME_FIELDS } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

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
    queryFn: () => call(getProduct, { params: { id }, query: {} }),
  });
}

/** The newest products of a category, as many as one page may hold: related products are picked from them. */
export function newestInCategoryQuery(category: CategoryName | undefined) {
  return queryOptions({
    queryKey: ['items', 'newest', category],
    queryFn: () => call(listProductSummaries, { query: { category, limit: PAGE_MAXIMUM, fields: SUMMARY_FIELDS } }),
    enabled: category !== undefined,
  });
}

/** The products of the shop page, page by page, newest first. */
export function productPagesQuery(filter: ProductFilter) {
  return infiniteQueryOptions({
    queryKey: ['items', 'pages', filter],
    queryFn: ({ pageParam }) => callPage(listProductSummaries, productPageInput(filter, pageParam)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}
