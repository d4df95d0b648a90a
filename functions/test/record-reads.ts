import { type Read, reads } from '../src/platform/database/collection.ts';

/** The Firestore reads during `work` in this process. */
export async function recordReads(work: () => Promise<unknown>): Promise<Read[]> {
  const recorded: Read[] = [];
  const record = (message: unknown) => recorded.push(message as Read); // the channel carries nothing else
  reads.subscribe(record);
  try {
    await work();
  } finally {
    reads.unsubscribe(record);
  }
  return recorded;
}
