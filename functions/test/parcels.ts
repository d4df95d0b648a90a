import type { Order } from '../src/contract/orders.ts';
import type { BookedParcel } from '../src/contract/parcel-notes.ts';
import type { ParcelRow } from '../src/contract/parcels.ts';
import { bookParcels } from '../src/couriers/book-parcels.ts';
import type { CourierName } from '../src/domain/couriers.ts';
import { parcels } from '../src/platform/database/collections.ts';
import type { Staff } from '../src/platform/http/access.ts';
import { askInProcess } from './ask-in-process.ts';
import { NOBODY, type Person } from './people.ts';

/** A buyer to whom every courier delivers. */
export const BUYER = {
  name: 'Rahim Uddin',
  mobileNumber: '01712345678',
  deliveryAddress: 'House 9, Road 3',
  place: { district: 'Dhaka', thana: 'Dhanmondi' },
};

/** A lamp of the seed data. */
export const PENDANT = 'dhoya-smoked-glass-pendant';

type Confirmed = Pick<Order, '_id' | 'number' | 'toCollect'>;

/** Places an order of one lamp, or with these changes, and confirms it by telephone. */
export async function confirmedOrder(staff: Person, changes: object = {}): Promise<Confirmed> {
  const order = { ...BUYER, orderItems: [{ _id: PENDANT }], ...changes };
  const { insertedId } = (await askInProcess(NOBODY, 'POST /orders', order)).body;
  await askInProcess(staff, `POST /desk/${insertedId}/calls`, { outcome: 'confirmed' });
  return (await askInProcess(staff, `GET /orders/admin/${insertedId}`)).body;
}

/** Without the waiting times of a real look-up. */
const AT_ONCE = { waits: [0] };

/** A clerk as the stores know them. */
export function clerkOf({ uid, email }: Person): Staff {
  return { uid, email, role: 'clerk', name: 'Salma' };
}

/** Books as `POST /parcels` does, without waiting for late parcels. */
export function bookAtOnce(
  clerk: Person,
  courier: CourierName,
  orders: Pick<Confirmed, '_id' | 'toCollect'>[],
): Promise<ParcelRow[]> {
  return bookParcels({ courier, orders }, clerkOf(clerk), AT_ONCE);
}

/** Confirms an order and books it with a courier. */
export async function bookedOrder(
  clerk: Person,
  courier: CourierName,
  changes: object = {},
): Promise<Confirmed & { parcel: BookedParcel }> {
  const order = await confirmedOrder(clerk, changes);
  const [row] = await bookAtOnce(clerk, courier, [order]);
  if (row?.parcel?.state !== 'booked') throw new Error(`It was not booked: ${JSON.stringify(row)}`);
  return { ...order, parcel: row.parcel };
}

/** Deletes the parcels of other tests: the account of this one does not have them. */
export async function forgetParcels(): Promise<void> {
  const { docs } = await parcels.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
