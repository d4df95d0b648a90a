import { plainMobileNumber } from '../domain/mobile-number.ts';

const LOCAL_DIGITS = 11;

/** Whether two mobile numbers reach the same phone: 01712345678 is +8801712345678 at home. */
export function isSameNumber(one: string, other: string): boolean {
  // An order may be older than what makes numbers plain today.
  return localNumber(plainMobileNumber(one)) === localNumber(plainMobileNumber(other));
}

/** A plain mobile number as it is dialled at home. */
export function localNumber(number: string): string {
  return number.slice(-LOCAL_DIGITS);
}
