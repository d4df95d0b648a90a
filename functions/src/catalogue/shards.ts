import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { Time } from '../contract/fields.ts';
import { Product } from '../contract/products.ts';
import type { CatalogueShard, CatalogueShardDocument } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { compareTexts } from './compare-texts.ts';
import { SHARD_BYTES_MAXIMUM } from './shard-size.ts';

/** A product as a shard holds it: whole, and when it was added. */
export const ShelvedProduct = z.extend(Product, { createdAt: Time });
export type ShelvedProduct = z.infer<typeof ShelvedProduct>;

/** A shard that is yet to be written. */
export type NewShard = CatalogueShard & { document: CatalogueShardDocument };

/** The products as one shard from `from` on, or as several where they weigh too much. */
export function pack(products: ShelvedProduct[], from = ''): [NewShard, ...NewShard[]] {
  const sorted = products.toSorted((one, other) => compareTexts(one._id, other._id));
  const bytes = gzipSync(JSON.stringify(sorted));
  const half = Math.ceil(sorted.length / 2);
  const middle = sorted[half];
  if (bytes.length <= SHARD_BYTES_MAXIMUM || !middle)
    return [{ id: randomUUID(), from, document: { products: bytes } }];
  return [...pack(sorted.slice(0, half), from), ...pack(sorted.slice(half), middle._id)];
}

/** Without those that the contract of now refuses: the shard may be older than it. */
export function unpack({ products }: CatalogueShardDocument): ShelvedProduct[] {
  return validDocuments(ShelvedProduct, JSON.parse(gunzipSync(products).toString()), 'catalogue');
}

/** Where a product of this id is, or would be. */
export function shardOf(shards: CatalogueShard[], id: string): CatalogueShard {
  const shard = shards.findLast(({ from }) => compareTexts(from, id) <= 0);
  if (!shard) throw new Error('The first shard of the catalogue begins at no id');
  return shard;
}
