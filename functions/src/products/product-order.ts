import type { FeaturedListName, ProductSort } from '../contract/products.ts';
import type { ProductDocument } from '../firestore.ts';
import type { OrderName } from '../paging/cursor.ts';
import type { ListOrder } from '../paging/list-order.ts';

/** Names go as Firestore compares texts, by their characters' numbers: capitals come before small letters. */
export const PRODUCT_ORDERS: Record<ProductSort, ListOrder<'createdAt' | 'name' | 'price'>> = {
  newest: { name: 'newest', field: 'createdAt', direction: 'desc' },
  name: { name: 'name', field: 'name', direction: 'asc' },
  price: { name: 'price', field: 'price', direction: 'asc' },
  '-price': { name: '-price', field: 'price', direction: 'desc' },
} satisfies Record<ProductSort, ListOrder<keyof ProductDocument>>;

interface Sorted {
  featured?: FeaturedListName | undefined;
  sort?: ProductSort | undefined;
}

/** Newest first unless said otherwise. A featured list has an order of its own, whatever `sort` says. */
export function orderOf({ featured, sort = 'newest' }: Sorted): OrderName {
  return featured ? 'featured' : sort;
}
