import { randomUUID } from 'node:crypto';
import { error as logError } from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import type { Stored } from '../collection.ts';
import { Category, FEATURED_LISTS, type FeaturedListName } from '../contract/products.ts';
import type { CatalogueHeadDocument, CategoryDocument, ProductDocument } from '../firestore.ts';
import { type NewShard, pack, ShelvedProduct } from './shards.ts';

/** What stands in the collections that the catalogue is a copy of. */
export interface Originals {
  products: Stored<ProductDocument>[];
  /** In their order. */
  categories: CategoryDocument[];
  featured: Partial<Record<FeaturedListName, string[]>>;
}

/** The whole catalogue, as it is yet to be written. */
export interface NewCatalogue {
  head: CatalogueHeadDocument;
  shards: NewShard[];
}

export function catalogueDocuments({ products, categories, featured }: Originals): NewCatalogue {
  const shards = pack(valid(ShelvedProduct, products));
  const head = {
    version: randomUUID(),
    categories: valid(Category, categories),
    featured: Object.fromEntries(FEATURED_LISTS.map((list) => [list, featured[list] ?? []])),
    shards: shards.map(({ id, from }) => ({ id, from })),
  } as CatalogueHeadDocument; // fromEntries forgets the names of the lists
  return { head, shards };
}

/** Whatever somebody wrote into the database by hand: one wrong document must not close the shop. */
export function valid<Schema extends z.ZodMiniType>(schema: Schema, documents: object[]): z.output<Schema>[] {
  return documents.flatMap((document) => {
    const { success, data, error } = schema.safeParse(document);
    if (success) return [data];
    logError('A wrong document is left out of the catalogue', { document, issues: error.issues });
    return [];
  });
}
