import { courierPhone } from '../domain/courier-phone.ts';
import { orders } from '../platform/database/collections.ts';

/** So many of one mobile number within an hour are not one person's. */
const MANY = 30;

const HOUR_MS = 3_600_000;

/**
 * Whether an order of this mobile number, placed at `now`, is the thirtieth of an hour or a later one, from whatever addresses
 * they came. Costs one read.
 */
export async function isOneOfMany(mobileNumber: string, now: number): Promise<boolean> {
  const phone = courierPhone(mobileNumber); // the same however it is written
  const earlier = await orders.count((all) =>
    (phone ? all.where('courierPhone', '==', phone) : all.where('mobileNumber', '==', mobileNumber))
      .where('createdAt', '>', now - HOUR_MS)
      .orderBy('createdAt', 'desc'),
  );
  return earlier + 1 >= MANY;
}
