import type { Transaction } from 'firebase-admin/firestore';
import { inCatalogueTransaction, productsToWrite } from '../catalogue/write-catalogue.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { changeProducts } from '../contract/product-changes.ts';
import { type BulkOutcome, priceAfter } from '../domain/bulk-products.ts';
import type { Actor } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { audit, type ProductDocument } from '../platform/database/collections.ts';
import { idOfKey } from '../platform/http/idempotency-key.ts';
import type { SentProduct } from './fields-after.ts';
import { withKnownCategories } from './known-categories.ts';
import { changedProduct, productChanges, recordProductChange } from './product-changes.ts';
import { countsWithin } from './product-stock.ts';
import { versioned } from './product-view.ts';
import { removeProducts } from './remove-products.ts';

type Batch = Parsed<typeof changeProducts>['body'];
type Outcomes = Reply<typeof changeProducts>['products'];

/**
 * Changes or deletes the products in one transaction, and returns the outcome of each. The lines of the audit have ids
 * that follow from the key and the change: a product with such a line was changed before, and is not changed again.
 */
export function writeBulkChange({ ids, versions = {}, ...sent }: Batch, by: Actor, key: string): Promise<Outcomes> {
  const lineIdOf = (id: string) => idOfKey(by.uid, JSON.stringify([key, sent, id]));
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const wanted = await withKnownCategories(transaction, sent);
      const [found, lines] = await Promise.all([
        productsToWrite(transaction, ids),
        audit.within(transaction).get(ids.map(lineIdOf), []),
      ]);
      const products = new Map(found.map((product) => [product._id, product]));
      const done = new Set(lines.map(({ _id }) => _id));
      const changes = ids.map((id) => {
        const isDone = done.has(lineIdOf(id));
        return { _id: id, ...(isDone ? doneBefore(wanted) : changeOf(products.get(id), wanted, versions[id])) };
      });

      const deleted = changes.flatMap(({ product, outcome }) => (product && outcome === 'deleted' ? product : []));
      if (deleted.length > 0) {
        const counts = await countsWithin(transaction, deleted);
        await removeProducts(transaction, catalogue, deleted, counts, by, lineIdOf);
      }
      const documents = documentsAfter(changes);
      if (wanted.cost === undefined) catalogue.putProducts(documents);
      else documents.forEach((product, id) => void catalogue.putOriginal(id, product));
      recordChanges(transaction, by, changes, lineIdOf);
      return changes.map(({ _id, outcome }) => ({ _id, outcome }));
    },
    { changes: ids.length },
  );
}

type Wanted = Omit<Batch, 'ids' | 'versions'>;

/** `product` and what is `changed` of it, where it is to be written. */
interface Change {
  outcome: BulkOutcome;
  product?: Stored<ProductDocument>;
  changed?: NonNullable<ReturnType<typeof productChanges>>;
}

function doneBefore({ deleted }: Wanted): Change {
  return { outcome: deleted ? 'deleted' : 'changed' };
}

function changeOf(product: Stored<ProductDocument> | undefined, wanted: Wanted, seen: string | undefined): Change {
  if (!product) return { outcome: 'gone' };
  const isStale = seen !== undefined && seen !== versioned(product).version;
  if (wanted.deleted) return isStale ? { outcome: 'stale' } : { outcome: 'deleted', product };
  const sent = sentBy(wanted, product);
  if (!sent) return { outcome: 'outOfRange' };
  const changed = productChanges(product, sent);
  if (!changed) return { outcome: 'unchanged' };
  return isStale ? { outcome: 'stale' } : { outcome: 'changed', product, changed };
}

/** The fields as for this product alone; undefined where it cannot have the price. */
function sentBy({ pricePercent, hidden, categories, cost }: Wanted, product: ProductDocument): SentProduct | undefined {
  if (pricePercent === undefined) return { hidden, categories, cost };
  const price = priceAfter(product.price, pricePercent);
  return price === undefined ? undefined : { price };
}

function documentsAfter(changes: Change[]): Map<string, ProductDocument> {
  return new Map(
    changes.flatMap(({ product, changed }) =>
      product && changed ? [[product._id, changedProduct(product, changed)] as const] : [],
    ),
  );
}

/** A line for each product, as if it had been changed alone. */
function recordChanges(transaction: Transaction, by: Actor, changes: Change[], lineIdOf: (id: string) => string): void {
  for (const { product, changed } of changes) {
    if (product && changed) recordProductChange(transaction, by, product, changed, undefined, lineIdOf(product._id));
  }
}
