import type { Query } from 'firebase-admin/firestore';
import { courierPhone, nationalNumber, plainMobileNumber } from '../domain/mobile-number.ts';

/** Whether two mobile numbers reach the same phone: 01712345678 is the national form of +8801712345678. */
export function isSameMobileNumber(one: string, other: string): boolean {
  return nationalNumber(plainMobileNumber(one)) === nationalNumber(plainMobileNumber(other));
}

/** The orders of a mobile number, however it is written: by the number that couriers take, where it is one. */
export function ofMobileNumber(all: Query, mobileNumber: string): Query {
  const phone = courierPhone(mobileNumber);
  return phone ? all.where('courierPhone', '==', phone) : all.where('mobileNumber', '==', mobileNumber);
}
