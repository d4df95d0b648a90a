import { plainMobileNumber } from './mobile-number.ts';

/** A mobile number of Bangladesh as its couriers take it: 01, a digit from 3 to 9 and eight more; undefined for any other. */
export function courierPhone(mobileNumber: string): string | undefined {
  return /^(?:\+?88)?(01[3-9]\d{8})$/.exec(plainMobileNumber(mobileNumber))?.[1];
}
