import { GROUPING } from './format.ts';

const grouped = new Intl.NumberFormat(GROUPING.bn, { maximumFractionDigits: 2 });

/** `১২,৩৪,৫৬৭.৫`: Bangla digits, grouped as in Bangladesh, with two decimals at most. */
export function banglaNumber(number: number): string {
  return grouped.format(number);
}

const DIGITS = [...'০১২৩৪৫৬৭৮৯'];

/** A text with its digits in Bangla: `2024/11/20` as `২০২৪/১১/২০`. */
export function banglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
}
