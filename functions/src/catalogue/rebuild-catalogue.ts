import { inTransaction } from '../database/collection.ts';
import {
  type CatalogueHeadDocument,
  catalogueHead,
  catalogueShards,
  categories,
  featured,
  HEAD,
  products,
} from '../database/collections.ts';
import { catalogueDocuments, type NewCatalogue, type Originals } from './catalogue-documents.ts';

/** The head of the catalogue. Where there is none yet, as in a shop of an older version, the catalogue is built. */
export async function findHead(): Promise<CatalogueHeadDocument> {
  const [head] = await catalogueHead.get([HEAD]);
  return head ?? (await replace(undefined)) ?? findHead();
}

/** Builds the catalogue anew from the collections that it is a copy of: after they were changed by hand. */
export async function rebuildCatalogue(): Promise<CatalogueHeadDocument> {
  const [head] = await catalogueHead.get([HEAD]);
  return (await replace(head)) ?? rebuildCatalogue();
}

/**
 * Answers the new head, or nothing when the one before is no longer the same: then the collections may have changed
 * while they were read. The shards go ahead of the head, one by one, because a transaction takes only 10 MiB.
 */
async function replace(before: CatalogueHeadDocument | undefined): Promise<CatalogueHeadDocument | undefined> {
  const oldShards = await catalogueShards.find((all) => all.select()); // those that a cut off build has left, too
  const built = catalogueDocuments(await readOriginals());
  await insertShards(built);
  const isReplaced = await inTransaction(async (transaction) => {
    const [head] = await catalogueHead.within(transaction).get([HEAD]);
    if (head?.version !== before?.version) return false;
    catalogueHead.within(transaction).put(HEAD, built.head);
    return true;
  });
  await removeShards(isReplaced ? oldShards.map(({ _id }) => _id) : built.shards.map(({ id }) => id));
  return isReplaced ? built.head : undefined;
}

async function readOriginals(): Promise<Originals> {
  const lists = await featured.find((all) => all);
  return {
    products: await products.find((all) => all),
    categories: await categories.find((all) => all.orderBy('position')), // the order in which shoppers see them
    featured: Object.fromEntries(lists.map(({ _id, data }) => [_id, data])),
  };
}

async function insertShards({ shards }: NewCatalogue): Promise<void> {
  for (const { id, document } of shards) {
    await inTransaction(async (transaction) => catalogueShards.within(transaction).insert(id, document));
  }
}

function removeShards(ids: string[]): Promise<void> {
  return inTransaction(async (transaction) => {
    for (const id of ids) catalogueShards.within(transaction).remove(id);
  });
}
