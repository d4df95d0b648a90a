import type { NumberMark } from '../domain/desk-marks.ts';
import { courierPhone, plainMobileNumber } from '../domain/mobile-number.ts';
import { numberMarks } from '../platform/database/collections.ts';

/** The id of what the shop keeps of a mobile number: the same however it is written. */
export function numberKey(mobileNumber: string): string {
  return courierPhone(mobileNumber) ?? plainMobileNumber(mobileNumber);
}

/** The marks that the staff have set for a mobile number. */
export async function marksOfNumber(
  mobileNumber: string,
  from: Pick<typeof numberMarks, 'get'> = numberMarks,
): Promise<NumberMark[]> {
  const [found] = await from.get([numberKey(mobileNumber)]);
  return found?.marks ?? [];
}
