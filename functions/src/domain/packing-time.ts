/** A parcel that takes longer, in seconds, was interrupted: its time is not measured. */
export const PACKING_SECONDS_MAXIMUM = 30 * 60;

/** What a bench has measured, and what the shop knows. All times in milliseconds. */
interface Packing {
  /** From the scan of the slip to the last scan, as the bench says; absent for a parcel that was ticked in the list. */
  measuredMs: number | undefined;
  /** When the same person packed a parcel before; undefined for the first one of the day. */
  previousAt: number | undefined;
  packedAt: number;
}

/**
 * How many seconds a parcel has taken: from the first scan of its slip, or from the previous parcel of the same person
 * where that is later, until it is packed. Undefined where it was not measured.
 */
export function packingSeconds({ measuredMs, previousAt, packedAt }: Packing): number | undefined {
  if (measuredMs === undefined) return undefined;
  const sincePrevious = previousAt === undefined ? Number.POSITIVE_INFINITY : Math.max(0, packedAt - previousAt);
  const seconds = Math.round(Math.min(measuredMs, sincePrevious) / 1000);
  return seconds <= PACKING_SECONDS_MAXIMUM ? seconds : undefined;
}

/** How many parcels took so many seconds, by the seconds. */
export type PackingTimes = Record<string, number>;

/** The median of all, in seconds: half of the parcels took no longer. Undefined where there are none. */
export function medianSeconds(all: readonly PackingTimes[]): number | undefined {
  const sums = new Map<number, number>();
  for (const [seconds, count] of all.flatMap((times) => Object.entries(times)))
    sums.set(Number(seconds), (sums.get(Number(seconds)) ?? 0) + count);
  const measured = [...sums].filter(([, count]) => count > 0).toSorted(([one], [other]) => one - other);
  const total = measured.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [seconds, count] of measured) {
    passed += count;
    if (passed * 2 >= total) return seconds;
  }
  return undefined;
}
