import { asciiDigits } from './ascii-digits.ts';
import { CURRENCY_WORDS } from './country.ts';
import { withoutInvisible } from './typed-text.ts';

/** `1250`, `1,250`, `1,25,000.50`: grouped as here or as elsewhere, with at most two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

const CURRENCY = CURRENCY_WORDS.map((word) => word.normalize('NFC').replace('.', '\\.')).join('|');
const AROUND_AMOUNT = new RegExp(`^(${CURRENCY})|(${CURRENCY}|/[-=])+$`, 'gi');

/**
 * The amount that somebody has written, in Bangla or other digits, with or without the currency. Undefined for what is none
 * for certain: a comma before the last two digits, or a point before three, may mean either.
 */
export function writtenTaka(text: string): number | undefined {
  const plain = withoutInvisible(asciiDigits(text.normalize('NFC'))).replace(/\s/g, '');
  const amount = plain.replace(AROUND_AMOUNT, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(',', '')) : undefined;
}
