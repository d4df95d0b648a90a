import { documentSize, fieldsSize, type SentFields } from './document-size.ts';

/** One write of a commit, as it is sent. */
export interface SentWrite {
  update?: { name: string; fields?: SentFields };
  /** Only these fields change; the others stay. */
  updateMask?: { fieldPaths?: string[] };
  delete?: string;
}

export const DOCUMENT_BYTES_MAXIMUM = 1_048_576;
export const COMMIT_BYTES_MAXIMUM = 10 * 1_048_576;

/** Firestore has no such limit any more; our own, so that locks and index entries of one commit stay few. */
export const COMMIT_WRITES_MAXIMUM = 500;

export function nameOf({ update, delete: removed }: SentWrite): string {
  return update?.name ?? removed ?? '';
}

/** What Firestore would say of a commit whatever the database holds; undefined when it takes it. */
export function refusalOf(writes: SentWrite[], sizesBefore: Map<string, number>): string | undefined {
  if (writes.length > COMMIT_WRITES_MAXIMUM) return `${writes.length} writes are more than ${COMMIT_WRITES_MAXIMUM}`;
  const after = new Map(sizesBefore);
  for (const write of writes) after.set(nameOf(write), sizeAfter(write, after.get(nameOf(write)) ?? 0));
  const tooBig = [...after].find(([, size]) => size > DOCUMENT_BYTES_MAXIMUM);
  if (tooBig) return `${tooBig[0]} has ${tooBig[1]} bytes, more than ${DOCUMENT_BYTES_MAXIMUM}`;
  const bytes = writes.reduce((sum, write) => sum + sizeAfter(write, 0), 0);
  return bytes > COMMIT_BYTES_MAXIMUM ? `${bytes} bytes are more than ${COMMIT_BYTES_MAXIMUM}` : undefined;
}

/** Of a change of some fields at most: what they replace is counted as well. */
function sizeAfter({ update, updateMask }: SentWrite, before: number): number {
  if (!update) return 0;
  const { name, fields = {} } = update;
  return updateMask && before > 0 ? before + fieldsSize(fields) : documentSize(name, fields);
}
