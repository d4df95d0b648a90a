import { dayOf } from '../domain/day-of.ts';
import { type DayRange, isRange, RANGE_DAYS_MAXIMUM } from '../domain/day-ranges.ts';
import { BadInput } from '../platform/http/errors.ts';

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/** The range that a caller asks for; an absent day is that of `now`, in milliseconds. @throws {BadInput} */
export function askedRange({ from, to }: Asked, now: number): DayRange {
  const today = dayOf(now);
  const range = { from: from ?? today, to: to ?? today };
  if (isRange(range)) return range;
  const message = `must be a day, not after \`to\`, and at most ${RANGE_DAYS_MAXIMUM} days before it`;
  throw new BadInput([{ path: 'from', message }]);
}
