import type { Transaction } from 'firebase-admin/firestore';
import type { Stored } from '../platform/database/collection.ts';
import { type ProductDocument, products } from '../platform/database/collections.ts';
import { ShelvedProduct } from './shards.ts';

/** Those among the ids that exist, parsed, as they are shown: one written by hand may have spaces around its name. */
export async function productsToWrite(transaction: Transaction, ids: string[]): Promise<Stored<ProductDocument>[]> {
  const found = await products.within(transaction).get(ids);
  return found.map((product) => ({ ...product, ...ShelvedProduct.safeParse(product).data }));
}
