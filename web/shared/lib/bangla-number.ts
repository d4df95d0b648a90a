import { banglaDigits, inGroups } from '@aloghor/functions/domain/digits';

/** `১২,৩৪,৫৬৭.৫`: Bangla digits, grouped as in Bangladesh, with two decimals at most. */
export function banglaNumber(number: number): string {
  return banglaDigits(inGroups(number, 2).replace(/\.?0+$/, ''));
}
