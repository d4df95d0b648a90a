import { TIME_ZONE } from '../domain/country.ts';

const dayOfShop = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The shop's day of a time in milliseconds, as yyyy/mm/dd. */
export function orderDate(time: number): string {
  return dayOfShop.format(time).split('/').toReversed().join('/');
}

/** The document id for the sales of the day of `time`, in milliseconds: yyyy-mm-dd, as ids cannot contain a slash. */
export function salesDayId(time: number): string {
  return orderDate(time).replaceAll('/', '-');
}

/**
 * The document id for the part of a day's sales that this order's delivery counts in: sixteen a day, because a document takes
 * no more than about one write a second for long. Order ids begin with a hexadecimal digit.
 */
export function salesPartId(time: number, orderId: string): string {
  return `${salesDayId(time)}_${orderId.slice(0, 1)}`;
}
