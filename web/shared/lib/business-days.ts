import { terms } from '../shop.config.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const BUSINESS_DAYS: readonly string[] = terms.businessDays;

/** The day so many business days after a day, each as yyyy-mm-dd: none after a weekend's is the next business day. */
export function businessDayAfter(day: string, days: number): string {
  let time = Date.parse(day); // of a date alone: in UTC
  for (let left = days; left > 0 || !isBusinessDay(time); ) {
    time += DAY_MS;
    if (isBusinessDay(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, day.length);
}

function isBusinessDay(time: number): boolean {
  return BUSINESS_DAYS.includes(WEEKDAYS[new Date(time).getUTCDay()] ?? '');
}
