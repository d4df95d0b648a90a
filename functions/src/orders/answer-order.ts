import type { Order, OrderItem } from '../contract/orders.ts';
import type { Stored } from '../database/collection.ts';
import type { OrderDocument } from '../database/collections.ts';

/**
 * An order as it is answered: its lines in both shapes that clients read. A document without proper lines passes
 * here: it is told apart when the reply is parsed.
 */
export function answerOrder({ lines, ...order }: Stored<OrderDocument>): Order {
  return {
    ...order,
    orderItems: lines,
    orderProducts: Array.isArray(lines) ? lines.map(inOtherReading) : lines,
  };
}

function inOtherReading(line: OrderItem): Order['orderProducts'][number] {
  return { _id: line?._id, productId: line, quantity: line?.quantity };
}
