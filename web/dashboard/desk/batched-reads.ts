/** Milliseconds in which reads are gathered for one call. */
const GATHER_MS = 100;

interface Waiting<Entry> {
  id: string;
  resolve: (entry: Entry | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads entries by their ids, with one call of `readSome` for all that are wanted within a moment, or while the call before
 * is on its way. Resolves with undefined for an id that has no entry.
 */
export function batchedReads<Entry extends { _id: string }>(
  readSome: (ids: string[]) => Promise<Entry[]>,
): (id: string) => Promise<Entry | undefined> {
  let waiting: Waiting<Entry>[] = [];
  let isReading = false;

  async function readAll() {
    isReading = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const wanted = waiting;
      waiting = [];
      try {
        const found = await readSome([...new Set(wanted.map(({ id }) => id))]);
        for (const { id, resolve } of wanted) resolve(found.find(({ _id }) => _id === id));
      } catch (error) {
        for (const { reject } of wanted) reject(error);
      }
    }
    isReading = false;
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      if (!isReading) void readAll();
    });
}
