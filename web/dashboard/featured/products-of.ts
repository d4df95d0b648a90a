import type { Product } from '@aloghor/functions/contract/products';
import { fetchItem } from '../../shared/api/fresh-products.ts';

/** The products with these ids, in their order; only those not in `known` are fetched. Rejects when that fails. */
export function findProducts(ids: string[], known: Product[]): Promise<Product[]> {
  const found = new Map(known.map((product) => [product._id, product]));
  return Promise.all(ids.map(async (id) => found.get(id) ?? fetchItem(id)));
}
