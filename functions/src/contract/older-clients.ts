import * as z from 'zod/mini';
import { Deleted, endpoint } from './endpoint.ts';
import { Id, Quantity } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { OrderItem } from './order-items.ts';

// Older clients read and send a few fields under other names than our own pages do. What exists for them alone is in
// this file, with how it is filled and read; it can be deleted together with the last such client.
//
// Also for their sake, but part of what every caller gets: a featured list is answered as the only element of a list, a
// placed order with 200 and not 201, the staff's cart as an empty one, because they request it on every page. They keep a
// guest's cart as `ItemId` and `quantity`, and show the order statuses and 'WithOut LogIn Order' word for word, as
// `domain` has them.

/** Older clients remove a line of a cart with this path: the same call as `DELETE /carts/:id`. */
export const REMOVE_LINE_PATH = '/:id';

/** Older clients count the active orders by the length of this list: the same as `GET /allOrders`. */
export const COUNTED_ORDERS_PATH = '/orders/all';

/** Older clients call this after a final status, which has moved the order to history already: it changes nothing. */
export const confirmOrderClosed = endpoint({
  method: 'DELETE',
  path: '/orders/admin/:id',
  access: 'orders:change',
  deprecated: true,
  summary: 'Confirm that a closed order has left the active list',
  errorCodes: ['order-still-active'],
  reply: Deleted,
});

/** Older clients read the name of a cart's line in this spelling. */
export const cartLineAliases = { Name: z.string().register(openApiRegistry, { deprecated: true }) };

export function withCartLineAliases<Line extends { name: string }>(line: Line) {
  return { ...line, Name: line.name };
}

const OrderProduct = z.object({
  _id: z.string(),
  productId: z.pick(OrderItem, { _id: true, name: true, img: true, price: true }),
  quantity: Quantity,
});

/** Older clients read the lines of a customer's order here, each like a line of a cart; ours read `orderItems`. */
export const orderAliases = { orderProducts: z.array(OrderProduct).register(openApiRegistry, { deprecated: true }) };

/** Malformed lines pass here and fail when the reply is parsed. */
export function withOrderAliases<Order extends { orderItems: OrderItem[] }>(order: Order) {
  const { orderItems } = order;
  if (!Array.isArray(orderItems)) return { ...order, orderProducts: orderItems };
  return { ...order, orderProducts: orderItems.map(asOrderProduct) };
}

function asOrderProduct(item: OrderItem): z.infer<typeof OrderProduct> {
  return { _id: item?._id, productId: item, quantity: item?.quantity };
}

/** Older clients send the lines of their cart as they are: `productId` is an id, or a product with its `_id`. */
export const SentOrderProduct = z.object({
  productId: z.union([Id, z.object({ _id: Id })], 'must be an id, or a product with its _id'),
  quantity: z._default(Quantity, 1),
});

/** Converts such a line to the shape that our own pages send. */
export function asSentItem({ productId, quantity }: z.infer<typeof SentOrderProduct>) {
  return { _id: typeof productId === 'string' ? productId : productId._id, quantity };
}

/** Older clients request the whole list of products, and read the ids of all featured products on the first one. */
export const listedProductAliases = {
  data: z.optional(z.array(Id)).register(openApiRegistry, { deprecated: true }),
};

export function withFeaturedIds<Listed extends object>(
  { limit }: { limit?: number | undefined },
  [first, ...others]: Listed[],
  featuredIds: () => string[],
): (Listed & { data?: string[] })[] {
  if (!first) return [];
  return limit === undefined ? [{ ...first, data: featuredIds() }, ...others] : [first, ...others];
}
