import { randomUUID } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { asCurrentProduct } from '../contract/current-product.ts';
import { Time } from '../contract/fields.ts';
import { Category, Product } from '../contract/products.ts';
import { FEATURED_LISTS, type FeaturedListName } from '../domain/products.ts';
import type { Stored } from '../platform/database/collection.ts';
import type {
  CatalogueHeadDocument,
  CatalogueShardDocument,
  ProductDocument,
} from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import type { StoredSettings } from './settings-of.ts';

/** The contents of the catalogue. */
export interface Contents {
  products: Stored<ProductDocument>[];
  /** In their order. */
  categories: Category[];
  featured: Partial<Record<FeaturedListName, string[]>>;
  settings: StoredSettings;
}

/** The documents of a whole catalogue, ready to be written. */
export interface NewCatalogue {
  head: CatalogueHeadDocument;
  /** By their ids. */
  shards: Map<string, CatalogueShardDocument>;
}

export function catalogueDocuments({ products, categories, featured, settings }: Contents): NewCatalogue {
  const packed = pack(validDocuments(CatalogueProduct, products, 'catalogue'));
  const shards = new Map(packed.map((shard) => [randomUUID(), shard]));
  const head = {
    version: randomUUID(),
    categories: validDocuments(Category, categories, 'categories'),
    featured: Object.fromEntries(FEATURED_LISTS.map((list) => [list, featured[list] ?? []])),
    settings: mapValues(settings, packPart),
    shards: [...shards.keys()],
    changes: {},
  } as unknown as CatalogueHeadDocument; // fromEntries forgets the names of the lists
  return { head, shards };
}

const StoredProduct = z.extend(z.omit(Product, { nameBn: true, descBn: true }), {
  createdAt: Time,
  hidden: z.optional(z.literal(true)),
  counted: z.optional(z.literal(true)),
});

/**
 * A whole product as it is stored, also in a shard, with the time it was added and what only the shop may know. Older
 * documents are read in the current form.
 */
export const CatalogueProduct = z.pipe(
  z.transform((document: unknown) => asCurrentProduct(document) as z.input<typeof StoredProduct>), // checked by the schema
  StoredProduct,
);
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** The maximum size of a shard, compressed: Firestore limits a document to 1 MiB. */
const SHARD_BYTES_MAXIMUM = 700_000;

/** Packs the products into one shard, or halves them as often as needed when it is too large. */
export function pack(products: CatalogueProduct[], bytesMaximum = SHARD_BYTES_MAXIMUM): CatalogueShardDocument[] {
  const bytes = gzipSync(JSON.stringify(products));
  if (bytes.length <= bytesMaximum || products.length <= 1) return [{ products: bytes }];
  const half = Math.ceil(products.length / 2);
  return [products.slice(0, half), products.slice(half)].flatMap((part) => pack(part, bytesMaximum));
}

/** Browsers never load these: the highest quality takes seconds for the longest texts and saves only a fifth. */
const PART_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A part of the settings as the head holds it. As plain fields, the longest pages would exceed the document's 1 MiB;
 * compressed they take 0.2 MB. Brotli, because a page holds its text twice, further apart than gzip's window.
 */
export function packPart(part: unknown): Uint8Array {
  return brotliCompressSync(JSON.stringify(part), PART_QUALITY);
}

export function unpackSettings(settings: NonNullable<CatalogueHeadDocument['settings']>): StoredSettings {
  return mapValues(settings, (part) => JSON.parse(brotliDecompressSync(part).toString()));
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Leaves out products that the current contract rejects: the shard may be older. */
export function unpack({ products }: CatalogueShardDocument): CatalogueProduct[] {
  return validDocuments(CatalogueProduct, JSON.parse(gunzipSync(products).toString()), 'catalogue');
}
