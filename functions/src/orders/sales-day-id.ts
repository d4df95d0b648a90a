import { orderDate } from './order-date.ts';

/** Under which id the sales of the day of `time`, in milliseconds, are kept: yyyy-mm-dd, as no id holds a slash. */
export function salesDayId(time: number): string {
  return orderDate(time).replaceAll('/', '-');
}
