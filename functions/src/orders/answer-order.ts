import { withOrderAliases } from '../contract/aliases.ts';
import type { Order } from '../contract/orders.ts';
import type { Stored } from '../database/collection.ts';
import type { OrderDocument } from '../database/collections.ts';

/** An order as it is answered. A document without proper lines passes here: it is told apart when the reply is parsed. */
export function answerOrder({ lines, ...order }: Stored<OrderDocument>): Order {
  return withOrderAliases({ ...order, orderItems: lines });
}
