import type { Transaction } from 'firebase-admin/firestore';
import type { WritableCatalogue } from '../catalogue/write-catalogue.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import type { ProductDocument } from '../platform/database/collections.ts';
import { removeFromLists } from './featured-store.ts';
import { shownFields } from './product-changes.ts';
import { type Count, writeCount } from './product-stock.ts';

/**
 * Removes products, in the transaction that has read them and their counts; also from the featured lists and the stock.
 * `lineIdOf`: the id of the audit's line about each.
 */
export async function removeProducts(
  transaction: Transaction,
  catalogue: WritableCatalogue,
  products: Stored<ProductDocument>[],
  counts: ReadonlyMap<string, number>,
  by: Actor,
  lineIdOf?: (id: string) => string,
): Promise<void> {
  const ids = products.map(({ _id }) => _id);
  await removeFromLists(transaction, catalogue, ids, by);
  catalogue.removeProducts(ids);
  for (const product of products) {
    const { _id, name } = product;
    if (product.counted) writeCount(transaction, _id, undefined);
    const before = fieldsBefore(product, counts.get(_id));
    const change = { subject: 'product', action: 'delete', target: _id, label: name, before } as const;
    recordChange(transaction, by, change, Date.now(), lineIdOf?.(_id));
  }
}

function fieldsBefore(
  { _id, createdAt, changedAt, counted, soldOut, ...fields }: Stored<ProductDocument>,
  count: Count,
) {
  return { ...shownFields(fields), ...(count !== undefined && { stock: count }) };
}
