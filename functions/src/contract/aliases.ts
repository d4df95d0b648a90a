import * as z from 'zod/mini';
import { Id, Quantity } from './fields.ts';
import { OrderItem } from './order-items.ts';

// A client that is already out there reads and sends a few things under other names than our own pages do. What is there
// for such clients alone stands here, with how it is filled and read; it can go when the last of them is gone.
//
// Theirs, too, but woven into what the shop does for everybody: a featured list is answered as the only element of a list,
// a placed order with 200 and not 201, an admin's cart as an empty one, because they ask for it on every page. They send
// `DELETE /orders/admin/:id` after a final status, keep a guest's cart as `ItemId` and `quantity`, and show the statuses of
// orders and 'WithOut LogIn Order' word for word, as `domain` has them.

/** Such a client takes a line out of a cart at this address: the same call as `DELETE /carts/:id`. */
export const REMOVE_LINE_PATH = '/:id';

/** Such a client counts the active orders by the length of this list: the same as `GET /allOrders`. */
export const COUNTED_ORDERS_PATH = '/orders/all';

/** Such a client reads the name of a cart's line in this spelling. */
export const cartLineAliases = { Name: z.string() };

export function withCartLineAliases<Line extends { name: string }>(line: Line) {
  return { ...line, Name: line.name };
}

const OrderProduct = z.object({
  _id: z.string(),
  productId: z.pick(OrderItem, { _id: true, name: true, img: true, price: true }),
  quantity: Quantity,
});

/** Such a client reads the lines of a customer's order here, each like a line of a cart; `orderItems` is their first name. */
export const orderAliases = { orderProducts: z.array(OrderProduct) };

/** Lines that are none pass, to be told apart when the reply is parsed. */
export function withOrderAliases<Order extends { orderItems: OrderItem[] }>(order: Order) {
  const { orderItems } = order;
  return { ...order, orderProducts: Array.isArray(orderItems) ? orderItems.map(asOrderProduct) : orderItems };
}

function asOrderProduct(item: OrderItem): z.infer<typeof OrderProduct> {
  return { _id: item?._id, productId: item, quantity: item?.quantity };
}

/** Such a client sends the lines of its cart as they are: the product as an id, or with one. */
export const SentOrderProduct = z.object({
  productId: z.union([Id, z.object({ _id: Id })], 'must be an id, or a product with its _id'),
  quantity: z._default(Quantity, 1),
});

/** The same line as our own pages send it. */
export function asSentItem({ productId, quantity }: z.infer<typeof SentOrderProduct>) {
  return { _id: typeof productId === 'string' ? productId : productId._id, quantity };
}

/** Such a client asks for all products, whole, and reads on the first of them the ids of all that are featured. */
export const listedProductAliases = { data: z.optional(z.array(Id)) };

export function withFeaturedIds<Listed extends object>(
  { limit, cursor, fields }: { limit?: unknown; cursor?: unknown; fields?: unknown },
  [first, ...others]: Listed[],
  featuredIds: () => string[],
): (Listed & { data?: string[] })[] {
  if (!first) return [];
  const isTheirs = limit === undefined && cursor === undefined && fields === undefined;
  return isTheirs ? [{ ...first, data: featuredIds() }, ...others] : [first, ...others];
}
