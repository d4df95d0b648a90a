import { hash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { dayOf } from '../domain/day-of.ts';
import { type WorkChange, type WorkedOrder, workBetween } from '../domain/work.ts';
import { type WorkDayDocument, workDays } from '../platform/database/collections.ts';
import { OptimisticBatch } from '../platform/database/optimistic-batch.ts';

/** Counts in the write of a change of an order what it says of people's work, on the day of `now`, in milliseconds. */
export function recordWork(
  write: Transaction | OptimisticBatch,
  before: WorkedOrder,
  after: WorkedOrder,
  now: number,
): void {
  for (const change of workBetween(before, after)) addWork(write, change, now);
}

/** What else a parcel adds: to the times, and when it was packed. */
type Packed = Pick<WorkDayDocument, 'times' | 'packedAt'>;

/** Adds to somebody's counts of the day of `now`. Nobody waits for another: only one's own acts write one's document, mostly. */
export function addWork(
  write: Transaction | OptimisticBatch,
  [by, counts]: WorkChange,
  now: number,
  { times, ...others }: Packed = {},
): void {
  const all = write instanceof OptimisticBatch ? workDays.inBatch(write) : workDays.within(write);
  // An empty map would replace the one that is stored.
  all.addEach(workDayId(by, now), { counts, ...(times && { times }) }, { day: dayOf(now), by, ...others });
}

/** Without the e-mail: an id may not hold every one. */
export function workDayId(by: string, time: number): string {
  return `${dayOf(time)}_${hash('sha256', by)}`;
}
