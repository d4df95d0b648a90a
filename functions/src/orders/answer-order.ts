import { withOrderAliases } from '../contract/aliases.ts';
import type { Order } from '../contract/orders.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { OrderDocument } from '../platform/database/collections.ts';

/** An order for the reply. A document with malformed lines passes here, and fails when the reply is parsed. */
export function answerOrder({ lines, ...order }: Stored<OrderDocument>): Order {
  return withOrderAliases({ ...order, orderItems: lines });
}
