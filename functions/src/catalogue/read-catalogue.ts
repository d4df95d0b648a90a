import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { inSnapshot } from '../database/collection.ts';
import { type CatalogueHeadDocument, catalogueHead, catalogueShards, HEAD } from '../database/collections.ts';
import { isEmulated } from '../http/is-emulated.ts';
import type { SourceWish } from '../http/serve-versioned.ts';
import { Catalogue } from './catalogue.ts';
import { type Entry, entryOf } from './entry.ts';
import { rebuildOnce } from './rebuild-catalogue.ts';
import { unpack } from './shards.ts';

/** So long a deployed server answers from memory without asking whether the catalogue has changed. */
const CHECK_INTERVAL_MS = 10_000;

let held: Catalogue | undefined;

let lastCheck: { at: number; outcome: Promise<Catalogue> } | undefined;

/**
 * The catalogue of now. On the emulators each call asks for its version, which is one read: their workers are
 * processes of their own, and a change is in the next read. A deployed server asks every ten seconds, once for
 * everybody who calls meanwhile, and whenever somebody must have the newest.
 */
export function currentCatalogue({ isFresh }: SourceWish = { isFresh: false }): Promise<Catalogue> {
  if (isEmulated()) return check();
  if (isFresh || !lastCheck || performance.now() - lastCheck.at >= CHECK_INTERVAL_MS) lastCheck = startCheck();
  return lastCheck.outcome;
}

/** One that fails is forgotten: the next call asks again. */
function startCheck() {
  const outcome = check();
  outcome.catch(() => {
    lastCheck = undefined;
  });
  return { at: performance.now(), outcome };
}

async function check(): Promise<Catalogue> {
  const { head, catalogue } = await inSnapshot(readCatalogue);
  if (!catalogue) {
    await rebuildOnce(head);
    return check();
  }
  held = catalogue;
  return catalogue;
}

/** Head and shards as they are at one moment; without a catalogue where it has to be built. */
async function readCatalogue(snapshot: Transaction): Promise<{ head?: CatalogueHeadDocument; catalogue?: Catalogue }> {
  const [head] = await catalogueHead.within(snapshot).get([HEAD]);
  if (!head) return {};
  if (isOlder(head)) return { head };
  if (head.version === held?.version) return { head, catalogue: held };
  return { head, catalogue: new Catalogue(head, await readShards(snapshot, head.shards)) };
}

/** An older version of the shop wrote more of each shard than its id. A catalogue of that kind is built anew. */
function isOlder({ shards }: CatalogueHeadDocument): boolean {
  return shards.some((id) => typeof id !== 'string');
}

/** What the shards hold; without a read where they are in memory. */
async function readShards(snapshot: Transaction, ids: string[]): Promise<Entry[]> {
  if (held && isDeepStrictEqual(held.shards, ids)) return held.packed;
  const shards = await catalogueShards.within(snapshot).get(ids);
  if (shards.length < ids.length) throw new Error('The catalogue has lost a shard: npm run rebuild-catalogue');
  return shards.flatMap(unpack).map(entryOf);
}
