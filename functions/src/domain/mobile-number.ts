import { asciiDigits } from './ascii-digits.ts';
import { MOBILE_PREFIX } from './country.ts';

/** The prefilled prefix, before a number of Bangladesh, with or without its own prefix or leading zero. */
const BEFORE_LOCAL_NUMBER = new RegExp(`^\\${MOBILE_PREFIX}(\\+?880|0)?0?(?=1\\d{9}$)`);

/** Normalises a typed mobile number: ASCII digits, no spaces, no hyphens, one prefix. */
export function plainMobileNumber(typed: string): string {
  return (
    asciiDigits(typed)
      .replace(/[\s-]/g, '')
      // A number of Bangladesh typed after the prefilled prefix replaces it; its leading zero may be left out there.
      .replace(BEFORE_LOCAL_NUMBER, (_prefix, start = '0') => start)
      .replace(/^(\+?880)0(?=1\d{9}$)/, '$1')
  );
}

/** 11 characters in national form, 13 or 14 in international form; an optional leading + counts as one. */
export function isMobileNumber(plain: string): boolean {
  return /^\+?\d+$/.test(plain) && [11, 13, 14].includes(plain.length);
}
