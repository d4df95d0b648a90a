import { asciiDigits } from './ascii-digits.ts';
import { MOBILE_PREFIX } from './country.ts';

// Mobile numbers of Bangladesh: in national form a zero and what follows it; abroad the country's code replaces the zero.
const COUNTRY_CODE = '880';
const BEHIND_ZERO = '1\\d{9}';
const NATIONAL_LENGTH = 11;

const NATIONAL = new RegExp(`^0${BEHIND_ZERO}$`);

/** The prefilled prefix, before a number of the country, with or without its own prefix or leading zero. */
const BEFORE_LOCAL_NUMBER = new RegExp(`^\\${MOBILE_PREFIX}(\\+?${COUNTRY_CODE}|0)?0?(?=${BEHIND_ZERO}$)`);

/** Dialled from abroad in place of the +; may also follow the prefilled prefix. */
const DIALLED_FROM_ABROAD = new RegExp(`^(\\${MOBILE_PREFIX})?00(?=${COUNTRY_CODE})`);

const WITHOUT_ZERO = /^(?=1[3-9]\d{8}$)/;

/** Spaces, hyphens and dashes of every kind, dots, brackets, and the invisible marks of a number copied from the telephone's contacts. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.()[\]]/gu;

const BEFORE_NEEDLESS_ZERO = new RegExp(`^(\\+?${COUNTRY_CODE})0(?=${BEHIND_ZERO}$)`);

/** Normalises a typed mobile number: ASCII digits, no separators, one prefix, the zero of the national form. */
export function plainMobileNumber(typed: string): string {
  return (
    asciiDigits(typed)
      .replace(SEPARATORS, '')
      .replace(DIALLED_FROM_ABROAD, '$1')
      // A number of the country typed after the prefilled prefix replaces it; its leading zero may be left out there.
      .replace(BEFORE_LOCAL_NUMBER, (_prefix, start = '0') => start)
      .replace(BEFORE_NEEDLESS_ZERO, '$1')
      .replace(WITHOUT_ZERO, '0')
  );
}

/** 11 characters in national form, 13 or 14 in international form; an optional leading + counts as one. */
export function isMobileNumber(plain: string): boolean {
  return /^\+?\d+$/.test(plain) && [NATIONAL_LENGTH, 13, 14].includes(plain.length);
}

/** The national form `01712345678` of a plain number of the country; the last digits of a foreign one. */
export function nationalNumber(plain: string): string {
  return plain.slice(-NATIONAL_LENGTH);
}

/** Whether it is a number of the country in national form. */
export function isNational(plain: string): boolean {
  return NATIONAL.test(plain);
}

/** The international form `8801712345678` of `01712345678`. */
export function internationalNumber(national: string): string {
  return `${COUNTRY_CODE}${national.slice(1)}`;
}

/** A mobile number of Bangladesh as its couriers take it: 01, a digit from 3 to 9 and eight more; undefined for any other. */
export function courierPhone(mobileNumber: string): string | undefined {
  return /^(?:\+?88)?(01[3-9]\d{8})$/.exec(plainMobileNumber(mobileNumber))?.[1];
}
