import { NAMED_PRODUCTS_MAXIMUM, PRICE_MAXIMUM } from './limits.ts';

/** Products that one call changes: with what is recorded about each, a transaction stays far below 500 writes. */
export const BULK_MAXIMUM = NAMED_PRODUCTS_MAXIMUM;

/** By how much prices go down or up at once; more is a typing error. */
export const PERCENT_MINIMUM = -90;
export const PERCENT_MAXIMUM = 300;
export const PERCENT_DECIMALS = 1;

/**
 * What becomes of each product:
 * - `changed`, `deleted`: by this call, or by an earlier one with the same key
 * - `unchanged`: it is already as wanted
 * - `gone`: no product has the id
 * - `stale`: it was changed since the version that the call names
 * - `outOfRange`: its price would be nothing, or beyond the limit
 */
export const BULK_OUTCOMES = ['changed', 'deleted', 'unchanged', 'gone', 'stale', 'outOfRange'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** The price after a change by so many per cent, in whole taka; undefined where it would be nothing, or beyond the limit. */
export function priceAfter(price: number, percent: number): number | undefined {
  // In poisha and thousandths, which are whole numbers, so that half a taka is exact, and rounded up.
  const taka = Math.round((Math.round(price * 100) * Math.round((100 + percent) * 10)) / 100_000);
  return taka >= 1 && taka <= PRICE_MAXIMUM ? taka : undefined;
}
