import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { inSnapshot } from '../platform/database/collection.ts';
import { type CatalogueHeadDocument, catalogueHead, catalogueShards, HEAD } from '../platform/database/collections.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';
import type { SourceWish } from '../platform/http/serve-versioned.ts';
import { Catalogue } from './catalogue.ts';
import { unpack } from './catalogue-documents.ts';
import { type Entry, entryOf } from './entry.ts';
import { rebuildOnce } from './rebuild-catalogue.ts';

/** How long a deployed server answers from memory before it checks the version again. */
const CHECK_INTERVAL_MS = 10_000;

let held: Catalogue | undefined;

let lastCheck: { at: number; outcome: Promise<Catalogue> } | undefined;

/**
 * The current catalogue. On the emulators each call checks its version, which is one read: tests write past their
 * process, and a change must be in the next read. A deployed server checks at most every ten seconds, shared by all
 * concurrent calls, and for each call that must have the newest version.
 */
export function currentCatalogue({ isFresh }: SourceWish = { isFresh: false }): Promise<Catalogue> {
  if (isEmulated()) return check();
  if (isFresh || !lastCheck || performance.now() - lastCheck.at >= CHECK_INTERVAL_MS) lastCheck = startCheck();
  return lastCheck.outcome;
}

/** The same as shoppers may see it. */
export async function shopperCatalogue(wish?: SourceWish): Promise<Catalogue> {
  return (await currentCatalogue(wish)).forShoppers;
}

/** A failed check is not cached: the next call checks again. */
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

/** Head and shards of one snapshot; `catalogue` is undefined when it must be built first. */
async function readCatalogue(snapshot: Transaction): Promise<{ head?: CatalogueHeadDocument; catalogue?: Catalogue }> {
  const [head] = await catalogueHead.within(snapshot).get([HEAD]);
  if (!head) return {};
  if (isOlder(head)) return { head };
  if (head.version === held?.version) return { head, catalogue: held };
  const packed = await readShards(snapshot, head.shards);
  return { head, catalogue: packed && new Catalogue(head, packed) };
}

/**
 * Older versions stored more than the id of each shard in the head, or settings uncompressed. Such a catalogue is
 * rebuilt.
 */
function isOlder({ shards, settings = {} }: CatalogueHeadDocument): boolean {
  return (
    shards.some((id) => typeof id !== 'string') || Object.values(settings).some((part) => !(part instanceof Uint8Array))
  );
}

/** The contents of the shards, undefined when one is missing; costs no read when they are in memory. */
async function readShards(snapshot: Transaction, ids: string[]): Promise<Entry[] | undefined> {
  if (held && isDeepStrictEqual(held.shards, ids)) return held.packed;
  const shards = await catalogueShards.within(snapshot).get(ids);
  if (shards.length < ids.length) return undefined;
  return shards.flatMap(unpack).map(entryOf);
}
