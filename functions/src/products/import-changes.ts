import { createHash } from 'node:crypto';
import type { ImportRow } from '../contract/product-import.ts';
import type { Product } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import type { ProductDocument } from '../database/collections.ts';
import type { ImportOutcome } from '../domain/product-import.ts';
import { versioned } from './item-version.ts';
import { changedProduct, newProduct, productChanges } from './product-changes.ts';
import { type Count, type Counting, countingBy, isCountSeen, withCount } from './product-stock.ts';

/** A row beside its product, if that is there, and what it would change of its count. */
export interface RowChange<Kept extends Product> {
  row: ImportRow;
  product: Kept | undefined;
  changed: ReturnType<typeof productChanges>;
  counting: Counting | undefined;
  outcome: ImportOutcome;
}

const PRODUCT_ID_LENGTH = 24;

/** That of a new product follows from its import and its row: a row that is sent again is of the same product. */
export function productIdOf(importId: string, { id, row }: ImportRow): string {
  return id ?? createHash('sha256').update(`${importId} ${row}`).digest('hex').slice(0, PRODUCT_ID_LENGTH);
}

/** `count`: how many pieces of the product there are, undefined when it is not counted. */
export function changeBy<Kept extends Product>(
  row: ImportRow,
  product: Kept | undefined,
  count: Count,
): RowChange<Kept> {
  const isOld = product && row.id !== undefined;
  const changed = isOld ? productChanges(product, fieldsOf(row)) : undefined;
  const counting = isOld ? countingBy(stockOf(row), count) : undefined;
  const change = { row, product, changed, counting };
  return { ...change, outcome: outcomeOf(change, count) };
}

function outcomeOf({ row, product, changed, counting }: Omit<RowChange<Product>, 'outcome'>, count: Count) {
  const { id, version, stockSeen } = row;
  if (id === undefined) return product ? 'there' : 'new';
  if (!product) return 'gone';
  if (!changed && !counting) return 'unchanged';
  if (counting && !isCountSeen(stockSeen, count)) return 'stale';
  return version && version !== versioned(product).version ? 'stale' : 'changed';
}

/** The count that a row sets; undefined where it names none, or the one that its file was made with. */
function stockOf({ stock, stockSeen }: ImportRow): Count {
  return stock === stockSeen ? undefined : (stock ?? undefined);
}

/** What is to be written, if anything. */
export function documentAfter(change: RowChange<Stored<ProductDocument>>): ProductDocument | undefined {
  const { row, product, changed, counting, outcome } = change;
  if (outcome === 'new') return newProduct(fieldsOf(row), row.stock ?? undefined, timeOf(row));
  if (outcome !== 'changed' || !product) return undefined;
  const document = changedProduct(product, changed);
  return counting ? withCount(document, counting.after.stock) : document;
}

/** The count that is to be written, if any. */
export function countAfter({ row, counting, outcome }: RowChange<Product>): Count {
  if (outcome === 'new') return row.stock ?? undefined;
  return outcome === 'changed' ? counting?.after.stock : undefined;
}

const SECOND_MS = 1_000;

/** The first row is the newest: so the shop shows the products of a file in its order. */
function timeOf({ row }: ImportRow): number {
  return Date.now() - row * SECOND_MS;
}

function fieldsOf({ row, id, version, stock, stockSeen, ...fields }: ImportRow) {
  return fields;
}
