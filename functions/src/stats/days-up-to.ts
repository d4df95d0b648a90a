/** The days that the sales are shown of. */
export const DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment in each of the 30 days up to `now`, in milliseconds, the oldest first. */
export function daysUpTo(now: number): number[] {
  // Dhaka keeps no summer time: each of its days is as long.
  return Array.from({ length: DAYS }, (_, day) => now - (DAYS - 1 - day) * DAY_MS);
}
