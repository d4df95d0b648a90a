import { vi } from 'vitest';
import { type CallRecord, endedCalls } from '../src/platform/http/calls.ts';

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
