import { type PayoutRow, sumPaid } from '../src/domain/payouts.ts';
import { parcels } from '../src/platform/database/collections.ts';
import { ask, statusCall } from './ask.ts';
import { putCounted } from './catalogue.ts';
import { openAccount } from './courier-host.ts';
import { type Person, signIn } from './people.ts';
import { resetToSeed } from './seed.ts';

/** The seeded shop with an account at the couriers, and a counted lamp `jute` for `price` taka. Resolves with its staff. */
export async function openPayoutShop({ price, stock = 100 }: { price: number; stock?: number }) {
  await resetToSeed();
  openAccount();
  const [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
  await putCounted('jute', stock, { price });
  return { admin, clerk, packer };
}

/** A delivered order, and its parcel as a courier has it. */
export interface Brought {
  _id: string;
  number: string;
  toCollect: number;
  consignmentId: string;
}

/** Confirms an order, books it and has it delivered. */
export async function deliverByCourier(staff: Person, _id: string, courier = 'steadfast'): Promise<Brought> {
  await ask(staff, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  const { toCollect, number } = (await ask(staff, 'POST /parcels/check', { courier, ids: [_id] })).body.rows[0];
  await ask(staff, 'POST /parcels', { courier, orders: [{ _id, toCollect }] });
  await ask(staff, statusCall(_id, 'Delivered'));
  const { docs } = await parcels.reference.where('orderId', '==', _id).get();
  return { _id, number, toCollect, consignmentId: docs[0]?.get('consignmentId') };
}

/** What a courier says of it: it went inside Dhaka, and nothing is wrong. */
export function rowOf({ number, toCollect, consignmentId }: Brought, changes: Partial<PayoutRow> = {}): PayoutRow {
  return { invoice: number, consignmentId, collected: toCollect, charge: 70, ...changes };
}

/** What is sent of a payout of these rows; the total is what they come to. */
export function payoutOf(rows: PayoutRow[], more: object = {}) {
  return { courier: 'steadfast', day: '2026-11-20', rows, total: sumPaid(rows), ...more };
}
