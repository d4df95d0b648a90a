import { asciiDigits } from './ascii-digits.ts';

/** What was typed as a mobile number, made plain: ASCII digits, no spaces, no hyphens, one prefix. */
export function plainMobileNumber(typed: string): string {
  return (
    asciiDigits(typed)
      .replace(/[\s-]/g, '')
      // What reaches a phone of Bangladesh, typed behind the prefilled prefix, replaces it; its zero may be left out there.
      .replace(/^\+92(\+?880|0)?0?(?=1\d{9}$)/, (_prefix, start = '0') => start)
      .replace(/^(\+?880)0(?=1\d{9}$)/, '$1')
  );
}

/** With 11 characters as it is dialled at home, with 13 or 14 from abroad; an optional leading + counts as one. */
export function isMobileNumber(plain: string): boolean {
  return /^\+?\d+$/.test(plain) && [11, 13, 14].includes(plain.length);
}
