import { recordReads } from './record-reads.ts';

/** How many reads Firestore bills for `work`, which is done in this process. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  const reads = await recordReads(work);
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}
