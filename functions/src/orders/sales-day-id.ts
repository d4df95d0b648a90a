import { orderDate } from './order-date.ts';

/** The document id for the sales of the day of `time`, in milliseconds: yyyy-mm-dd, as ids cannot contain a slash. */
export function salesDayId(time: number): string {
  return orderDate(time).replaceAll('/', '-');
}
