import type { Product } from '@aloghor/functions/contract/products';
import { fetchItem } from '../../shared/api/fresh-products.ts';

/** The list with the item at `from` moved to `to`; unchanged when either is out of range. */
export function moveItem<Item>(list: Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The products with these ids, in their order; only those not in `known` are fetched. Rejects when that fails. */
export function findProducts(ids: string[], known: Product[]): Promise<Product[]> {
  const found = new Map(known.map((product) => [product._id, product]));
  return Promise.all(ids.map(async (id) => found.get(id) ?? fetchItem(id)));
}
