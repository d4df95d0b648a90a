import type { Product } from '@aloghor/functions/contract/products';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { type CategoryName, type FeaturedListName, NAME_FIELDS } from '@aloghor/functions/domain/products';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hasErrorCode } from '../lib/api-error.ts';
import { languageInUse } from '../lib/language.ts';
import { shop } from '../shop.config.ts';
import { call } from './client.ts';
import { fetchProductPage, fetchProducts } from './fetch-products.ts';
import { type ProductFilter, shopPageQuery } from './product-inputs.ts';
import { inLanguage, summaryFields } from './shown-fields.ts';

// Keys name the language: pages in Bangla ask for a name more.

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call('GET /categories', {}),
});

/** The first products whose name contains `text`, ignoring case. The previous results stay until these arrive. */
export function searchQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['items', 'search', q, languageInUse()],
    queryFn: ({ signal }) =>
      fetchProducts({ q, limit: shop.limits.searchResults }, inLanguage(NAME_FIELDS), { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

/** The products of a featured list, in its order. */
export function featuredQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'featured', featured, languageInUse()],
    queryFn: () => fetchProducts({ featured }, summaryFields()),
  });
}

/** A product; null for an unknown id. */
export function productQuery(id: string) {
  return queryOptions({
    queryKey: ['items', 'one', id, languageInUse()],
    queryFn: (): Promise<Product | null> => orNull(call('GET /item/:id', { params: { id }, query: {} })),
  });
}

/** Turns a 404 into null: an answer like any other, cached and prerendered like the rest. */
export async function orNull<Reply>(answer: Promise<Reply>): Promise<Reply | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasErrorCode(error, 'not-found')) return null;
    throw error;
  }
}

/** The newest products of a category, one page at its maximum size, to pick related products from. */
export function newestInCategoryQuery(category: CategoryName | undefined) {
  return queryOptions({
    queryKey: ['items', 'newest', category, languageInUse()],
    queryFn: () => fetchProducts({ category, limit: PAGE_MAXIMUM }, summaryFields()),
    enabled: category !== undefined,
  });
}

/** The products of the shop page, page by page. */
export function productPagesQuery(filter: ProductFilter) {
  return infiniteQueryOptions({
    queryKey: ['items', 'pages', filter, languageInUse()],
    queryFn: ({ pageParam }) => fetchProductPage(shopPageQuery(filter, pageParam ?? undefined), summaryFields()),
    // Null and not undefined: it is serialised to JSON with a prerendered page.
    initialPageParam: null as string | null,
    getNextPageParam: (lastPage) => lastPage.next,
  });
}
