import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { withArticleKey } from '../domain/article-number.ts';
import type { PageId } from '../domain/info-topics.ts';
import { withoutFields } from '../domain/private-fields.ts';
import type { FeaturedListName } from '../domain/products.ts';
import type { SettingsPart } from '../domain/settings.ts';
import { collection, inTransaction, type Stored } from '../platform/database/collection.ts';
import {
  catalogueHead,
  type FeaturedDocument,
  HEAD,
  type ProductDocument,
  products,
  type SettingsDocument,
} from '../platform/database/collections.ts';
import { Unavailable } from '../platform/http/errors.ts';
import type { Catalogue } from './catalogue.ts';
import { CatalogueProduct, mapValues, pack } from './catalogue-documents.ts';
import { packChanges } from './pack-changes.ts';
import { currentCatalogue } from './read-catalogue.ts';

/** The head holds at most this many changes; then they are packed with the rest. */
const CHANGES_MAXIMUM = 16;

/**
 * At most this many bytes of them, compressed. A Firestore document may have 1 MiB: the longest settings take 0.33 MB of
 * it, and one call at most its 256 KiB. That leaves room for concurrent writes during a packing.
 */
const CHANGES_BYTES_MAXIMUM = 200_000;

/** Buyers' calls do not pack: their changes may go up to this. */
const UNPACKED_BYTES_MAXIMUM = 400_000;

interface Room {
  /** How many products the transaction changes at most. */
  changes?: number;
  /** Whether it may pack first what is in the head. */
  packs?: boolean;
}

/** For a buyer's call, which does not pack. */
export const BY_BUYERS: Room = { packs: false };

/**
 * A transaction that may change products, featured lists and settings. Where the changes might not fit into the head, it
 * is emptied first: those of one call, however many, take at most its 256 KiB.
 * @throws {Unavailable} when it is full and may not be packed
 */
export async function inCatalogueTransaction<Result>(
  work: (transaction: Transaction, catalogue: WritableCatalogue) => Promise<Result>,
  { changes = 1, packs = true }: Room = {},
): Promise<Result> {
  const before = await currentCatalogue({ isFresh: true });
  if (packs) await packIfFull(before, changes);
  else if (bytesOf(before) > UNPACKED_BYTES_MAXIMUM)
    throw new Unavailable('busy', 'The catalogue has too many changes. Try again later.');
  return inTransaction((transaction) => work(transaction, writable(transaction, before)));
}

let packing: Promise<void> | undefined;

/** Packs the changes, where the head might not take so many more. Concurrent callers share one packing. */
export async function packIfFull(catalogue: Catalogue, more = 1): Promise<void> {
  const count = Object.keys(catalogue.changes).length;
  const isFull = count > 0 && (count + more > CHANGES_MAXIMUM || bytesOf(catalogue) > CHANGES_BYTES_MAXIMUM);
  if (!isFull) return;
  packing ??= packChanges(catalogue).finally(() => {
    packing = undefined;
  });
  await packing;
}

function bytesOf({ changes }: Catalogue): number {
  return Object.entries(changes).reduce((sum, [id, packed]) => sum + id.length + (packed?.length ?? 0), 0);
}

export type WritableCatalogue = ReturnType<typeof writable>;

/**
 * The only methods that write products, featured lists and settings: each writes the original and its copy. The head is not read
 * in the transaction, so that concurrent changes of different products do not wait for each other.
 */
function writable(transaction: Transaction, before: Catalogue) {
  const originalProducts = originals.products.within(transaction);
  const putOriginal = (id: string, product: ProductDocument) => originalProducts.put(id, withArticleKey(product));
  const featured = originals.featured.within(transaction);
  const settings = originals.settings.within(transaction);
  const head = catalogueHead.within(transaction);
  const copyProducts = (copies: Record<string, ProductDocument | null>) =>
    head.changeKeys(
      HEAD,
      'changes',
      mapValues(copies, (product) => product && pack(withoutFields(product))),
      {
        version: randomUUID(),
      },
    );

  return {
    /** As it was before the transaction. */
    before,

    putProduct: (id: string, product: ProductDocument) => {
      putOriginal(id, product);
      copyProducts({ [id]: product });
    },

    /** A change of what only the original has: the copy stays as it is, and so do all pages that are kept. */
    putOriginal,

    /** By their ids. */
    putProducts: (changed: ReadonlyMap<string, ProductDocument>) => {
      changed.forEach((product, id) => {
        putOriginal(id, product);
      });
      copyProducts(Object.fromEntries(changed));
    },

    removeProducts: (ids: readonly string[]) => {
      ids.forEach(originalProducts.remove);
      copyProducts(Object.fromEntries(ids.map((id) => [id, null])));
    },

    putFeatured: (name: FeaturedListName, ids: string[]) => {
      featured.put(name, { data: ids });
      head.changeKeys(HEAD, 'featured', { [name]: ids }, { version: randomUUID() });
    },

    putSettings: (part: SettingsPart | PageId, values: SettingsDocument) => {
      settings.put(part, values);
      head.changeKeys(HEAD, 'settings', { [part]: pack(values) }, { version: randomUUID() });
    },
  };
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
  products: collection<ProductDocument>('products'),
  featured: collection<FeaturedDocument>('featured'),
  settings: collection<SettingsDocument>('settings'),
};
