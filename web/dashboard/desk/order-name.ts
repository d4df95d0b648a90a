import type { Order } from '@aloghor/functions/contract/orders';
import { tAdmin } from '../messages/admin-messages.ts';

/** What people call an order on the telephone: its number, or the start of its id, and its buyer. */
export function orderName({ _id, number, name }: Pick<Order, '_id' | 'number' | 'name'>): string {
  return `${number ?? _id.slice(0, 6)} · ${name || tAdmin.orders.noName}`;
}
