import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a part holds the process: other calls wait a few parts at most. */
const PART_MS = 20;

/** Does what takes seconds for all of these in short parts, with the work of other calls in between. */
export async function inParts<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let end = performance.now() + PART_MS;
  for (const item of items) {
    if (performance.now() >= end) {
      await nextTurn();
      end = performance.now() + PART_MS;
    }
    work(item);
  }
}
