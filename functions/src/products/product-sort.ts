import type { FeaturedListName, ProductSort } from '../domain/products.ts';
import type { SortName } from '../paging/cursor.ts';

interface Sorted {
  featured?: FeaturedListName | undefined;
  sort?: ProductSort | undefined;
}

/** Newest first unless said otherwise. A featured list is sorted by the admin, whatever `sort` says. */
export function sortOf({ featured, sort = 'newest' }: Sorted): SortName {
  return featured ? 'featured' : sort;
}
