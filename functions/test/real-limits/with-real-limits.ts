import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { database } from '../../src/platform/database/firebase.ts';
import { indexFor, type StructuredQuery } from '../composite-index.ts';
import { documentSize, fieldsSize, type SentFields, WriteRates } from './limits.ts';

const INVALID_ARGUMENT = 3;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

interface Sent {
  writes?: SentWrite[];
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery: StructuredQuery; aggregations: Aggregation[] };
}

interface Aggregation {
  sum?: { field: { fieldPath: string } };
}

type Send = (method: string, request: Sent, ...rest: unknown[]) => Promise<unknown>;
type SendStream = (method: string, isBidirectional: boolean, request: Sent, ...rest: unknown[]) => Promise<unknown>;

/**
 * Does `work` on a database with the limits of Firestore that its emulator does not have: too large a commit or
 * document is rejected, so is a query without an index, and a document that is written too often aborts the commit.
 * `now` is the clock for how often, in milliseconds. Resolves with the number of writes of each document, by its path.
 */
export async function withRealLimits(work: () => Promise<unknown>, now = Date.now): Promise<Map<string, number>> {
  const client = database as unknown as { request: Send; requestStream: SendStream }; // the client's types hide how it sends
  const [send, sendStream] = [client.request.bind(client), client.requestStream.bind(client)];
  const rates = new WriteRates(now);
  const spies = [
    vi.spyOn(client, 'request').mockImplementation(async (method, request, ...rest) => {
      if (method === 'commit') await assertTaken(request.writes ?? [], rates);
      return send(method, request, ...rest);
    }),
    vi.spyOn(client, 'requestStream').mockImplementation(async (method, isBidirectional, request, ...rest) => {
      assertIndexed(request);
      return sendStream(method, isBidirectional, request, ...rest);
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return new Map([...rates.writes].map(([name, writes]) => [pathOf(name), writes]));
}

async function assertTaken(writes: SentWrite[], rates: WriteRates): Promise<void> {
  const violation = violationIn(writes, await sizesBefore(writes.filter(({ updateMask }) => updateMask)));
  if (violation) throw firestoreError(INVALID_ARGUMENT, violation);
  if (!rates.admit(writes.map(nameOf))) throw firestoreError(ABORTED, 'Too much contention on these documents.');
}

/** The sizes of those documents of which only some fields are written. */
async function sizesBefore(writes: SentWrite[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of new Set(writes.map(nameOf))) {
    const snapshot = await database.doc(pathOf(name)).get();
    // As the client keeps what was sent.
    const { _fieldsProto: fields } = snapshot as unknown as { _fieldsProto?: SentFields };
    if (fields) sizes.set(name, documentSize(name, fields));
  }
  return sizes;
}

const { indexes } = JSON.parse(readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'));
const kept = new Set((indexes as object[]).map((index) => JSON.stringify(index)));

function assertIndexed({ structuredQuery, structuredAggregationQuery: counted }: Sent): void {
  const query = structuredQuery ?? counted?.structuredQuery;
  if (!query) return;
  const sums = (counted?.aggregations ?? []).flatMap(({ sum }) => sum?.field.fieldPath ?? []);
  const index = indexFor(query, sums);
  if (index && !kept.has(JSON.stringify(index))) {
    throw firestoreError(FAILED_PRECONDITION, `The query requires an index: ${JSON.stringify(index)}`);
  }
}

function pathOf(name: string): string {
  return name.split('/documents/')[1] ?? name;
}

function firestoreError(code: number, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code });
}

/** One write of a commit, as it is sent. */
interface SentWrite {
  update?: { name: string; fields?: SentFields };
  /** Only these fields change; the others stay. */
  updateMask?: { fieldPaths?: string[] };
  delete?: string;
}

const DOCUMENT_BYTES_MAXIMUM = 1_048_576;
const COMMIT_BYTES_MAXIMUM = 10 * 1_048_576;

/** Our own limit, which Firestore no longer has: it keeps the locks and index entries of a commit few. */
const COMMIT_WRITES_MAXIMUM = 500;

function nameOf({ update, delete: removed }: SentWrite): string {
  return update?.name ?? removed ?? '';
}

/** Firestore's error for a commit, whatever the database holds; undefined when it accepts it. */
function violationIn(writes: SentWrite[], sizesBefore: Map<string, number>): string | undefined {
  if (writes.length > COMMIT_WRITES_MAXIMUM) return `${writes.length} writes are more than ${COMMIT_WRITES_MAXIMUM}`;
  const after = new Map(sizesBefore);
  for (const write of writes) after.set(nameOf(write), sizeAfter(write, after.get(nameOf(write)) ?? 0));
  const tooBig = [...after].find(([, size]) => size > DOCUMENT_BYTES_MAXIMUM);
  if (tooBig) return `${tooBig[0]} has ${tooBig[1]} bytes, more than ${DOCUMENT_BYTES_MAXIMUM}`;
  const bytes = writes.reduce((sum, write) => sum + sizeAfter(write, 0), 0);
  return bytes > COMMIT_BYTES_MAXIMUM ? `${bytes} bytes are more than ${COMMIT_BYTES_MAXIMUM}` : undefined;
}

/** An upper bound for a change of some fields: the replaced values are counted, too. */
function sizeAfter({ update, updateMask }: SentWrite, before: number): number {
  if (!update) return 0;
  const { name, fields = {} } = update;
  return updateMask && before > 0 ? before + fieldsSize(fields) : documentSize(name, fields);
}
