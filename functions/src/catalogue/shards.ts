import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { Time } from '../contract/fields.ts';
import { Product } from '../contract/products.ts';
import type { CatalogueShardDocument } from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';

/** A product as a shard holds it: whole, and when it was added. */
export const ShelvedProduct = z.extend(Product, { createdAt: Time });
export type ShelvedProduct = z.infer<typeof ShelvedProduct>;

/** What a shard may weigh, compressed: a document of Firestore ends at 1 MiB. */
const SHARD_BYTES_MAXIMUM = 700_000;

/** The products in one shard, or halved as often as needed where they weigh too much. */
export function pack(products: ShelvedProduct[], bytesMaximum = SHARD_BYTES_MAXIMUM): CatalogueShardDocument[] {
  const bytes = gzipSync(JSON.stringify(products));
  if (bytes.length <= bytesMaximum || products.length <= 1) return [{ products: bytes }];
  const half = Math.ceil(products.length / 2);
  return [products.slice(0, half), products.slice(half)].flatMap((part) => pack(part, bytesMaximum));
}

/** Without those that the contract of now refuses: the shard may be older than it. */
export function unpack({ products }: CatalogueShardDocument): ShelvedProduct[] {
  return validDocuments(ShelvedProduct, JSON.parse(gunzipSync(products).toString()), 'catalogue');
}
