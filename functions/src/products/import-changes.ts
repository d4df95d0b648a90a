import { createHash } from 'node:crypto';
import type { ImportRow } from '../contract/product-import.ts';
import type { Product } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import type { ProductDocument } from '../database/collections.ts';
import type { ImportOutcome } from '../domain/product-import.ts';
import { versioned } from './item-version.ts';
import { changedProduct, productChanges } from './product-changes.ts';

/** A row beside its product, if that is there. */
export interface RowChange<Kept extends Product> {
  row: ImportRow;
  product: Kept | undefined;
  changed: ReturnType<typeof productChanges>;
  outcome: ImportOutcome;
}

const PRODUCT_ID_LENGTH = 24;

/** That of a new product follows from its import and its row: a row that is sent again is of the same product. */
export function productIdOf(importId: string, { id, row }: ImportRow): string {
  return id ?? createHash('sha256').update(`${importId} ${row}`).digest('hex').slice(0, PRODUCT_ID_LENGTH);
}

export function changeBy<Kept extends Product>(row: ImportRow, product: Kept | undefined): RowChange<Kept> {
  const changed = product && row.id !== undefined ? productChanges(product, fieldsOf(row)) : undefined;
  return { row, product, changed, outcome: outcomeOf(row, product, changed !== undefined) };
}

function outcomeOf({ id, version }: ImportRow, product: Product | undefined, isChanged: boolean): ImportOutcome {
  if (id === undefined) return product ? 'there' : 'new';
  if (!product) return 'gone';
  if (!isChanged) return 'unchanged';
  return version && version !== versioned(product).version ? 'stale' : 'changed';
}

/** What is to be written, if anything. */
export function documentAfter(change: RowChange<Stored<ProductDocument>>): ProductDocument | undefined {
  const { row, product, changed, outcome } = change;
  if (outcome === 'new') return { ...fieldsOf(row), createdAt: timeOf(row) };
  return outcome === 'changed' && product && changed ? changedProduct(product, changed) : undefined;
}

const SECOND_MS = 1_000;

/** The first row is the newest: so the shop shows the products of a file in its order. */
function timeOf({ row }: ImportRow): number {
  return Date.now() - row * SECOND_MS;
}

function fieldsOf({ row, id, version, ...fields }: ImportRow) {
  return fields;
}
