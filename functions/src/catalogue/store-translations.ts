import { DEPRECATED_FIELD_NAMES } from '../domain/deprecated-texts.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { products } from '../platform/database/collections.ts';
import { rebuildCatalogue } from './rebuild-catalogue.ts';
import { originals } from './write-catalogue.ts';

/** Products per transaction: a commit takes at most 10 MiB, and a product of the longest texts weighs 50 KB. */
const BATCH = 100;

/**
 * Moves the texts of older product documents from `nameBn` and `descBn` into `translations`, and returns how many
 * documents changed. Shoppers see the same before and after, so it may be interrupted and repeated.
 */
export async function storeTranslations(): Promise<number> {
  let stored = 0;
  for (const field of DEPRECATED_FIELD_NAMES) {
    for (let batch = BATCH; batch === BATCH; stored += batch) batch = await storeBatch(field);
  }
  if (stored > 0) await rebuildCatalogue();
  return stored;
}

function storeBatch(field: string): Promise<number> {
  return inTransaction(async (transaction) => {
    const older = await products
      .within(transaction)
      .find((all) => all.where(field, '>=', '').orderBy(field).limit(BATCH));
    const writable = originals.products.within(transaction);
    for (const { _id, ...document } of older) writable.put(_id, document);
    return older.length;
  });
}
