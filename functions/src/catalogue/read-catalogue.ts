import { type CatalogueHeadDocument, catalogueShards } from '../database/collections.ts';
import { isEmulated } from '../http/is-emulated.ts';
import type { SourceWish } from '../http/serve-versioned.ts';
import { Catalogue } from './catalogue.ts';
import { type Entry, entryOf } from './entry.ts';
import { findHead } from './rebuild-catalogue.ts';
import { unpack } from './shards.ts';

/** So long a deployed server answers from memory without asking whether the catalogue has changed. */
const CHECK_INTERVAL_MS = 10_000;

/** A reader that meets a change tries again, with the head of after it. */
const TRIES_MAXIMUM = 10;

let held: Catalogue | undefined;

/** The catalogues that are being read, by their versions. */
const reading = new Map<string, Promise<Catalogue | undefined>>();

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
  for (let tries = 0; tries < TRIES_MAXIMUM; tries++) {
    const head = await findHead();
    if (head.version === held?.version) return held;
    const catalogue = await readOnce(head);
    if (catalogue) return catalogue;
  }
  throw new Error('The catalogue has lost a shard: npm run rebuild-catalogue');
}

/** All who meet a new version at once share one reading of it. It is held then; one that fails is forgotten. */
function readOnce(head: CatalogueHeadDocument): Promise<Catalogue | undefined> {
  const underWay = reading.get(head.version) ?? readCatalogue(head).finally(() => reading.delete(head.version));
  reading.set(head.version, underWay);
  return underWay;
}

/** Nothing where a shard is gone, because there is a newer head. */
async function readCatalogue(head: CatalogueHeadDocument): Promise<Catalogue | undefined> {
  const shards = await readShards(head);
  if (!shards) return undefined;
  held = new Catalogue(head, shards);
  return held;
}

/** Those that are in memory already stay; nothing where one is gone. */
async function readShards({ shards }: CatalogueHeadDocument): Promise<Map<string, Entry[]> | undefined> {
  const known = held?.shards ?? new Map<string, Entry[]>();
  const unknown = shards.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const read = await catalogueShards.get(unknown);
  if (read.length < unknown.length) return undefined;
  const entries = new Map([...known, ...read.map((shard) => [shard._id, unpack(shard).map(entryOf)] as const)]);
  return new Map(shards.map(({ id }) => [id, entries.get(id) ?? []]));
}
