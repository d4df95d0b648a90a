/** How many days of sales are shown. */
export const DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment in each of the 30 days up to `now`, in milliseconds, the oldest first. */
export function daysUpTo(now: number): number[] {
  // The shop's clocks know no daylight saving time: all its days are equally long.
  return Array.from({ length: DAYS }, (_, day) => now - (DAYS - 1 - day) * DAY_MS);
}
