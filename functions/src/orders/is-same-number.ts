import { plainMobileNumber } from '../domain/mobile-number.ts';

const LOCAL_DIGITS = 11;

/** Whether two mobile numbers reach the same phone: 01712345678 is the national form of +8801712345678. */
export function isSameNumber(one: string, other: string): boolean {
  // Older orders may hold a number that was not normalised.
  return localNumber(plainMobileNumber(one)) === localNumber(plainMobileNumber(other));
}

/** A normalised mobile number in its national form. */
export function localNumber(number: string): string {
  return number.slice(-LOCAL_DIGITS);
}
