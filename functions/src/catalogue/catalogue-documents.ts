import { randomUUID } from 'node:crypto';
import { Category } from '../contract/products.ts';
import { FEATURED_LISTS, type FeaturedListName } from '../domain/products.ts';
import type { Stored } from '../platform/database/collection.ts';
import type {
  CatalogueHeadDocument,
  CatalogueShardDocument,
  ProductDocument,
} from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { pack, ShelvedProduct } from './shards.ts';

/** The contents of the catalogue. */
export interface Contents {
  products: Stored<ProductDocument>[];
  /** In their order. */
  categories: Category[];
  featured: Partial<Record<FeaturedListName, string[]>>;
}

/** The documents of a whole catalogue, ready to be written. */
export interface NewCatalogue {
  head: CatalogueHeadDocument;
  /** By their ids. */
  shards: Map<string, CatalogueShardDocument>;
}

export function catalogueDocuments({ products, categories, featured }: Contents): NewCatalogue {
  const packed = pack(validDocuments(ShelvedProduct, products, 'catalogue'));
  const shards = new Map(packed.map((shard) => [randomUUID(), shard]));
  const head = {
    version: randomUUID(),
    categories: validDocuments(Category, categories, 'categories'),
    featured: Object.fromEntries(FEATURED_LISTS.map((list) => [list, featured[list] ?? []])),
    shards: [...shards.keys()],
    changes: {},
  } as unknown as CatalogueHeadDocument; // fromEntries forgets the names of the lists
  return { head, shards };
}
