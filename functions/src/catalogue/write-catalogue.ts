import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../database/collection.ts';
import {
  type CatalogueHeadDocument,
  type CatalogueShard,
  catalogueHead,
  catalogueShards,
  HEAD,
} from '../database/collections.ts';
import { validDocuments } from '../database/valid-documents.ts';
import { findHead } from './rebuild-catalogue.ts';
import { pack, ShelvedProduct, shardOf, unpack } from './shards.ts';

/** The part of the catalogue that a change of one product rewrites. */
export interface Shelf {
  head: CatalogueHeadDocument;
  shard: CatalogueShard;
  products: ShelvedProduct[];
}

/** A transaction of a shop that has a catalogue: one that changes a product keeps its copy true. */
export async function inCatalogueTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await findHead();
  return inTransaction(work);
}

export async function openHead(transaction: Transaction): Promise<CatalogueHeadDocument> {
  const [head] = await catalogueHead.within(transaction).get([HEAD]);
  if (!head) throw new Error('The catalogue was emptied meanwhile');
  return head;
}

/** The shelf that a product of this id stands on, or would. */
export async function openShelf(transaction: Transaction, id: string): Promise<Shelf> {
  const head = await openHead(transaction);
  const shard = shardOf(head.shards, id);
  const [document] = await catalogueShards.within(transaction).get([shard.id]);
  if (!document) throw new Error('The catalogue has lost a shard: npm run rebuild-catalogue');
  return { head, shard, products: unpack(document) };
}

export function withProduct(shelf: Shelf, product: object & { _id: string }): Shelf {
  return {
    ...shelf,
    products: [...others(shelf, product._id), ...validDocuments(ShelvedProduct, [product], 'catalogue')],
  };
}

/** Takes the product out of the featured lists as well. */
export function withoutProduct(shelf: Shelf, id: string): Shelf {
  const lists = Object.entries(shelf.head.featured).map(([name, ids]) => [name, ids.filter((other) => other !== id)]);
  const head = { ...shelf.head, featured: Object.fromEntries(lists) };
  return { ...shelf, head, products: others(shelf, id) };
}

function others({ products }: Shelf, id: string): ShelvedProduct[] {
  return products.filter(({ _id }) => _id !== id);
}

/** A shard is never changed: another takes its place, so whoever reads by a head gets what that head means, or nothing. */
export function saveShelf(transaction: Transaction, { head, shard, products }: Shelf): void {
  const shards = pack(products, shard.from);
  catalogueShards.within(transaction).remove(shard.id);
  for (const { id, document } of shards) catalogueShards.within(transaction).insert(id, document);
  const entries = shards.map(({ id, from }) => ({ id, from }));
  saveHead(transaction, { ...head, shards: head.shards.flatMap((one) => (one.id === shard.id ? entries : [one])) });
}

export function saveHead(transaction: Transaction, { categories, featured, shards }: CatalogueHeadDocument): void {
  catalogueHead.within(transaction).put(HEAD, { version: randomUUID(), categories, featured, shards });
}
