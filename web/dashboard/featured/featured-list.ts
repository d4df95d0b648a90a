import type { Product } from '@aloghor/functions/contract/products';
import { currentProduct } from '../../shared/api/fresh-products.ts';

/**
 * The products with these ids, in their order; those not in `known` are fetched together. Rejects when one is missing.
 */
export function findProducts(ids: string[], known: Product[]): Promise<Product[]> {
  const found = new Map(known.map((product) => [product._id, product]));
  return Promise.all(ids.map(async (id) => found.get(id) ?? existing(id, await currentProduct(id))));
}

function existing(id: string, product: Product | null): Product {
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
}
