import { asciiDigits, plainNumber } from '@aloghor/functions/domain/ascii-digits';
import { STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import { shop } from '../../shared/shop.config.ts';

/** `1250`, `1,250`, `1,25,000.50`: grouped as here or as elsewhere, with at most two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

const { sign, name, code } = shop.currency;
const MARK = [sign, `${name}.`, name, code].map((mark) => mark.replace(/\W/g, '\\$&')).join('|');
const MARKS = new RegExp(`^(${MARK})|(${MARK}|/[-=])$`, 'gi');

/**
 * The price in a cell, in taka: Bangla or other digits, with or without the currency; undefined if it is not an
 * amount. A comma before the last two digits is not read as a decimal point: that would be a guess.
 */
export function parsePrice(cell: string): number | undefined {
  const amount = asciiDigits(cell.normalize('NFC')).replace(/\s/g, '').replace(MARKS, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}

/** The quantity in a cell, a whole number in Bangla or other digits; undefined if it is not one within the limits. */
export function parseQuantity(cell: string): number | undefined {
  const digits = plainNumber(cell);
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return count <= STOCK_MAXIMUM ? count : undefined;
}
