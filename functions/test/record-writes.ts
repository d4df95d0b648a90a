import { type Write, writes } from '../src/platform/database/collection.ts';

/** The Firestore writes during `work` in this process, as `collection/id`. */
export async function recordWrites(work: () => Promise<unknown>): Promise<string[]> {
  const recorded: string[] = [];
  const record = (message: unknown) => {
    const { collection, id } = message as Write; // the channel carries nothing else
    recorded.push(`${collection}/${id}`);
  };
  writes.subscribe(record);
  try {
    await work();
  } finally {
    writes.unsubscribe(record);
  }
  return recorded;
}
