import { LANGUAGE_TABLE } from './languages.ts';

const ASCII = new Map(
  Object.values(LANGUAGE_TABLE).flatMap(({ digits = '' }) =>
    [...digits].map((digit, value) => [digit, String(value)] as const),
  ),
);

/** Converts the digits of every language of the shop to ASCII. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => ASCII.get(digit) ?? digit);
}

/** `1,250.50` or `1,25,000`. A comma anywhere else may have been meant as a decimal point. */
const IN_GROUPS = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/**
 * A typed number as `Number` reads it: with ASCII digits, without spaces, commas between groups, and the marks that are
 * copied with a number and not seen. What is no number stays one that no rule takes.
 */
export function plainNumber(typed: string): string {
  const digits = asciiDigits(typed.normalize('NFC')).replace(/[\s\p{Cf}]/gu, '');
  return IN_GROUPS.test(digits) ? digits.replaceAll(',', '') : digits;
}
