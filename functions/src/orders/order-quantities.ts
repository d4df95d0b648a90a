import type { placeOrder } from '../contract/buyers-orders.ts';
import type { Parsed } from '../contract/endpoint.ts';
import { asSentItem } from '../contract/older-clients.ts';
import { QUANTITY_MAXIMUM } from '../domain/limits.ts';
import { BadInput } from '../platform/http/errors.ts';

export type OrderRequest = Parsed<typeof placeOrder>['body'];

type Ordered = { _id: string; quantity: number };

/** The ordered quantity of each product, in the order of the request; duplicates are added up. */
export function orderedQuantities(request: OrderRequest): Map<string, number> {
  const { name, ordered } = orderedIn(request);
  const quantities = new Map<string, number>();
  for (const { _id, quantity } of ordered) quantities.set(_id, (quantities.get(_id) ?? 0) + quantity);
  if (quantities.size === 0) throw new BadInput([{ path: name, message: 'must hold at least one product' }]);
  if (Math.max(...quantities.values()) > QUANTITY_MAXIMUM) {
    throw new BadInput([{ path: name, message: `must hold at most ${QUANTITY_MAXIMUM} of a product` }]);
  }
  return quantities;
}

/** The lines may come in either of two fields; the non-empty one counts. */
function orderedIn({ orderItems, orderProducts }: OrderRequest): { name: keyof OrderRequest; ordered: Ordered[] } {
  if (!orderItems?.length && orderProducts?.length) {
    return { name: 'orderProducts', ordered: orderProducts.map(asSentItem) };
  }
  return { name: 'orderItems', ordered: orderItems ?? [] };
}

/** By product id, the quantities of these lines. */
export function quantitiesOf(lines: readonly { _id: string; quantity: number }[]): Record<string, number> {
  return sumByKey(lines.map(({ _id, quantity }) => ({ [_id]: quantity })));
}

/** The same quantities with the opposite sign. */
export function negated(quantities: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, -quantity]));
}

/** The sums of these numbers, key by key. */
export function sumByKey(all: Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, number] of all.flatMap(Object.entries<number>)) sums.set(key, (sums.get(key) ?? 0) + number);
  return Object.fromEntries(sums);
}
