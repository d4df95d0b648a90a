import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { type Read, reads, type Write, writes } from '../src/platform/database/collection.ts';
import { type CallRecord, endedCalls } from '../src/platform/http/calls.ts';

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

/** How many reads Firestore bills for `work`, which is done in this process. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  const reads = await recordReads(work);
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}

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

/** The records of so many calls, which `work` makes to the app in this process. */
export async function recordCalls(count: number, work: () => Promise<unknown>): Promise<CallRecord[]> {
  const recorded: CallRecord[] = [];
  const record = (message: unknown) => recorded.push(message as CallRecord); // the channel carries nothing else
  endedCalls.subscribe(record);
  try {
    await work();
    // An answer can arrive before its call has ended.
    await vi.waitUntil(() => recorded.length >= count);
  } finally {
    endedCalls.unsubscribe(record);
  }
  return recorded;
}

/** The files below src that narrowed or ordered a query during `work`, as paths from there. */
export async function recordAskers(work: () => Promise<unknown>): Promise<Set<string>> {
  const askers = new Set<string>();
  const spies = (['where', 'orderBy'] as const).map((name) => {
    const original = Query.prototype[name] as (...given: unknown[]) => Query; // a cast: either takes other arguments
    return vi.spyOn(Query.prototype, name).mockImplementation(function (this: Query, ...given: unknown[]) {
      askers.add(askerIn(new Error().stack ?? ''));
      return original.apply(this, given);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return askers;
}

function askerIn(stack: string): string {
  const files = Array.from(stack.matchAll(/\/functions\/src\/([\w/.-]+\.ts)/g), ([, file = '']) => file);
  return files[0] ?? 'unknown';
}
