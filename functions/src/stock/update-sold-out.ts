import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import {
  BY_BUYERS,
  inCatalogueTransaction,
  productsToWrite,
  type WritableCatalogue,
} from '../catalogue/write-catalogue.ts';
import { products, stock } from '../platform/database/collections.ts';
import { withTimeout } from '../platform/database/database-timeouts.ts';

/** An order that is placed is answered after so many milliseconds, whatever becomes of the catalogue. */
const PATIENCE_MS = 4_000;

/**
 * Marks in the catalogue which of these products are sold out, and which are back. Runs after the stock was written,
 * and never fails: nothing depends on it, as orders read the stock itself. What it could not write is repaired by the
 * next order that is rejected for it, by the next of the staff who lists the products, and by `npm run rebuild-catalogue`.
 */
export async function updateSoldOut(ids: readonly string[]): Promise<void> {
  const end = performance.now() + PATIENCE_MS; // of all of them together
  for (const id of ids) {
    try {
      await updateBefore(end, id);
    } catch (error) {
      logError('The catalogue does not know yet whether a product is sold out', { id, reason: String(error) });
    }
  }
}

async function updateBefore(end: number, id: string): Promise<void> {
  const late = () => new Error('The catalogue is late');
  const left = end - performance.now();
  if (left <= 0) throw late();
  const update = inCatalogueTransaction((transaction, catalogue) => updateOne(transaction, catalogue, id), BY_BUYERS);
  await withTimeout(update, left, late);
}

/** Updates every product whose mark in the catalogue differs from the stock, and returns their ids. */
export async function updateAllSoldOut(): Promise<string[]> {
  const [counts, counted] = await Promise.all([
    stock.find((all) => all.select('count')),
    products.find((all) => all.where('counted', '==', true).select('soldOut')),
  ]);
  const soldOut = new Set(counted.filter((product) => product.soldOut).map(({ _id }) => _id));
  const differing = counts.filter(({ _id, count }) => (count === 0) !== soldOut.has(_id)).map(({ _id }) => _id);
  for (const id of differing) await updateSoldOut([id]); // without a time limit: no answer waits for them
  return differing;
}

async function updateOne(transaction: Transaction, catalogue: WritableCatalogue, id: string): Promise<void> {
  const [[product], [of]] = await Promise.all([
    productsToWrite(transaction, [id]),
    stock.within(transaction).get([id]),
  ]);
  if (!product?.counted || !of || (product.soldOut === true) === (of.count === 0)) return;
  const { _id, soldOut, ...document } = product;
  catalogue.putProduct(id, { ...document, ...(of.count === 0 && { soldOut: true }) });
}
