import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants, gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { Time } from '../contract/fields.ts';
import { internalFields, Product } from '../contract/products.ts';
import type { FeaturedListName } from '../domain/products.ts';
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
  featured: Partial<Record<FeaturedListName, string[]>>;
  settings: StoredSettings;
}

/** The documents of a whole catalogue, ready to be written. */
export interface NewCatalogue {
  head: CatalogueHeadDocument;
  /** By their ids. */
  shards: Map<string, CatalogueShardDocument>;
}

export async function catalogueDocuments(contents: Contents): Promise<NewCatalogue> {
  const products = validDocuments(CatalogueProduct, contents.products, 'catalogue');
  const shards = new Map<string, CatalogueShardDocument>();
  for await (const { document } of packShards(products.toSorted(byAge))) shards.set(randomUUID(), document);
  const { best, top, popular } = contents.featured;
  const head = {
    version: randomUUID(),
    featured: { best: idsOf(best), top: idsOf(top), popular: idsOf(popular) },
    settings: mapValues(contents.settings, pack),
    shards: [...shards.keys()],
    changes: {},
  };
  return { head, shards };
}

/** Products that are added, exported or edited one after the other stand together. */
function byAge(one: CatalogueProduct, other: CatalogueProduct): number {
  return one.createdAt - other.createdAt;
}

function idsOf(list: string[] = []): string[] {
  return validDocuments(FeaturedList, [list], 'featured')[0] ?? [];
}

/** A whole product as it is stored, also in a shard, with its times and what only the shop may know. */
export const CatalogueProduct = z.extend(Product, {
  createdAt: Time,
  changedAt: z.optional(Time),
  hidden: z.optional(z.literal(true)),
  counted: z.optional(z.literal(true)),
  ...internalFields,
});

export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/**
 * At most this many bytes of JSON are a shard, unless a single product has more: whatever they compress to, they fit into
 * a document of 1 MiB. Larger shards would be fewer reads at a cold start, and more work at each change.
 */
export const SHARD_BYTES_MAXIMUM = 750_000;

interface PackedShard<Packed extends CatalogueProduct> {
  products: Packed[];
  document: CatalogueShardDocument;
}

/** The products in shards, in their order: each is made when it is asked for, and other calls come between. */
export async function* packShards<Packed extends CatalogueProduct>(
  products: Iterable<Packed>,
  bytesMaximum = SHARD_BYTES_MAXIMUM,
): AsyncGenerator<PackedShard<Packed>> {
  let [part, texts, bytes]: [Packed[], string[], number] = [[], [], 0];
  for (const product of products) {
    const text = JSON.stringify(product);
    const more = Buffer.byteLength(text) + 1; // with its comma
    if (part.length > 0 && bytes + more > bytesMaximum) {
      yield { products: part, document: await packShard(texts) };
      [part, texts, bytes] = [[], [], 0];
    }
    part.push(product);
    texts.push(text);
    bytes += more;
  }
  if (part.length > 0) yield { products: part, document: await packShard(texts) };
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

async function packShard(texts: string[]): Promise<CatalogueShardDocument> {
  return { products: await compress(`[${texts.join(',')}]`) };
}

/** Leaves out products that the contract rejects. @throws when it is damaged */
export async function unpackShard({ products }: CatalogueShardDocument): Promise<CatalogueProduct[]> {
  const unpacked = z.array(z.unknown()).parse(JSON.parse((await decompress(products)).toString()));
  return validDocuments(CatalogueProduct, unpacked, 'catalogue');
}

/** Browsers never load these: the highest quality takes seconds for the longest texts and saves only a fifth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A part of the settings, or a changed product, as the head holds it. As plain fields, the longest pages or imports would
 * exceed the document's 1 MiB; compressed they take a third of it. Brotli, because a page holds its text twice, further
 * apart than gzip's window.
 */
export function pack(value: unknown): Uint8Array {
  return brotliCompressSync(JSON.stringify(value), QUALITY);
}

/** @throws when it is damaged */
export function unpack(packed: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(packed).toString());
}

/** @throws when one is damaged */
export function unpackSettings(settings: CatalogueHeadDocument['settings']): StoredSettings {
  return mapValues(settings, unpack);
}

const Packed = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const FeaturedList = z.array(z.string());

const Head = z.object({
  version: z.string(),
  featured: z.object({ best: FeaturedList, top: FeaturedList, popular: FeaturedList }),
  settings: z.record(z.string(), Packed),
  shards: z.array(z.string()),
  changes: z.record(z.string(), z.nullable(Packed)),
});

/** The stored head, undefined when it is damaged, or lacks what this release reads: then it is rebuilt. */
export function readableHead(stored: unknown): CatalogueHeadDocument | undefined {
  return Head.safeParse(stored).data;
}

export function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
