import { type DayRange, isRange, RANGES, type RangeName, rangeOf } from '@aloghor/functions/domain/day-ranges';

/** The days that are shown: a named range, or any other. */
export interface ChosenRange {
  name: RangeName | 'own';
  days: DayRange;
}

const USUAL: RangeName = '30days';

/** The range of the page's address at `now`, in milliseconds; the last 30 days where it has none that is one. */
export function readRange(search: URLSearchParams, now: number): ChosenRange {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (isRange(own)) return { name: 'own', days: own };
  const name = RANGES.find((known) => known === search.get('days')) ?? USUAL;
  return { name, days: rangeOf(name, now) };
}

/** The search parameters with this range. */
export function withRange(search: URLSearchParams, chosen: RangeName | DayRange): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  const parameters = typeof chosen === 'string' ? { days: chosen } : { from: chosen.from, to: chosen.to };
  for (const [name, value] of Object.entries(parameters)) if (value !== USUAL) next.set(name, value);
  return next;
}
