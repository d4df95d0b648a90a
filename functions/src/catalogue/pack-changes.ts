import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../platform/database/collection.ts';
import { type CatalogueHeadDocument, catalogueHead, HEAD } from '../platform/database/collections.ts';
import type { Catalogue } from './catalogue.ts';
import { packShards, readableHead } from './catalogue-documents.ts';
import { catalogueProductOf, type Entry } from './entry.ts';
import { putShard, removeShards } from './rebuild-catalogue.ts';

/** What stands in a shard from now on. */
interface ShardAfter {
  id: string;
  entries: Entry[];
  isChanged: boolean;
}

let packed: ReadonlyMap<string, Entry[]> = new Map();

/** What this server has written into a shard at its last packing: it need not read that again. */
export function packedShard(id: string): Entry[] | undefined {
  return packed.get(id);
}

/**
 * Moves the changes from the head into the shards: each product stays where it stands, new ones come last, and only the
 * shards with changes are written, under new ids. Changes in the meantime stay in the head.
 */
export async function packChanges(catalogue: Catalogue): Promise<void> {
  const written = new Map<string, Entry[]>();
  const shards: string[] = [];
  const replaced: string[] = [];
  for (const { id, entries, isChanged } of shardsAfter(catalogue)) {
    if (!isChanged) {
      shards.push(id);
      continue;
    }
    replaced.push(id);
    for await (const { products, document } of packShards(entries.map(catalogueProductOf))) {
      const newId = randomUUID();
      await putShard(newId, document);
      shards.push(newId);
      written.set(
        newId,
        products.flatMap(({ _id }) => catalogue.entry(_id) ?? []),
      );
    }
  }
  packed = written;
  const isReplaced = await replaceShards(catalogue, shards);
  await removeShards(isReplaced ? replaced : [...written.keys()]);
}

function shardsAfter(catalogue: Catalogue): ShardAfter[] {
  const { shards, changes } = catalogue;
  const isChanged = ({ product }: Entry) => Object.hasOwn(changes, product._id);
  const after = Array.from(shards, ([id, entries]) =>
    entries.some(isChanged)
      ? { id, entries: entries.flatMap(({ product }) => catalogue.entry(product._id) ?? []), isChanged: true }
      : { id, entries, isChanged: false },
  );
  const standing = new Set([...shards.values()].flat().map(({ product }) => product._id));
  const added = Object.keys(changes).flatMap((id) => (standing.has(id) ? [] : (catalogue.entry(id) ?? [])));
  if (added.length === 0) return after;
  const last = after.at(-1) ?? { id: 'none', entries: [] };
  return [...after.slice(0, -1), { id: last.id, entries: [...last.entries, ...added], isChanged: true }];
}

/** Whether the head names these shards now, in place of those of the catalogue: another server may have replaced them. */
function replaceShards(before: Catalogue, shards: string[]): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const head = catalogueHead.within(transaction);
    const [stored] = await head.get([HEAD]);
    const now = readableHead(stored);
    if (!now) return false;
    if (isDeepStrictEqual(now.shards, shards)) return true; // it was committed, but the answer was lost
    if (!isDeepStrictEqual(now.shards, [...before.shards.keys()])) return false;
    head.change(HEAD, { shards, changes: changesSince(before, now), version: randomUUID() });
    return true;
  });
}

/** The changes of a head that are not packed yet. */
function changesSince(before: Catalogue, { changes }: CatalogueHeadDocument): CatalogueHeadDocument['changes'] {
  const isPacked = (id: string) => isDeepStrictEqual(before.changes[id], changes[id]);
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !isPacked(id)));
}
