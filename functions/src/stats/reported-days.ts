import { dayOf } from '../domain/day-of.ts';
import { type DayRange, isRange, RANGE_DAYS_MAXIMUM } from '../domain/day-ranges.ts';
import { BadInput } from '../platform/http/errors.ts';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/** The range that a caller asks for; an absent day is that of `now`, in milliseconds. @throws {BadInput} */
export function requestedRange({ from, to }: Asked, now: number): DayRange {
  const today = dayOf(now);
  const range = { from: from ?? today, to: to ?? today };
  if (isRange(range)) return range;
  const message = `must be a day, not after \`to\`, and at most ${RANGE_DAYS_MAXIMUM} days before it`;
  throw new BadInput([{ path: 'from', message }]);
}

/** How many days of sales are shown. */
const DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment in each of the 30 days up to `now`, in milliseconds, the oldest first. */
export function daysUpTo(now: number): number[] {
  // The shop's clocks know no daylight saving time: all its days are equally long.
  return Array.from({ length: DAYS }, (_, day) => now - (DAYS - 1 - day) * DAY_MS);
}
