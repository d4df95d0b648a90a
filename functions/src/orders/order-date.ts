import { dayOf } from '../domain/day-of.ts';

/** The shop's day of a time in milliseconds, as yyyy/mm/dd. */
export function orderDate(time: number): string {
  return dayOf(time).replaceAll('-', '/');
}

/**
 * The document id for the part of a day's sales that this order's delivery counts in: sixteen a day, because a document takes
 * no more than about one write a second for long. Order ids begin with a hexadecimal digit.
 */
export function salesPartId(time: number, orderId: string): string {
  return `${dayOf(time)}_${orderId.slice(0, 1)}`;
}
