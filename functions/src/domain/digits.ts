import { GROUP_SIZE } from './country.ts';
import { LANGUAGE_TABLE, type LanguageCode } from './languages.ts';

const BEFORE_COMMA = new RegExp(`\\d(?=(\\d{${GROUP_SIZE}})*\\d{3}(\\.|$))`, 'g');

/** `12,34,567.50`, or `১২,৩৪,৫৬৭.৫০` in Bangla. */
export function numberIn(language: LanguageCode, number: number, decimals: number): string {
  return digitsIn(language, inGroups(number, decimals));
}

/** A text with the digits of a language: in Bangla `2024/11/20` as `২০২৪/১১/২০`. */
export function digitsIn(language: LanguageCode, text: string): string {
  const { digits } = LANGUAGE_TABLE[language];
  return digits ? text.replace(/\d/g, (digit) => digits.charAt(Number(digit))) : text;
}

/** How many decimals an amount is written with: only where they are not zero. */
export function decimalsOf(amount: number): number {
  return Number.isInteger(amount) ? 0 : 2;
}

/**
 * `12,34,567.50`. By hand: the first number that `Intl` formats blocks a slow phone for 60 ms, just when somebody first
 * taps a prerendered page.
 */
export function inGroups(number: number, decimals: number): string {
  return number.toFixed(decimals).replace(BEFORE_COMMA, '$&,');
}

/** A text with its digits in Bangla: `2024/11/20` as `২০২৪/১১/২০`. */
export function banglaDigits(text: string): string {
  return digitsIn('bn', text);
}
