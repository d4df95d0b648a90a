import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { nameField } from '@aloghor/functions/domain/listed-fields';
import type { ProductField } from '@aloghor/functions/domain/product-fields';
import type { CategoryName, ChosenSort, ProductSort } from '@aloghor/functions/domain/products';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '../lib/language.ts';
import { categoriesQuery, fetchProducts, inLanguage, summaryFields } from './products.ts';

// The queries of lists and of the dashboard, in a file that the first page does not load.

/** The newest products of a category, one page at its maximum size, to pick related products from. */
export function newestInCategoryQuery(category: CategoryName | undefined, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'newest', category, language],
    queryFn: () => fetchProducts({ category, limit: PAGE_MAXIMUM }, summaryFields(language)),
    enabled: category !== undefined,
  });
}

/** Those of these products that are still sold, in this order. The previous ones stay until they arrive. */
export function namedProductsQuery(ids: readonly string[], language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'named', ids, language],
    queryFn: async () => {
      const found = await fetchProducts({ ids: ids.join(',') }, summaryFields(language));
      return ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** What a choice of a lamp shows on the pages of the others. */
const CHOICE_FIELDS = [
  '_id',
  'name',
  'family',
  'price',
  'img',
  'thumbnail',
  'soldOut',
] as const satisfies ProductField[];

export function choiceFields(language: LanguageCode) {
  return inLanguage(CHOICE_FIELDS, language);
}

/** The choices of one lamp, the cheapest first. */
export function familyQuery({ id: family }: { id?: string } = {}, language: LanguageCode) {
  return queryOptions({
    queryKey: ['items', 'family', family, language],
    queryFn: () => fetchProducts({ family, sort: 'price', limit: PAGE_MAXIMUM }, choiceFields(language)),
    enabled: family !== undefined,
  });
}

/** Sorting by name goes by the name that the page shows. */
export function shownSort(chosen: ChosenSort, language: LanguageCode): ProductSort {
  return chosen === 'name' ? nameField(language) : chosen;
}

/**
 * Refetches the categories, also while no page shows them: the first product brings the first category, and the pages of an
 * empty shop do not observe them.
 */
export function renewCategories(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: categoriesQuery.queryKey, refetchType: 'all' });
}
