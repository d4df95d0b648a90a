import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { PageId } from '../domain/info-topics.ts';
import type { FeaturedListName } from '../domain/products.ts';
import type { SettingsPart } from '../domain/settings.ts';
import { collection, inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  type CategoryDocument,
  catalogueHead,
  type FeaturedDocument,
  HEAD,
  type ProductDocument,
  products,
  type SettingsDocument,
} from '../platform/database/collections.ts';
import { OLDER_PRODUCT } from '../platform/database/older-documents.ts';
import type { Catalogue } from './catalogue.ts';
import { CatalogueProduct, type Contents, packPart } from './catalogue-documents.ts';
import { catalogueProductOf } from './entry.ts';
import { currentCatalogue } from './read-catalogue.ts';
import { replaceCatalogue } from './rebuild-catalogue.ts';

/** The head holds at most this many changes; then they are packed with the rest. */
const CHANGES_MAXIMUM = 16;

/**
 * At most this many bytes of them. A Firestore document may have 1 MiB: the longest settings take 0.33 MB of it, and
 * one call at most its 256 KiB; a product of the longest texts and addresses weighs 50 KB. That leaves room for
 * concurrent writes during a packing.
 */
const CHANGES_BYTES_MAXIMUM = 200_000;

/**
 * A transaction that may change products, featured lists and settings. `changes`: how many products at most. Where they
 * might not fit into the head, it is emptied first: those of one call, however many, take at most its 256 KiB.
 */
export async function inCatalogueTransaction<Result>(
  work: (transaction: Transaction, catalogue: WritableCatalogue) => Promise<Result>,
  changes = 1,
): Promise<Result> {
  const before = await currentCatalogue({ isFresh: true });
  if (isFull(before, changes)) await repackShards(before);
  return inTransaction((transaction) => work(transaction, writable(transaction, before)));
}

function isFull({ changesCount, changesBytes }: Catalogue, more: number): boolean {
  return changesCount > 0 && (changesCount + more > CHANGES_MAXIMUM || changesBytes > CHANGES_BYTES_MAXIMUM);
}

interface OlderNames {
  names: readonly string[];
  stored: readonly string[];
}

export type WritableCatalogue = ReturnType<typeof writable>;

/**
 * The only methods that write products, featured lists and settings: each writes the original and its copy. The head is not read
 * in the transaction, so that concurrent changes of different products do not wait for each other.
 */
function writable(transaction: Transaction, before: Catalogue) {
  const products = originals.products.within(transaction);
  const featured = originals.featured.within(transaction);
  const settings = originals.settings.within(transaction);
  const head = catalogueHead.within(transaction);
  const copyProducts = (copies: Record<string, ProductDocument | null>) =>
    head.changeKeys(HEAD, 'changes', copies, { version: randomUUID() });

  return {
    /** As it was before the transaction. */
    before,

    putProduct: (id: string, product: ProductDocument) => {
      products.put(id, product);
      copyProducts({ [id]: product });
    },

    /** By their ids. */
    putProducts: (changed: ReadonlyMap<string, ProductDocument>) => {
      changed.forEach((product, id) => {
        products.put(id, product);
      });
      copyProducts(Object.fromEntries(changed));
    },

    removeProduct: (id: string) => {
      products.remove(id);
      copyProducts({ [id]: null });
    },

    putFeatured: (name: FeaturedListName, ids: string[]) => {
      featured.put(name, { data: ids });
      head.changeKeys(HEAD, 'featured', { [name]: ids }, { version: randomUUID() });
    },

    /** `older`: the former names of the part, and those of them that are documents; it removes both. */
    putSettings: (
      part: SettingsPart | PageId,
      values: SettingsDocument,
      older: OlderNames = { names: [], stored: [] },
    ) => {
      settings.put(part, values);
      older.stored.forEach(settings.remove);
      const removed = Object.fromEntries(older.names.map((name) => [name, undefined]));
      head.changeKeys(HEAD, 'settings', { [part]: packPart(values), ...removed }, { version: randomUUID() });
    },
  };
}

let packing: Promise<unknown> | undefined;

/**
 * Concurrent callers share one packing. A write in the meantime makes it fail, and the next change tries again.
 */
async function repackShards(catalogue: Catalogue): Promise<void> {
  packing ??= replaceCatalogue(catalogue.version, contentsOf(catalogue)).finally(() => {
    packing = undefined;
  });
  await packing;
}

function contentsOf(catalogue: Catalogue): Contents {
  const products = catalogue.entries().map(catalogueProductOf);
  const { categories, featured, storedSettings } = catalogue;
  return { products, categories, featured, settings: storedSettings };
}

/** The products that exist among the ids, parsed as shoppers see them: one written by hand may have spaces around its name. */
export async function productsToWrite(transaction: Transaction, ids: string[]): Promise<Stored<ProductDocument>[]> {
  const found = await products.within(transaction).get(ids);
  return found.map((product) => ({ ...product, ...CatalogueProduct.safeParse(product).data })); // what else it holds by hand is kept
}

/**
 * The collections that the catalogue is a copy of, writable. Only for `write-catalogue.ts`, and for tests that write by
 * hand.
 */
export const originals = {
  products: collection<ProductDocument>('products', OLDER_PRODUCT),
  categories: collection<CategoryDocument>('categories'),
  featured: collection<FeaturedDocument>('featured'),
  settings: collection<SettingsDocument>('settings'),
};
