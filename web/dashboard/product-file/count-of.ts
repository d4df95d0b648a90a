import { plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';

/** The pieces of a cell, a whole number in Bangla or other digits; undefined when it is none that the shop can take. */
export function parseQuantity(cell: string): number | undefined {
  const digits = plainNumber(cell);
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= STOCK_MAXIMUM ? count : undefined;
}
