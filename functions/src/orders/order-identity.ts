import { nationalNumber, plainMobileNumber } from '../domain/mobile-number.ts';

/** Whether two mobile numbers reach the same phone: 01712345678 is the national form of +8801712345678. */
export function isSameMobileNumber(one: string, other: string): boolean {
  return nationalNumber(plainMobileNumber(one)) === nationalNumber(plainMobileNumber(other));
}
