import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { putCounted } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookedOrder, clerkOf } from '../../test/parcels.ts';
import { payoutOf } from '../../test/payouts.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import { database } from '../platform/database/firebase.ts';
import { acceptPayout } from './accept-payout.ts';

// What somebody says of a row, that it is none of the shop's, against what another person does with it before and after.

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  openAccount();
  clerk = await signIn('clerk');
  await putCounted('jute', 100, { price: TAKA });
});
afterAll(resetToSeed);

/** A lamp with its courier. */
async function sent(status: 'Out for Delivery' | 'Delivered') {
  const one = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(one._id, status));
  return one;
}

const FOREIGN = { kind: 'foreign', closed: 'Of another shop, under our number.', owner: 'courier' };
const say = (id: string, more: object = {}) => ask(clerk, `PATCH /settlements/${id}/rows/0`, { ...FOREIGN, ...more });
const accept = async (id: string) => (await ask(clerk, `POST /settlements/${id}/accept`)).body;

async function paidOut(row: Partial<PayoutRow>) {
  return (await ask(clerk, 'POST /settlements', payoutOf([{ collected: TAKA, charge: 70, ...row }]))).body;
}

test('what somebody says of a held row while another person accepts the payout stays said', async () => {
  const { parcel } = await sent('Out for Delivery');
  const { _id } = await paidOut({ invoice: parcel.invoice });
  const run = database.runTransaction.bind(database);
  const before = vi.spyOn(database, 'runTransaction').mockImplementationOnce(async (...given) => {
    expect((await say(_id)).status).toBe(200); // after the row was compared, before that is kept
    return run(...given);
  });
  await acceptPayout(_id, clerkOf(clerk));
  before.mockRestore();
  for (const { rows, findings, sums } of [await accept(_id), await accept(_id)]) {
    expect(rows[0]).toMatchObject({ owner: 'courier' });
    expect([rows[0].parcel, findings.length, sums.foreign]).toEqual([undefined, 1, TAKA - 70]);
  }
});
