import type { Product, StaffItem } from '@aloghor/functions/contract/products';
import type { FeaturedListName } from '@aloghor/functions/domain/products';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client.ts';
import { fresh } from '../../shared/api/fresh-products.ts';
import { fetchFeaturedItems, fetchItems } from '../products/products-api.ts';

/** A product of a list. One that is hidden keeps its place until it is shown again. */
export type FeaturedProduct = Product & Pick<StaffItem, 'hidden'>;

/** The current products of a featured list, hidden ones too, and its version. */
export function openedListQuery(featured: FeaturedListName) {
  return queryOptions({
    queryKey: ['items', 'opened', featured],
    queryFn: async () => {
      // The version first: if somebody saves in between, it is older than the products, never newer.
      const [list] = await call(`GET /${featured}Products`, { query: fresh() });
      const products: FeaturedProduct[] = await fetchFeaturedItems(featured);
      return { version: list?.version ?? '', products };
    },
    staleTime: 0,
  });
}

/**
 * The products with these ids, in their order; those not in `known` are fetched together. Rejects when one is missing.
 */
export async function findProducts(ids: string[], known: FeaturedProduct[]): Promise<FeaturedProduct[]> {
  const found = new Map(known.map((product) => [product._id, product]));
  const unknown = ids.filter((id) => !found.has(id));
  const fetched = unknown.length > 0 ? await fetchItems(unknown) : [];
  for (const product of fetched) found.set(product._id, product);
  return ids.map((id) => existing(id, found.get(id)));
}

function existing(id: string, product: FeaturedProduct | undefined): FeaturedProduct {
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
}
