import type { FeaturedListName, ProductSort } from '../contract/products.ts';
import type { OrderName } from '../paging/cursor.ts';

interface Sorted {
  featured?: FeaturedListName | undefined;
  sort?: ProductSort | undefined;
}

/** Newest first unless said otherwise. A featured list has an order of its own, whatever `sort` says. */
export function orderOf({ featured, sort = 'newest' }: Sorted): OrderName {
  return featured ? 'featured' : sort;
}
