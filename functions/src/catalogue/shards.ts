import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { Time } from '../contract/fields.ts';
import { Product } from '../contract/products.ts';
import type { CatalogueShardDocument } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

/** A product as a shard holds it: whole, with when it was added, and what only the shop knows of it. */
export const ShelvedProduct = z.extend(Product, {
  createdAt: Time,
  hidden: z.optional(z.literal(true)),
  counted: z.optional(z.literal(true)),
});
export type ShelvedProduct = z.infer<typeof ShelvedProduct>;

/** The maximum size of a shard, compressed: Firestore limits a document to 1 MiB. */
const SHARD_BYTES_MAXIMUM = 700_000;

/** Packs the products into one shard, or halves them as often as needed when it is too large. */
export function pack(products: ShelvedProduct[], bytesMaximum = SHARD_BYTES_MAXIMUM): CatalogueShardDocument[] {
  const bytes = gzipSync(JSON.stringify(products));
  if (bytes.length <= bytesMaximum || products.length <= 1) return [{ products: bytes }];
  const half = Math.ceil(products.length / 2);
  return [products.slice(0, half), products.slice(half)].flatMap((part) => pack(part, bytesMaximum));
}

/** Leaves out products that the current contract refuses: the shard may be older. */
export function unpack({ products }: CatalogueShardDocument): ShelvedProduct[] {
  return validDocuments(ShelvedProduct, JSON.parse(gunzipSync(products).toString()), 'catalogue');
}
