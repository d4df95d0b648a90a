import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import type { CategoryName, ChosenSort, ProductSort } from '@aloghor/functions/domain/products';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { DEPRECATED_FIELDS_LANGUAGE, type LanguageCode } from '../lib/language.ts';
import { call } from './client.ts';
import { categoriesQuery, fetchProducts, narrowingQuery, type ProductFilter, summaryFields } from './products.ts';

// What only lists and the dashboard ask for, apart from what the first page needs.

/** The newest products of a category, one page at its maximum size, to pick related products from. */
export function newestInCategoryQuery(category: CategoryName | undefined, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'newest', category, language],
    queryFn: () => fetchProducts({ category, limit: PAGE_MAXIMUM }, summaryFields(language)),
    enabled: category !== undefined,
  });
}

/** What the choices of each filter would show of a list. The previous counts stay until these arrive. */
export function productFiltersQuery({ after, sort, ...filter }: ProductFilter) {
  return queryOptions({
    queryKey: ['items', 'filters', filter],
    queryFn: () => call('GET /products/filters', { query: narrowingQuery(filter) }),
    placeholderData: keepPreviousData,
  });
}

/** By name is by the one that the page shows, where products can be sorted by it. */
export function shownSort(chosen: ChosenSort, language: LanguageCode): ProductSort {
  return chosen === 'name' && language === DEPRECATED_FIELDS_LANGUAGE ? 'nameBn' : chosen;
}

/**
 * Asks anew for the categories, whether a page shows them or not: the first product brings the first one, and what stands
 * on the pages of an empty shop asks for none.
 */
export function renewCategories(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: categoriesQuery.queryKey, refetchType: 'all' });
}
