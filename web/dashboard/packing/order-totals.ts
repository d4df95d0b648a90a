import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { sumOfTaka, sumToCollect } from '@aloghor/functions/domain/orders';
import type { Named } from '../../shared/lib/product-texts.ts';

/** How many of one product several orders need. */
interface PickedProduct extends Named {
  _id: string;
  article?: string | undefined;
  shelf?: string | undefined;
  img: string;
  quantity: number;
  /** The orders that they are for, in the given order. */
  orders: { orderNumber: string; quantity: number }[];
}

/** What to pick for these orders: each product once, sorted by shelf, then by name; those without a shelf come last. */
export function picksOf(orders: PackingOrder[]): PickedProduct[] {
  const picks = new Map<string, PickedProduct>();
  for (const order of orders) {
    for (const { price, quantity, ...product } of order.orderItems) {
      const pick: PickedProduct = picks.get(product._id) ?? { ...product, quantity: 0, orders: [] };
      pick.quantity += quantity;
      pick.orders.push({ orderNumber: order.number, quantity });
      picks.set(product._id, pick);
    }
  }
  return [...picks.values()].sort(
    (one, other) => compareShelves(one.shelf, other.shelf) || one.name.localeCompare(other.name, 'en'),
  );
}

/** By its numbers, too: `B10` comes after `B2`. */
function compareShelves(one: string | undefined, other: string | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The sum to collect for all of them, in taka. */
export function totalToCollect(orders: PackingOrder[]): number {
  return sumOfTaka(orders.map(sumToCollect));
}
