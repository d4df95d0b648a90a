import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, recordChange } from '../audit/record-change.ts';
import { shelvedOf } from '../catalogue/entry.ts';
import { productsToWrite } from '../catalogue/products-to-write.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { inCatalogueTransaction } from '../catalogue/write-catalogue.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { ImportRow, importProducts } from '../contract/product-import.ts';
import type { Product } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import { type ProductDocument, stock } from '../database/collections.ts';
import type { ImportOutcome } from '../domain/product-import.ts';
import { changeBy, countAfter, documentAfter, productIdOf, type RowChange } from './import-changes.ts';
import { recordProductChange } from './product-changes.ts';
import { countsOf, writeCount } from './product-stock.ts';

type Batch = Parsed<typeof importProducts>['body'];
type Outcomes = Reply<typeof importProducts>['rows'];

/** What would become of each row, by the catalogue in memory; writes nothing. */
export async function checkImport({ importId, rows }: Batch): Promise<Outcomes> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const names = new Set(catalogue.entries().map(({ lowerCaseName }) => lowerCaseName));
  const idOf = (row: ImportRow) => productIdOf(importId, row);
  const counts = await countsOf(stock, rows.filter(namesStock).map(idOf));
  return rows.map((row) => {
    const entry = catalogue.entry(idOf(row));
    const change = changeBy(row, entry && shelvedOf(entry), counts.get(idOf(row)));
    const { outcome } = change;
    const isNameTaken = outcome === 'new' && names.has(row.name.toLowerCase());
    return {
      row: row.row,
      outcome,
      ...(isNameTaken && { isNameTaken }),
      ...(outcome === 'changed' && sidesOf(change)),
    };
  });
}

/** What a row would change, before and after. */
function sidesOf({ changed, counting }: RowChange<Product>) {
  return {
    before: { ...changed?.before, ...counting?.before },
    after: { ...changed?.after, ...counting?.after },
  };
}

/** The others leave the count as it is, and cost no read of it. */
function namesStock({ id, stock }: ImportRow): boolean {
  return id !== undefined && typeof stock === 'number';
}

/** Writes the batch in one transaction, and tells what became of each row. */
export function writeImport(batch: Batch, by: Actor): Promise<Outcomes> {
  const { importId, rows } = batch;
  const idOf = (row: (typeof rows)[number]) => productIdOf(importId, row);
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const [found, counts] = await Promise.all([
      productsToWrite(transaction, rows.map(idOf)),
      countsOf(stock.within(transaction), rows.filter(namesStock).map(idOf)),
    ]);
    const products = new Map(found.map((product) => [product._id, product]));
    const changes = rows.map((row) => changeBy(row, products.get(idOf(row)), counts.get(idOf(row))));

    const documents = changes.map((change) => [idOf(change.row), documentAfter(change)] as const);
    catalogue.putProducts(new Map(documents.flatMap(([id, document]) => (document ? [[id, document]] : []))));
    for (const change of changes) {
      const count = countAfter(change);
      if (count !== undefined) writeCount(transaction, idOf(change.row), count);
    }
    recordChanges(transaction, by, changes);
    recordBatch(transaction, by, batch, changes);
    return changes.map(({ row: { row }, outcome }) => ({ row, outcome }));
  }, rows.length);
}

type Change = RowChange<Stored<ProductDocument>>;

/** A line for each changed product, as if it had been changed alone. */
function recordChanges(transaction: Transaction, by: Actor, changes: Change[]): void {
  changes.forEach(({ outcome, product, changed, counting }) => {
    if (outcome === 'changed' && product) recordProductChange(transaction, by, product, changed, counting);
  });
}

/** One line for the whole batch. */
function recordBatch(transaction: Transaction, by: Actor, { importId, fileName }: Batch, changes: Change[]): void {
  const namesOf = (wanted: ImportOutcome) =>
    changes.filter(({ outcome }) => outcome === wanted).map(({ row }) => row.name);
  const after = { added: namesOf('new'), changed: namesOf('changed') };
  if (after.added.length + after.changed.length === 0) return;
  recordChange(transaction, by, { subject: 'import', action: 'add', target: importId, label: fileName, after });
}
