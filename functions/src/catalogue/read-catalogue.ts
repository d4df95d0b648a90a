import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { inSnapshot, type Stored } from '../platform/database/collection.ts';
import {
  type CatalogueHeadDocument,
  type CatalogueShardDocument,
  catalogueHead,
  catalogueShards,
  HEAD,
} from '../platform/database/collections.ts';
import { Unavailable } from '../platform/http/errors.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';
import type { SourceWish } from '../platform/http/serve-versioned.ts';
import { Catalogue } from './catalogue.ts';
import { readableHead, unpackShard } from './catalogue-documents.ts';
import { type Entry, entryOf } from './entry.ts';
import { packedShard } from './pack-changes.ts';
import { rebuildOnce } from './rebuild-catalogue.ts';

/** How long a deployed server answers from memory before it checks the version again. */
const CHECK_INTERVAL_MS = 10_000;

/** Others may replace the catalogue at the same time. */
const REBUILDS_MAXIMUM = 3;

let held: Catalogue | undefined;

let lastCheck: { at: number; outcome: Promise<Catalogue> } | undefined;

/** The version that is being loaded: concurrent calls share it. */
let loading: { version: string; outcome: Promise<Catalogue | undefined> } | undefined;

let rebuilding: Promise<unknown> | undefined;

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

/** The one that was read last, of whatever age: for what must be said while none can be read. */
export function lastReadCatalogue(): Catalogue | undefined {
  return held;
}

/** A failed check is not cached: the next call checks again. */
function startCheck() {
  const outcome = check();
  outcome.catch(() => {
    lastCheck = undefined;
  });
  return { at: performance.now(), outcome };
}

/** @throws {Unavailable} when the catalogue is damaged again each time it was rebuilt */
async function check(rebuilds = 0): Promise<Catalogue> {
  const { head, load } = await inSnapshot(readCatalogue);
  const catalogue = await load();
  if (catalogue) {
    held = catalogue;
    return catalogue;
  }
  if (rebuilds === REBUILDS_MAXIMUM) throw new Unavailable('not-ready', 'The catalogue cannot be read.');
  rebuilding ??= rebuildOnce(head).finally(() => {
    rebuilding = undefined;
  });
  await rebuilding;
  return check(rebuilds + 1);
}

interface Found {
  head?: Stored<CatalogueHeadDocument> | undefined;
  /** Resolves to undefined when the catalogue must be built first: it is missing or damaged. */
  load: () => Promise<Catalogue | undefined>;
}

/** Head and shards of one snapshot. They are unpacked outside of it: Firestore need not wait for that. */
async function readCatalogue(snapshot: Transaction): Promise<Found> {
  const [stored] = await catalogueHead.within(snapshot).get([HEAD]);
  const head = readableHead(stored);
  if (!head) {
    if (stored) logError('The head of the catalogue cannot be read');
    return { head: stored, load: async () => undefined };
  }
  if (head.version === held?.version) return { load: async () => held };
  if (head.version !== loading?.version) {
    const known = knownShards(head);
    const documents = catalogueShards.within(snapshot).get(head.shards.filter((id) => !known.has(id)));
    loading = { version: head.version, outcome: documents.then((shards) => load(head, known, shards)) };
    loading.outcome.catch(() => {
      loading = undefined;
    });
    await documents;
  }
  const { outcome } = loading;
  return { head: stored, load: () => outcome };
}

/** Those that need not be read: they were when another version was loaded, or this server has written them. */
function knownShards({ shards }: CatalogueHeadDocument): Map<string, Entry[]> {
  const known = shards.map((id) => [id, held?.shards.get(id) ?? packedShard(id)] as const);
  return new Map(known.flatMap(([id, entries]) => (entries ? [[id, entries]] : [])));
}

/** The catalogue of a head, with those shards that were not known; undefined when something of it is missing or damaged. */
async function load(
  head: CatalogueHeadDocument,
  known: ReadonlyMap<string, Entry[]>,
  documents: Stored<CatalogueShardDocument>[],
): Promise<Catalogue | undefined> {
  try {
    const shards = new Map(known);
    for (const document of documents) shards.set(document._id, (await unpackShard(document)).map(entryOf));
    if (shards.size < head.shards.length) throw new Error('A shard is missing');
    return new Catalogue(head, new Map(head.shards.map((id) => [id, shards.get(id) ?? []])), held);
  } catch (error) {
    logError('The catalogue is damaged', { reason: String(error) });
    return undefined;
  }
}
