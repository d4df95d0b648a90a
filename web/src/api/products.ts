import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import {
  type CategoryName,
  type FeaturedListName,
  NAME_FIELDS,
  SUMMARY_FIELDS,
} from '@aloghor/functions/domain/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isRefusedAs } from '../lib/api-error.ts';
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
    queryFn: () => fetchProducts({ featured }, SUMMARY_FIELDS),
  });
}

/** A product; null where there is none of that id. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['items', 'one', id],
    queryFn: () => orNull(call('GET /item/:id', { params: { id }, query: {} })),
  });
}

/** Null for what is not there: an answer like any other, which is kept and drawn ahead as those are. */
export async function orNull<Reply>(answer: Promise<Reply>): Promise<Reply | null> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusedAs(error, 'not-found')) return null;
    throw error;
  }
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
    queryFn: ({ pageParam }) => fetchProductPage(shopPageQuery(filter, pageParam ?? undefined), SUMMARY_FIELDS),
    // Null and not undefined: it travels as JSON with a page that was drawn ahead.
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}
