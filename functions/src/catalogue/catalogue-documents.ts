import { randomUUID } from 'node:crypto';
import { Category } from '../contract/products.ts';
import type { Stored } from '../database/collection.ts';
import type { CatalogueHeadDocument, CategoryDocument, ProductDocument } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { FEATURED_LISTS, type FeaturedListName } from '../domain/products.ts';
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
  const shards = pack(validDocuments(ShelvedProduct, products, 'catalogue'));
  const head = {
    version: randomUUID(),
    categories: validDocuments(Category, categories, 'categories'),
    featured: Object.fromEntries(FEATURED_LISTS.map((list) => [list, featured[list] ?? []])),
    shards: shards.map(({ id, from }) => ({ id, from })),
  } as CatalogueHeadDocument; // fromEntries forgets the names of the lists
  return { head, shards };
}
