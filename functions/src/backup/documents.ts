import pMap from 'p-map';
import * as z from 'zod/mini';
import { catalogueHead, counters, desk, HEAD } from '../platform/database/collections.ts';
import { writeOfCounter } from './counters.ts';
import type { Project } from './project.ts';

/** A document as a line of a backup. `fields`: Firestore's JSON, in which each value stands under the name of its type. */
export const SavedDocument = z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) });
export type SavedDocument = z.infer<typeof SavedDocument>;

const FoundDocuments = z.array(
  z.object({
    readTime: z.optional(z.string()),
    document: z.optional(
      z.object({ name: z.string(), fields: z._default(z.record(z.string(), z.unknown()), () => ({})) }),
    ),
  }),
);

/** A document has up to 1 MiB: this many are in memory at once. */
const PAGE = 100;

/** The current time of the database. */
export async function readTimeNow(project: Project): Promise<string> {
  const [first] = FoundDocuments.parse(await project.askFirestore('runQuery', { structuredQuery: everything(1) }));
  if (!first?.readTime) throw new Error('Firestore has not told when it has read.');
  return first.readTime;
}

export async function hasDocuments(project: Project): Promise<boolean> {
  const [first] = FoundDocuments.parse(await project.askFirestore('runQuery', { structuredQuery: everything(1) }));
  return first?.document !== undefined;
}

/** Every document of every collection and subcollection, all as of the same moment. */
export async function* documentsAt(project: Project, readTime: string): AsyncGenerator<SavedDocument> {
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const query = { structuredQuery: everything(PAGE, after), readTime };
    const found = FoundDocuments.parse(await project.askFirestore('runQuery', query));
    const documents = found.flatMap(({ document }) => document ?? []);
    for (const { name, fields } of documents) yield { path: name.slice(project.root.length + 1), fields };
    after = documents.at(-1)?.name;
    isLast = documents.length < PAGE;
  }
}

/** The query without a collection, by which Firestore's clients delete whole trees too. */
function everything(limit: number, after?: string) {
  return {
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    limit,
    ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
  };
}

/** Firestore takes 500 writes and 10 MiB in a request. */
export const WRITES_MAXIMUM = 500;
const CHARACTERS_MAXIMUM = 4_000_000;

const REQUESTS_AT_ONCE = 4;

/** Without it the shop stays closed. It is written last, so a restore that breaks off opens none. */
const LAST = catalogueHead.reference.doc(HEAD).path;

/**
 * Writes the documents of these lines, replacing what stands under the same path; the head of the catalogue last. Of
 * two counters the larger one stays.
 * References to documents of the project `from` become references to this one. `restored`: what is written of each.
 * Returns how many were read.
 */
export async function writeDocuments(
  project: Project,
  lines: AsyncIterable<string>,
  from: string,
  restored: (document: SavedDocument) => SavedDocument | undefined = (document) => document,
): Promise<number> {
  let written = 0;
  const last: SavedDocument[] = [];
  const commit = async (documents: SavedDocument[]) => {
    const updates = await Promise.all(documents.map((document) => writeOf(project, restored(document))));
    await project.askFirestore('commit', { writes: updates.flat() });
    written += documents.length;
  };
  const moved = movingReferences(`projects/${from}/`, `projects/${project.id}/`);
  await pMap(batchesOf(lines, moved, last), commit, { concurrency: REQUESTS_AT_ONCE });
  if (last.length > 0) await commit(last);
  return written;
}

/** None for a counter that counts nothing, and for a document that is not restored. */
async function writeOf(project: Project, document: SavedDocument | undefined): Promise<object[]> {
  if (!document) return [];
  const { path, fields } = document;
  if (path.startsWith(`${counters.reference.id}/`)) return writeOfCounter(project, path, fields);
  const kept = path.startsWith(`${desk.reference.id}/`) ? withoutClaim(fields) : fields;
  return [{ update: { name: `${project.root}/${path}`, fields: kept } }];
}

/** Who was calling when the backup was made is not calling now. */
function withoutClaim({ claim, ...fields }: SavedDocument['fields']): SavedDocument['fields'] {
  return fields;
}

async function* batchesOf(lines: AsyncIterable<string>, moved: Reviver, last: SavedDocument[]) {
  let batch: SavedDocument[] = [];
  let characters = 0;
  for await (const line of lines) {
    const document = SavedDocument.parse(JSON.parse(line, moved));
    if (document.path === LAST) {
      last.push(document);
      continue;
    }
    if (batch.length === WRITES_MAXIMUM || characters + line.length > CHARACTERS_MAXIMUM) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(document);
    characters += line.length;
  }
  if (batch.length > 0) yield batch;
}

type Reviver = (key: string, value: unknown) => unknown;

/** A user's field named `referenceValue` holds an object; only Firestore's tag holds a text. */
function movingReferences(from: string, to: string): Reviver {
  return (key, value) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(from)
      ? `${to}${value.slice(from.length)}`
      : value;
}
