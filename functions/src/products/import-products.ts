import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { catalogueProductOf } from '../catalogue/entry.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { inCatalogueTransaction, productsToWrite } from '../catalogue/write-catalogue.ts';
import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { Picture } from '../contract/pictures.ts';
import type { ImportedProduct, importProducts } from '../contract/product-import.ts';
import { translationsAfter } from '../contract/translations.ts';
import { PRIVATE_FIELDS } from '../domain/private-fields.ts';
import type { ImportOutcome } from '../domain/product-import.ts';
import { mapSmallPictures, type SmallPictureField } from '../domain/small-pictures.ts';
import { hasUnreadableText } from '../domain/unreadable-text.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import type { Stored } from '../platform/database/collection.ts';
import { type ProductDocument, products, stock } from '../platform/database/collections.ts';
import { categoriesWithin } from './known-categories.ts';
import { arePrivateSeen, findPrivate, privateOf } from './private-values.ts';
import {
  changedProduct,
  type KeptProduct,
  newProduct,
  productChanges,
  recordProductChange,
  sidesOf,
} from './product-changes.ts';
import {
  type Count,
  type Counting,
  countingBy,
  countsOf,
  isCountSeen,
  withCount,
  writeCount,
} from './product-stock.ts';
import { versioned } from './product-view.ts';
import { isRowUnreadable, type ReadRow, readRow, type WrongRow } from './read-import-row.ts';
import { type ArticleChange, findTakenArticles, takenArticles } from './taken-articles.ts';
import { recordWritten, type Written } from './undo-import.ts';

type Batch = Parsed<typeof importProducts>['body'];
type Outcomes = Reply<typeof importProducts>['rows'];

/** The outcome that each row would have, by the catalogue in memory; writes nothing. */
export async function checkImport({ importId, rows }: Batch): Promise<Outcomes> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const read = rows.map((row) => readRow(row, catalogue.categories));
  const privately = await findPrivate(
    products,
    read.filter(namesPrivate).map(({ sent }) => String(sent.id)),
    PRIVATE_FIELDS,
  );
  const productOf = (id: string) => {
    const entry = catalogue.entry(id);
    return entry && { ...catalogueProductOf(entry), ...privately.get(id) };
  };
  const entries = catalogue.entries();
  const names = new Set(entries.map(({ lowerCaseName }) => lowerCaseName));
  const idOf = (row: ReadRow) => productIdOf(importId, row);
  const counts = await countsOf(stock, read.filter(namesStock).map(idOf));
  const results = read.map((row) => ('sent' in row ? changeBy(row, productOf(idOf(row)), counts.get(idOf(row))) : row));
  const articles = new Map(entries.map(({ product }) => [product._id, product.article]));
  const taken = takenArticles(articleChanges(results, idOf), articles);
  return results.map((result) => {
    if ('problems' in result) return wrongOutcome(result, productOf(String(result.values.id)));
    const change = withoutTaken(result, idOf, taken);
    const { row, outcome } = change;
    return {
      ...answered(change),
      ...(outcome === 'new' && { added: addedBy(row) }),
      ...(outcome === 'new' && names.has(row.sent.name.toLowerCase()) && { isNameTaken: true }),
      ...(outcome === 'changed' && sidesOf(change.changed, change.counting)),
    };
  });
}

/** What each row that is written makes of its product's article number. */
function articleChanges(
  results: (RowChange<KeptProduct> | WrongRow)[],
  idOf: (row: ReadRow) => string,
): ArticleChange[] {
  return results.flatMap((result) => {
    if (!('outcome' in result) || !['new', 'changed'].includes(result.outcome)) return [];
    const { row, product, changed } = result;
    const before = product?.article;
    const after = product ? { article: before, ...changed?.after }.article : (row.sent.article ?? undefined);
    return { _id: idOf(row), before, after };
  });
}

/** A row whose article number another product has is left out. */
function withoutTaken<Change extends RowChange<KeptProduct>>(
  change: Change,
  idOf: (row: ReadRow) => string,
  taken: ReadonlySet<string>,
): Change {
  return taken.has(idOf(change.row)) ? { ...change, outcome: 'wrong' } : change;
}

function answered({ row: { row, sent }, outcome }: RowChange<KeptProduct>): Outcomes[number] {
  if (outcome !== 'wrong') return { row, outcome };
  return { row, outcome, problems: [{ column: 'article', code: 'taken', value: sent.article ?? '' }] };
}

function wrongOutcome(row: WrongRow, product?: KeptProduct): Outcomes[number] {
  return isRowUnreadable(row, product)
    ? { row: row.row, outcome: 'unreadable' }
    : { row: row.row, outcome: 'wrong', problems: row.problems };
}

function addedBy({ sent }: ReadRow) {
  return { ...sent, translations: translationsAfter({}, sent), stock: sent.stock ?? undefined };
}

/** Other rows keep the count, and cost no read of it. */
function namesStock(row: ReadRow | WrongRow): row is ReadRow {
  return 'sent' in row && row.sent.id !== undefined && typeof row.sent.stock === 'number';
}

function namesPrivate(row: ReadRow | WrongRow): row is ReadRow {
  return 'sent' in row && row.sent.id !== undefined && PRIVATE_FIELDS.some((field) => row.sent[field] !== undefined);
}

/** Writes the batch in one transaction, and returns the outcome of each row. */
export function writeImport(batch: Batch, by: Actor): Promise<Outcomes> {
  const { importId } = batch;
  const idOf = (row: ReadRow) => productIdOf(importId, row);
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const categories = await categoriesWithin(transaction);
      const read = batch.rows.map((row) => readRow(row, categories));
      const rows = read.filter((row) => 'sent' in row);
      const [found, counts] = await Promise.all([
        productsToWrite(transaction, rows.map(idOf)),
        countsOf(stock.within(transaction), rows.filter(namesStock).map(idOf)),
      ]);
      const byId = new Map(found.map((product) => [product._id, product]));
      const wanted = read.map((row) =>
        'sent' in row ? changeBy(row, byId.get(idOf(row)), counts.get(idOf(row))) : row,
      );
      const taken = await findTakenArticles(transaction, articleChanges(wanted, idOf));
      const results = wanted.map((result) => ('outcome' in result ? withoutTaken(result, idOf, taken) : result));
      const changes = results.filter((result) => 'outcome' in result);

      const documents = changes.map((change) => [idOf(change.row), documentAfter(change)] as const);
      catalogue.putProducts(new Map(documents.flatMap(([id, document]) => (document ? [[id, document]] : []))));
      for (const change of changes) {
        const count = countAfter(change);
        if (count !== undefined) writeCount(transaction, idOf(change.row), count);
      }
      recordChanges(transaction, by, changes);
      recordBatch(transaction, by, batch, changes);
      recordWritten(
        transaction,
        by,
        batch,
        changes.flatMap((change) => writtenBy(change, idOf(change.row))),
      );
      return results.map((result) => ('outcome' in result ? answered(result) : wrongOutcome(result)));
    },
    { changes: batch.rows.length },
  );
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
    changes.filter(({ outcome }) => outcome === wanted).map(({ row }) => row.sent.name);
  const after = { added: namesOf('new'), changed: namesOf('changed') };
  if (after.added.length + after.changed.length === 0) return;
  recordChange(transaction, by, { subject: 'import', action: 'add', target: importId, label: fileName, after });
}

/** What undoing the import has to know of a row. */
function writtenBy(change: Change, _id: string): Written[] {
  const { product: before, row, counting } = change;
  const after = documentAfter(change);
  if (!after) return [];
  const stock = before
    ? counting && { before: counting.before.stock, after: counting.after.stock }
    : { after: countAfter(change) };
  return [
    {
      _id,
      name: row.sent.name,
      version: versioned({ ...after, _id }).version,
      before,
      privately: privateOf(after),
      stock,
    },
  ];
}

/** A row beside its product, if that is there, and what it would change of its count. */
interface RowChange<Kept extends KeptProduct> {
  row: ReadRow;
  product: Kept | undefined;
  changed: ReturnType<typeof productChanges>;
  counting: Counting | undefined;
  outcome: ImportOutcome;
}

const PRODUCT_ID_LENGTH = 24;

/** The id of a new product is derived from import and row, so a row that is sent again is the same product. */
function productIdOf(importId: string, { row, sent: { id } }: ReadRow): string {
  return id ?? createHash('sha256').update(`${importId} ${row}`).digest('hex').slice(0, PRODUCT_ID_LENGTH);
}

/** `count`: how many of the product are in stock, undefined when it is not counted. */
function changeBy<Kept extends KeptProduct>(row: ReadRow, product: Kept | undefined, count: Count): RowChange<Kept> {
  const isOld = product && row.sent.id !== undefined;
  const changed = isOld ? productChanges(product, fieldsOf(row.sent, product)) : undefined;
  const counting = isOld ? countingBy(stockOf(row.sent), count) : undefined;
  const change = { row, product, changed, counting };
  return { ...change, outcome: outcomeOf(change, count) };
}

function outcomeOf({ row, product, changed, counting }: Omit<RowChange<KeptProduct>, 'outcome'>, count: Count) {
  const { id, version, stockSeen } = row.sent;
  if (id === undefined && product) return 'there';
  if (id !== undefined && !product) return 'gone';
  if (hasUnreadableText({ ...row.sent, translations: translationsAfter({}, row.sent) }, product)) return 'unreadable';
  if (!product) return 'new';
  if (!changed && !counting) return 'unchanged';
  if (counting && !isCountSeen(stockSeen, count)) return 'stale';
  if (!arePrivateSeen(row.sent, changed)) return 'stale';
  return version && version !== versioned(product).version ? 'stale' : 'changed';
}

/** The count that a row sets; undefined where it names none, or the one that its file was made with. */
function stockOf({ stock, stockSeen }: ImportedProduct): Count {
  return stock === stockSeen ? undefined : (stock ?? undefined);
}

/** What is to be written, if anything. */
function documentAfter(change: RowChange<Stored<ProductDocument>>): ProductDocument | undefined {
  const { row, product, changed, counting, outcome } = change;
  if (outcome === 'new') return newProduct(fieldsOf(row.sent), row.sent.stock ?? undefined, timeOf(row));
  if (outcome !== 'changed' || !product) return undefined;
  const document = changedProduct(product, changed);
  return counting ? withCount(document, counting.after.stock) : document;
}

/** The count that is to be written, if any. */
function countAfter({ row, counting, outcome }: RowChange<KeptProduct>): Count {
  if (outcome === 'new') return row.sent.stock ?? undefined;
  return outcome === 'changed' ? counting?.after.stock : undefined;
}

const SECOND_MS = 1_000;

/** The first row is the newest, so the shop shows products in the order of the file. */
function timeOf({ row }: ReadRow): number {
  return Date.now() - row * SECOND_MS;
}

/** A cost that the file was made with stays as it is. */
function fieldsOf(
  { id, version, stock, stockSeen, cost, costSeen, morePictures, ...sent }: ImportedProduct,
  product?: KeptProduct,
) {
  const isKept = product && cost === costSeen;
  const fields = { ...sent, ...(!isKept && { cost }), ...ownSmallPictures(sent, product) };
  return morePictures === undefined ? fields : { ...fields, pictures: picturesOfRow(fields, morePictures, product) };
}

type FirstPicture = Pick<ImportedProduct, 'img' | SmallPictureField>;

/** Where the file has another first picture, its small ones may still be those of the previous one. */
function ownSmallPictures(named: FirstPicture, product: KeptProduct | undefined) {
  const isOther = product?.img !== named.img;
  const saved = product && savedPictures(product).find((picture) => picture.img === named.img);
  return mapSmallPictures((size) =>
    isOther && named[size] === product?.[size] ? saved?.[size] : (named[size] ?? saved?.[size]),
  );
}

/** All pictures of a row. A picture that the product has already keeps the fields that the file lacks. */
function picturesOfRow(
  first: FirstPicture,
  morePictures: ImportedProduct['morePictures'],
  product: KeptProduct | undefined,
): Picture[] {
  const known = new Map(product && savedPictures(product).map((picture) => [picture.img, picture]));
  const others = new Set(morePictures ?? []);
  others.delete(first.img);
  return [
    { ...filesOf(first), alt: known.get(first.img)?.alt },
    ...[...others].map((other) => known.get(other) ?? { img: other }),
  ];
}

/** The first is also that of a product without a list. */
function savedPictures(product: KeptProduct): Picture[] {
  return product.pictures ?? [filesOf(product)];
}

function filesOf(first: FirstPicture): Picture {
  return { img: first.img, ...mapSmallPictures((size) => first[size]) };
}
