import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { CatalogueProduct, pack, unpack } from '../catalogue/catalogue-documents.ts';
import { inCatalogueTransaction, productsToWrite } from '../catalogue/write-catalogue.ts';
import type { Reply } from '../contract/endpoint.ts';
import { picturesBefore } from '../contract/pictures.ts';
import type { getLastImport, undoImport } from '../contract/product-import.ts';
import { privateFields } from '../contract/products.ts';
import { WRITTEN_FIELDS } from '../domain/private-fields.ts';
import { IMPORT_BATCH_MAXIMUM, type UndoHindrance, type UndoOutcome } from '../domain/product-import.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ImportDocument, imports, type ProductDocument } from '../platform/database/collections.ts';
import { categoriesWithin } from './known-categories.ts';
import { privateOf } from './private-values.ts';
import { changedProduct, recordProductChange } from './product-changes.ts';
import { type Count, countsWithin, withCount, writeCount } from './product-stock.ts';
import { versioned } from './product-view.ts';
import { removeProducts } from './remove-products.ts';
import { findTakenArticles } from './taken-articles.ts';

/** What an import wrote of a product: what it left, and what was there before, if it has not made it. */
const Written = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.string(),
  before: z.optional(z.extend(CatalogueProduct, privateFields)),
  /** The private fields that it left, of which the version says nothing. */
  privately: z._default(z.object(privateFields), {}),
  /** The count that it left and the one before; absent where it has set none. */
  stock: z.optional(z.object({ before: z.optional(z.number()), after: z.optional(z.number()) })),
});
export type Written = z.infer<typeof Written>;

/** Bytes: so that what one call puts back fits into the head of the catalogue, as what one call sends does. */
const PACKED_MAXIMUM = 150_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Afterwards nobody remembers what the file was about. */
const KEPT_MS = 30 * DAY_MS;

/** Records what a batch of an import wrote, in its transaction. */
export function recordWritten(
  transaction: Transaction,
  { email }: Actor,
  { importId, run = importId, fileName }: { importId: string; run?: string | undefined; fileName: string },
  written: Written[],
): void {
  for (const { part, products } of packedParts(written)) {
    const made = part.filter(({ before }) => before === undefined).length;
    const at = Date.now();
    imports.within(transaction).put(randomUUID(), {
      importId,
      run,
      fileName,
      at,
      by: email,
      added: made,
      changed: part.length - made,
      products,
      removeAt: new Date(at + KEPT_MS),
    });
  }
}

function packedParts(part: Written[]): { part: Written[]; products: Uint8Array }[] {
  if (part.length === 0) return [];
  const products = pack(part);
  if (products.length <= PACKED_MAXIMUM || part.length === 1) return [{ part, products }];
  const half = Math.ceil(part.length / 2);
  return [...packedParts(part.slice(0, half)), ...packedParts(part.slice(half))];
}

/** The last import that can be undone, with how many products it has added and changed. */
export async function findLastImport(): Promise<Reply<typeof getLastImport>> {
  const [last] = await imports.find((all) => all.orderBy('at', 'desc').limit(1).select('importId', 'run'));
  if (!last) return { last: null };
  const parts = await imports.find((all) =>
    all.where('run', '==', last.run).select('fileName', 'at', 'by', 'added', 'changed'),
  );
  const [first, ...others] = parts.toSorted((one, other) => other.at - one.at);
  if (!first) return { last: null }; // undone meanwhile
  const sum = (count: 'added' | 'changed') => others.reduce((all, part) => all + part[count], first[count]);
  const { fileName, at, by } = first;
  const { importId, run } = last;
  return { last: { importId, run, fileName, at, by, added: sum('added'), changed: sum('changed') } };
}

/** Undoes the last part of the import, if it is still the last one. What was changed since stays. */
export function undoPart(run: string, by: Actor): Promise<Reply<typeof undoImport>> {
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const [last, next] = await imports.within(transaction).find((all) => all.orderBy('at', 'desc').limit(2));
      if (last?.run !== run) return { products: [], isDone: true, hindrance: await hindranceOf(transaction, run) };
      const earlier = next && next.run !== run ? await findPartBefore(transaction, last) : undefined;
      const written = z.array(Written).parse(unpack(last.products));
      const found = await productsToWrite(
        transaction,
        written.map(({ _id }) => _id),
      );
      const counts = await countsWithin(transaction, found);
      const products = new Map(found.map((product) => [product._id, product]));
      const known = new Set((await categoriesWithin(transaction)).map(({ name }) => name));
      const wanted = written
        .map((one) => undoOf(one, products.get(one._id), counts.get(one._id)))
        .map((one) =>
          one.document?.categories.every((name) => known.has(name)) === false ? kept(one, 'noCategory') : one,
        );
      const taken = await findTakenArticles(transaction, wanted.flatMap(articleChange));
      const undone = wanted.map((one) => (taken.has(one._id) ? kept(one, 'changed') : one));

      const made = undone.flatMap(({ outcome, product }) => (outcome === 'deleted' && product ? product : []));
      if (made.length > 0) await removeProducts(transaction, catalogue, made, counts, by);
      catalogue.putProducts(new Map(undone.flatMap(({ _id, document }) => (document ? [[_id, document]] : []))));
      undone.forEach((one) => {
        recordRestored(transaction, by, one);
      });
      imports.within(transaction).remove(last._id);
      if (earlier) putInItsPlace(transaction, earlier, last);
      recordUndone(transaction, by, last, undone);
      return {
        products: undone.map(({ _id, name, outcome }) => ({ _id, name, outcome })),
        isDone: next?.run !== run && !earlier,
      };
    },
    { changes: IMPORT_BATCH_MAXIMUM },
  );
}

/** The part that the same import wrote before this one, if there is any, where another import wrote between them. */
async function findPartBefore(transaction: Transaction, { _id, run }: Stored<ImportDocument>) {
  const parts = await imports
    .within(transaction)
    .find((all) => all.where('run', '==', run).orderBy('at', 'desc').limit(2));
  return parts.find((part) => part._id !== _id);
}

/** So that it is the last one and undone next, also where the caller's next call does not arrive. */
function putInItsPlace(
  transaction: Transaction,
  { _id, ...part }: Stored<ImportDocument>,
  { at }: ImportDocument,
): void {
  imports.within(transaction).put(_id, { ...part, at });
}

async function hindranceOf(transaction: Transaction, run: string): Promise<UndoHindrance> {
  const parts = await imports.within(transaction).find((all) => all.where('run', '==', run).limit(1));
  return parts.length > 0 ? 'notLast' : 'nothingLeft';
}

interface Undone extends Written {
  product: Stored<ProductDocument> | undefined;
  outcome: UndoOutcome;
  /** What is to be written, and what differs in it. */
  document?: ProductDocument;
  changed?: ReturnType<typeof fieldsBefore>;
}

function undoOf(written: Written, product: Stored<ProductDocument> | undefined, count: Count): Undone {
  const { before, stock, version, privately } = written;
  if (!product) return { ...written, product, outcome: 'gone' };
  const isCountKept = before && !stock ? true : count === stock?.after;
  const isPrivateKept = isDeepStrictEqual(privateOf(product), privately);
  if (versioned(product).version !== version || !isCountKept || !isPrivateKept)
    return { ...written, product, outcome: 'changed' };
  if (!before) return { ...written, product, outcome: 'deleted' };
  const changed = fieldsBefore(product, before);
  const document = changedProduct(product, changed);
  return {
    ...written,
    product,
    outcome: 'restored',
    changed,
    document: stock ? withCount(document, stock.before) : document,
  };
}

/** What undoing would make of the article number of a product that it deletes or restores. */
function articleChange({ _id, product, outcome, document }: Undone) {
  return outcome === 'deleted' || outcome === 'restored'
    ? [{ _id, before: product?.article, after: document?.article }]
    : [];
}

/** It stays as it is now, for this reason. */
function kept({ document, changed, ...one }: Undone, outcome: UndoOutcome): Undone {
  return { ...one, outcome };
}

/** What sales and reviews change stays as it is now, and so does what was made of a picture since. */
function fieldsBefore(product: ProductDocument, before: ProductDocument) {
  const fields = Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, before[field]]));
  return changedFields<Partial<ProductDocument>>(product, { ...fields, ...picturesBefore(before, product) });
}

function recordRestored(transaction: Transaction, by: Actor, { _id, product, outcome, stock, changed }: Undone): void {
  if (outcome !== 'restored' || !product) return;
  const counting = stock && { before: { stock: stock.after }, after: { stock: stock.before } };
  if (counting) writeCount(transaction, _id, counting.after.stock);
  recordProductChange(transaction, by, product, changed, counting);
}

/** One line for the whole part, beside one for each product. */
function recordUndone(
  transaction: Transaction,
  by: Actor,
  { importId, fileName }: ImportDocument,
  all: Undone[],
): void {
  const namesOf = (...wanted: UndoOutcome[]) =>
    all.filter(({ outcome }) => wanted.includes(outcome)).map(({ name }) => name);
  const kept = namesOf('changed', 'noCategory'); // the page forgets them where an answer is lost
  const before = { added: namesOf('deleted'), changed: namesOf('restored'), ...(kept.length > 0 && { kept }) };
  recordChange(transaction, by, { subject: 'import', action: 'delete', target: importId, label: fileName, before });
}
