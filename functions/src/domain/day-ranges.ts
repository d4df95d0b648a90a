import { UTC_OFFSET } from './country.ts';
import { dayOf } from './day-of.ts';

/** Days of the shop, each as yyyy-mm-dd; both belong to the range. */
export interface DayRange {
  from: string;
  to: string;
}

/** The ranges that have a name. */
export const RANGES = ['today', '7days', '30days', 'thisMonth', 'lastMonth'] as const;

export type RangeName = (typeof RANGES)[number];

/** The longest range, in days. */
export const RANGE_DAYS_MAXIMUM = 366;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of a named range at `now`, in milliseconds. None is in the future. */
export function rangeOf(name: RangeName, now: number): DayRange {
  const today = dayOf(now);
  const first = firstOfMonth(today);
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case '7days':
      return { from: daysAfter(today, -6), to: today };
    case '30days':
      return { from: daysAfter(today, -29), to: today };
    case 'thisMonth':
      return { from: first, to: today };
    case 'lastMonth': {
      const to = daysAfter(first, -1);
      return { from: firstOfMonth(to), to };
    }
  }
}

/** Whether these are days that exist, in their order, and not too many. */
export function isRange({ from, to }: DayRange): boolean {
  return isDay(from) && isDay(to) && from <= to && to < daysAfter(from, RANGE_DAYS_MAXIMUM);
}

/** When a range begins and when it is over, in milliseconds: the first moment of the day behind it. */
export function timesOf({ from, to }: DayRange): { start: number; end: number } {
  // The shop's clocks know no daylight saving time: all its days are equally long.
  return { start: startOf(from), end: startOf(to) + DAY_MS };
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && daysAfter(text, 0) === text;
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00${UTC_OFFSET}`);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, -2)}01`;
}

/** The day so many days after one, or before it; empty where that one does not exist. */
function daysAfter(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
