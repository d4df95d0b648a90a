import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { inCatalogueTransaction, productsToWrite } from '../catalogue/write-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { addProduct } from '../contract/product-changes.ts';
import type { SavedItemConflict } from '../contract/products.ts';
import { withheldFields, withoutFields } from '../domain/private-fields.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ProductDocument, products } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict, NotFound } from '../platform/http/errors.ts';
import { idOfKey } from '../platform/http/idempotency-key.ts';
import { isMatched } from '../platform/http/if-match.ts';
import { type SentProduct, storedFields } from './fields-after.ts';
import { withKnownCategories } from './known-categories.ts';
import { arePrivateSeen, assertMayWrite } from './private-values.ts';
import {
  changedProduct,
  isPublic,
  newProduct,
  productChanges,
  recordProductChange,
  shownFields,
} from './product-changes.ts';
import { type Count, countingBy, countOf, countsWithin, isCountSeen, withCount, writeCount } from './product-stock.ts';
import { versioned } from './product-view.ts';
import { removeProducts } from './remove-products.ts';
import { findWithArticles } from './taken-articles.ts';

type NewProduct = Parsed<typeof addProduct>['body'];

/**
 * Returns the new product's id. A repeated key of the same person answers the first product again; with another product it
 * is a conflict, which has the first one.
 */
export function insertProduct(sent: NewProduct, by: Staff, key: string = randomUUID()): Promise<string> {
  assertMayWrite(by.role, sent);
  const id = idOfKey(by.uid, key);
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const product = await withKnownCategories(transaction, sent);
      const { stock: count, ...fields } = product;
      const [earlier] = await productsToWrite(transaction, [id]);
      if (earlier) return assertSame(earlier, product, await countOf(transaction, earlier), by);
      const founder = await founderOf(transaction, fields.family?.id);
      const document = newProduct(fields, count ?? undefined, Date.now());
      await assertArticleFree(transaction, id, document.article, by);
      catalogue.putProducts(new Map([[id, document], ...foundedBy(transaction, by, founder)]));
      if (typeof count === 'number') writeCount(transaction, id, count);
      const after = { ...shownFields(storedFields(fields)), ...(typeof count === 'number' && { stock: count }) };
      const change = { subject: 'product', action: 'add', target: id, label: product.name, after } as const;
      recordChange(transaction, by, change);
      return id;
    },
    { changes: writtenWith(sent.family?.id) },
  );
}

/** Returns the id of the product that the key has added, if that is the one wanted. */
function assertSame(
  earlier: Stored<ProductDocument>,
  { stock: wanted, ...fields }: NewProduct,
  count: Count,
  by: Staff,
): string {
  const isSame = productChanges(earlier, fields) === undefined && (wanted ?? undefined) === count;
  if (isSame) return earlier._id;
  throw itemConflict(
    'changed-meanwhile',
    'This Idempotency-Key has added another product already.',
    earlier,
    count,
    by,
  );
}

/**
 * Returns how many products changed: 0 when no field differs. Empty categories and an empty picture keep the old
 * values. `ifMatch` is the request header with the version that the caller has seen. A count alone leaves the catalogue
 * as it is, unless the product is sold out by it, or back.
 */
export function changeProduct(id: string, sent: SentProduct, by: Staff, ifMatch?: string): Promise<number> {
  assertMayWrite(by.role, sent);
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const product = await productToWrite(transaction, id);
      const wanted = await withKnownCategories(transaction, sent);
      const count = await countOf(transaction, product);
      const changed = productChanges(product, wanted);
      const counting = countingBy(wanted.stock, count);
      if (!changed && !counting) return 0;
      if (changed) assertSeen(product, count, by, ifMatch);
      const areSeen = (!counting || isCountSeen(wanted.stockSeen, count)) && arePrivateSeen(wanted, changed);
      if (!areSeen) throw changedMeanwhile(product, count, by);
      const after = counting ? counting.after.stock : count;
      const document = withCount(changedProduct(product, changed), after);
      if (document.article !== product.article) await assertArticleFree(transaction, id, document.article, by);
      const founder = await founderOf(transaction, changed?.after.family?.id, id);
      if (isPublic(changed) || !isSameStockMark(product, document))
        catalogue.putProducts(new Map([[id, document], ...foundedBy(transaction, by, founder)]));
      else if (changed) catalogue.putOriginal(id, document);
      if (counting) writeCount(transaction, id, after);
      recordProductChange(transaction, by, product, changed, counting);
      return 1;
    },
    { changes: writtenWith(sent.family?.id) },
  );
}

/** @throws {Conflict} with the product that has it */
async function assertArticleFree(
  transaction: Transaction,
  id: string,
  article: string | undefined,
  by: Staff,
): Promise<void> {
  if (article === undefined) return;
  const having = await findWithArticles(transaction, [article]);
  const [other] = await productsToWrite(
    transaction,
    having.map(({ _id }) => _id).filter((one) => one !== id),
  );
  if (other)
    throw itemConflict(
      'article-taken',
      `Another product is ${other.article}.`,
      other,
      await countOf(transaction, other),
      by,
    );
}

/** How many products a call writes at most. */
const writtenWith = (familyId: string | undefined) => (familyId ? 2 : 1);

/**
 * The product whose id a family has, while it has no family itself: it becomes a choice beside the one that names it.
 */
async function founderOf(transaction: Transaction, familyId: string | undefined, named?: string) {
  if (!familyId || familyId === named) return undefined;
  const [founder] = await productsToWrite(transaction, [familyId]);
  return founder?.family ? undefined : founder;
}

function foundedBy(
  transaction: Transaction,
  by: Actor,
  founder: Stored<ProductDocument> | undefined,
): [string, ProductDocument][] {
  const changed = founder && productChanges(founder, { family: { id: founder._id } });
  if (!changed) return [];
  recordProductChange(transaction, by, founder, changed, undefined);
  return [[founder._id, changedProduct(founder, changed)]];
}

function isSameStockMark(before: ProductDocument, after: ProductDocument): boolean {
  return before.counted === after.counted && before.soldOut === after.soldOut;
}

/** Also removes the product from the featured lists and the stock. Orders keep their copies of it. */
export function removeProduct(id: string, by: Staff, ifMatch?: string): Promise<number> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const product = await productToWrite(transaction, id);
    const counts = await countsWithin(transaction, [product]);
    assertSeen(product, counts.get(id), by, ifMatch);
    await removeProducts(transaction, catalogue, [product], counts, by);
    return 1;
  });
}

export async function assertProduct(id: string): Promise<void> {
  const [product] = await products.get([id], []);
  if (!product) throw new NotFound('product');
}

/** Whether the shop has a catalogue. */
export async function holdsCatalogue(): Promise<boolean> {
  const [any] = await products.find((all) => all.limit(1));
  return any !== undefined;
}

async function productToWrite(transaction: Transaction, id: string): Promise<Stored<ProductDocument>> {
  const [product] = await productsToWrite(transaction, [id]);
  if (!product) throw new NotFound('product');
  return product;
}

function assertSeen(product: Stored<ProductDocument>, count: Count, by: Staff, ifMatch: string | undefined): void {
  if (!isMatched(versioned(product).version, ifMatch)) throw changedMeanwhile(product, count, by);
}

function changedMeanwhile(product: Stored<ProductDocument>, count: Count, by: Staff): Conflict {
  return itemConflict('changed-meanwhile', 'Somebody else has changed this product.', product, count, by);
}

function itemConflict(
  code: SavedItemConflict['code'],
  detail: string,
  product: Stored<ProductDocument>,
  count: Count,
  { role }: Staff,
): Conflict {
  const item = {
    ...withoutFields(versioned(product), withheldFields(role)),
    ...(count !== undefined && { stock: count }),
  };
  return new Conflict(code, detail, { item });
}
