import { inTransaction } from '../platform/database/collection.ts';
import {
  type CatalogueHeadDocument,
  catalogueHead,
  catalogueShards,
  categories,
  featured,
  HEAD,
  products,
  settings,
} from '../platform/database/collections.ts';
import { optimisticBatch } from '../platform/database/optimistic-batch.ts';
import { type Contents, catalogueDocuments } from './catalogue-documents.ts';

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
    products: await products.find((all) => all),
    categories: await categories.find((all) => all.orderBy('position')), // the order shown to shoppers
    featured: Object.fromEntries(lists.map(({ _id, data }) => [_id, data])),
    settings: Object.fromEntries(parts.map(({ _id, ...values }) => [_id, values])),
  };
}

/**
 * Returns the new head, perhaps changed since; undefined when `version` is no longer the current one. The shards are
 * written before the head, one by one, because a write takes only 10 MiB.
 */
export async function replaceCatalogue(
  version: string | undefined,
  contents: Contents,
): Promise<CatalogueHeadDocument | undefined> {
  const oldShards = await catalogueShards.find((all) => all.select()); // with those left by an interrupted build
  const { head, shards } = catalogueDocuments(contents);
  for (const [id, shard] of shards) {
    await optimisticBatch(async (write) => catalogueShards.inBatch(write).put(id, shard));
  }
  return inTransaction(async (transaction) => {
    const [now] = await catalogueHead.within(transaction).get([HEAD]);
    if (now?.shards.some((id) => shards.has(id))) return now; // it was committed, but the answer was lost
    const isReplaced = now?.version === version;
    if (isReplaced) catalogueHead.within(transaction).put(HEAD, head);
    const left = isReplaced ? oldShards.map(({ _id }) => _id) : shards.keys();
    for (const id of left) catalogueShards.within(transaction).remove(id);
    return isReplaced ? head : undefined;
  });
}
