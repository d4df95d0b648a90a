import type { QueryClient } from '@tanstack/react-query';
import { renewCategories } from '../shared/api/product-lists.ts';

// The beginnings of query keys that one module reads and another one changes. A change refetches all keys that begin so.
export const ALL_ORDERS = ['allOrders'];
/** Also the keys of the shop's pages. */
export const ITEMS = ['items'];
/** The items as the staff see them: hidden ones, too, with their stock. */
export const ADMIN_ITEMS = [...ITEMS, 'admin'];
export const NOTIFICATIONS = ['notices'];
/** Also tells which notifications are on. */
export const NOTIFICATION_TEXTS = [...NOTIFICATIONS, 'texts'];

/** After a change that may have added or removed products: refetches the products and their categories. */
export function renewProducts(cache: QueryClient): Promise<void> {
  renewCategories(cache);
  return renewItems(cache);
}

/** After a change of fields of products, such as their stock. */
export function renewItems(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: ITEMS });
}
