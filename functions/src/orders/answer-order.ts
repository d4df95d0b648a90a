import type { Stored } from '../collection.ts';
import type { Order } from '../contract/orders.ts';
import type { OrderDocument } from '../firestore.ts';

/** An order as it is answered: its lines in both of the specification's readings. */
export function answerOrder({ lines, ...order }: Stored<OrderDocument>): Order {
  return {
    ...order,
    orderItems: lines,
    orderProducts: lines.map(({ quantity, ...product }) => ({ _id: product._id, productId: product, quantity })),
  };
}
