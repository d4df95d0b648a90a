import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import {
  type CategoryName,
  type FeaturedListName,
  NAME_FIELDS,
  SUMMARY_FIELDS,
} from '@aloghor/functions/domain/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { shop } from '../shop.config.ts';
import { call } from './client.ts';
import { fetchProductPage, fetchProducts } from './fetch-products.ts';
import { type ProductFilter, shopPageQuery } from './product-inputs.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call('GET /categories', {}),
});

/** The first products whose name holds `text`, whatever the case. Those of the text before stay until they are here. */
export function searchQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['items', 'search', q],
    queryFn: ({ signal }) => fetchProducts({ q, limit: shop.limits.searchResults }, NAME_FIELDS, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** The products of a featured list, in the order the shop gave them. */
export function featuredQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'featured', featured],
    queryFn: () => fetchProducts({ featured }),
  });
}

export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['items', 'one', id],
    queryFn: () => call('GET /item/:id', { params: { id }, query: {} }),
  });
}

/** The newest products of a category, as many as one page may hold: related products are picked from them. */
export function newestInCategoryQuery(category: CategoryName | undefined) {
  return queryOptions({
    queryKey: ['items', 'newest', category],
    queryFn: () => fetchProducts({ category, limit: PAGE_MAXIMUM }, SUMMARY_FIELDS),
    enabled: category !== undefined,
  });
}

/** The products of the shop page, page by page, newest first. */
export function productPagesQuery(filter: ProductFilter) {
  return infiniteQueryOptions({
    queryKey: ['items', 'pages', filter],
    queryFn: ({ pageParam }) => fetchProductPage(shopPageQuery(filter, pageParam), SUMMARY_FIELDS),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}
