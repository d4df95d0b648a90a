import type { QueryClient } from '@tanstack/react-query';
import { renewCategories } from '../shared/api/product-lists.ts';

// How the keys begin of what one module asks for and another one changes. A change asks anew for all that begins so.
export const ALL_ORDERS = ['allOrders'];
/** Also those of the shop's pages. */
const ITEMS = ['items'];
/** As the people who run the shop see them: hidden ones too, with their stock. */
export const ADMIN_ITEMS = [...ITEMS, 'admin'];
export const NOTIFICATIONS = ['notices'];
/** Also tells which notifications are on. */
export const NOTIFICATION_TEXTS = [...NOTIFICATIONS, 'texts'];

/** After a change that may have brought or taken products: which there are, and the categories that they make. */
export function renewProducts(cache: QueryClient): Promise<void> {
  renewCategories(cache);
  return renewItems(cache);
}

/** After a change of what is known of products, such as their stock. */
export function renewItems(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: ITEMS });
}
