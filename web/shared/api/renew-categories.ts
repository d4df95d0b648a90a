import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from './products.ts';

/**
 * Asks anew for the categories, whether a page shows them or not: the first product brings the first one, and what stands
 * on the pages of an empty shop asks for none.
 */
export function renewCategories(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: categoriesQuery.queryKey, refetchType: 'all' });
}
