import { ProductName } from '../contract/products.ts';
import type { products } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';

/** What lines and orders show of a product. */
export type ProductFacts = Omit<ProductName, '_id'>;

/** The same, to be read of a product's document. */
const FACTS: (keyof ProductFacts)[] = ['name', 'img', 'thumbnail', 'price'];

/**
 * Those of these products that are there, as they are now. One that the contract refuses is gone for everybody: the
 * line or the order that it came into could not be shown.
 */
export async function findFacts({ get }: Pick<typeof products, 'get'>, ids: readonly string[]): Promise<ProductName[]> {
  return validDocuments(ProductName, await get(ids, FACTS), 'products to order');
}
