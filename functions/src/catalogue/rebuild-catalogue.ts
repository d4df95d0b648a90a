import { isDeepStrictEqual } from 'node:util';
import { FieldPath } from 'firebase-admin/firestore';
import { chunksOf } from '../domain/chunks-of.ts';
import { inTransaction } from '../platform/database/collection.ts';
import {
  type CatalogueHeadDocument,
  type CatalogueShardDocument,
  catalogueHead,
  catalogueShards,
  featured,
  HEAD,
  products,
  settings,
} from '../platform/database/collections.ts';
import { optimisticBatch } from '../platform/database/optimistic-batch.ts';
import { type Contents, catalogueDocuments, readableHead } from './catalogue-documents.ts';

/** Rebuilds the catalogue from the collections that it is a copy of, after they were changed by hand. */
export async function rebuildCatalogue(): Promise<CatalogueHeadDocument> {
  const [head] = await catalogueHead.get([HEAD]);
  return (await rebuildOnce(head)) ?? rebuildCatalogue();
}

/** Returns the new head; undefined when `before` is no longer the head: the collections may have changed too. */
export async function rebuildOnce(before?: CatalogueHeadDocument): Promise<CatalogueHeadDocument | undefined> {
  return replaceCatalogue(before?.version, await readContents());
}

async function readContents(): Promise<Contents> {
  const lists = await featured.find((all) => all);
  const parts = await settings.find((all) => all);
  return {
    products: await readProducts(),
    featured: Object.fromEntries(lists.map(({ _id, data }) => [_id, data])),
    settings: Object.fromEntries(parts.map(({ _id, ...values }) => [_id, values])),
  };
}

/** Of 20,000 products at once the database would not be done in time. */
const READ_AT_ONCE = 1_000;

async function readProducts(): Promise<Contents['products']> {
  const read: Contents['products'] = [];
  let last: string | undefined;
  do {
    const page = await products.find((all) => {
      const ordered = all.orderBy(FieldPath.documentId()).limit(READ_AT_ONCE);
      return last === undefined ? ordered : ordered.startAfter(last);
    });
    read.push(...page);
    last = page.length === READ_AT_ONCE ? page.at(-1)?._id : undefined;
  } while (last !== undefined);
  return read;
}

/** A commit takes at most 500 writes. */
const REMOVED_AT_ONCE = 400;

/**
 * Returns the new head, perhaps changed since; undefined when `version` is no longer the current one. The shards are
 * written before the head, one by one, because a write takes only 10 MiB.
 */
export async function replaceCatalogue(
  version: unknown,
  contents: Contents,
): Promise<CatalogueHeadDocument | undefined> {
  const oldShards = await catalogueShards.find((all) => all.select()); // with those left by an interrupted build
  const { head, shards } = await catalogueDocuments(contents);
  for (const [id, shard] of shards) await putShard(id, shard);
  const written = [...shards.keys()];
  const current = await inTransaction(async (transaction) => {
    const [now] = await catalogueHead.within(transaction).get([HEAD]);
    const readable = readableHead(now);
    if (readable?.shards.some((id) => shards.has(id))) return readable; // it was committed, but the answer was lost
    if (!isDeepStrictEqual(now?.version, version)) return undefined;
    catalogueHead.within(transaction).put(HEAD, head);
    return head;
  });
  await removeShards(current ? oldShards.map(({ _id }) => _id) : written);
  return current;
}

export function putShard(id: string, shard: CatalogueShardDocument): Promise<void> {
  return optimisticBatch(async (write) => catalogueShards.inBatch(write).put(id, shard));
}

/** Who still reads them does so in a snapshot. */
export async function removeShards(ids: string[]): Promise<void> {
  for (const some of chunksOf(ids, REMOVED_AT_ONCE)) {
    await optimisticBatch(async (write) => {
      for (const id of some) catalogueShards.inBatch(write).remove(id);
    });
  }
}
