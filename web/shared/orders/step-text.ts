import type { Order } from '@aloghor/functions/contract/orders';
import { tOrders } from '../locale/messages.ts';

export type ShownStep = Pick<Order['timeline'][number], 'status' | 'at' | 'event' | 'pieces'>;

/** What happened to an order, in plain words. */
export function stepText({ status, event, pieces }: ShownStep): string {
  if (event === 'partlyDelivered' && pieces) return tOrders.partly(pieces.stayed, pieces.of);
  return event ? tOrders.events[event] : tOrders.statuses[status];
}
