import type { Parsed } from '../contract/endpoint.ts';
import type { placeOrder } from '../contract/orders.ts';
import { QUANTITY_MAXIMUM } from '../domain/limits.ts';
import { BadInput } from '../http/errors.ts';

export type OrderRequest = Parsed<typeof placeOrder>['body'];

type Ordered = { productId: string; quantity: number };

/** How many of each product are ordered, in the order of the request; doubles of a product are added up. */
export function orderedQuantities(request: OrderRequest): Map<string, number> {
  const { name, ordered } = orderedIn(request);
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of ordered) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  if (quantities.size === 0) throw new BadInput([{ path: name, message: 'must hold at least one product' }]);
  if (Math.max(...quantities.values()) > QUANTITY_MAXIMUM) {
    throw new BadInput([{ path: name, message: `must hold at most ${QUANTITY_MAXIMUM} of a product` }]);
  }
  return quantities;
}

/** What is ordered may come in either of two shapes; the one that holds something counts. */
function orderedIn({ orderItems, orderProducts }: OrderRequest): { name: keyof OrderRequest; ordered: Ordered[] } {
  if (!orderItems?.length && orderProducts?.length) {
    const ordered = orderProducts.map(({ productId, quantity }) => ({ productId: idOf(productId), quantity }));
    return { name: 'orderProducts', ordered };
  }
  const ordered = (orderItems ?? []).map(({ _id, quantity }) => ({ productId: _id, quantity }));
  return { name: 'orderItems', ordered };
}

function idOf(product: string | { _id: string }): string {
  return typeof product === 'string' ? product : product._id;
}
