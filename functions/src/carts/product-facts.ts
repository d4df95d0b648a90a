import { ProductName } from '../contract/products.ts';
import type { products } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';

/** What lines and orders show of a product. */
export type ProductFacts = Omit<ProductName, '_id'>;

/** The same, as fields of a product's document. */
const FACTS: (keyof ProductFacts)[] = ['name', 'nameBn', 'img', 'thumbnail', 'price'];

/**
 * The current data of those products that exist. One whose document the contract refuses counts as deleted: a line or
 * an order with it could not be shown.
 */
export async function findFacts({ get }: Pick<typeof products, 'get'>, ids: readonly string[]): Promise<ProductName[]> {
  return validDocuments(ProductName, await get(ids, FACTS), 'products to order');
}
