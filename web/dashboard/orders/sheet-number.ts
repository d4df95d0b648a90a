import { isNational, nationalNumber, plainMobileNumber } from '@aloghor/functions/domain/mobile-number';

const BEHIND_THE_HYPHEN = 6;

/**
 * A mobile number for a spreadsheet: 01712-345678, in national form. With the usual hyphen every spreadsheet reads it as
 * a text and keeps the zero; 01712345678 would become a number, and a + a formula.
 */
export function spreadsheetMobileNumber(mobileNumber: string): string {
  const digits = plainMobileNumber(mobileNumber).replace(/\D/g, '');
  const national = nationalNumber(digits);
  const number = isNational(national) ? national : digits;
  return `${number.slice(0, -BEHIND_THE_HYPHEN)}-${number.slice(-BEHIND_THE_HYPHEN)}`;
}
