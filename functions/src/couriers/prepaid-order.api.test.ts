import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookAtOnce, clerkOf, confirmedOrder, forgetParcels } from '../../test/parcels.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { claimParcel } from './claim-parcel.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

let admin: Person;
let clerk: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

beforeEach(async () => {
  account = openAccount();
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 600 });
  await forgetParcels();
});

afterEach(() => void vi.unstubAllEnvs());

/** Two lamps for which an advance has paid all: nothing is to be collected, as for an order that is cancelled. */
async function prepaidOrder() {
  const order = await confirmedOrder(clerk, { orderItems: [{ _id: 'jute', quantity: 2 }] });
  const amounts = [{ kind: 'advance', taka: order.toCollect, transaction: 'BKX7' }];
  await askInProcess(admin, `POST /orders/admin/${order._id}/amounts`, { amounts });
  return { ...order, toCollect: 0 };
}

type Prepaid = Awaited<ReturnType<typeof prepaidOrder>>;

const askedOnly = (order: Prepaid) => claimParcel({ courier: 'steadfast' }, order, clerkOf(clerk));
const booked = (order: Prepaid) => bookAtOnce(clerk, 'steadfast', [order]);
async function lost(order: Prepaid): Promise<void> {
  await account.set({ booking: 'cut', keeps: false });
  await booked(order);
}

test.each([
  ['asked', askedOnly],
  ['unknown', lost],
  ['booked', booked],
])(
  'a prepaid order whose parcel is %s stays as its courier was told, and its products out of the stock',
  async (state, book) => {
    const order = await prepaidOrder();
    const other = await prepaidOrder();
    await book(order);
    const { _id } = order;
    const key = { 'idempotency-key': crypto.randomUUID() };
    const changes = [
      () => askInProcess(admin, statusCall(_id, 'Cancel')),
      () => askInProcess(clerk, `POST /desk/${_id}/calls`, { outcome: 'refused' }),
      () => askInProcess(clerk, `POST /orders/admin/${_id}/split`, { lines: [{ _id: 'jute', quantity: 1 }] }, key),
      () => askInProcess(clerk, `POST /orders/admin/${_id}/join`, { other: other._id }),
      () => askInProcess(clerk, `POST /orders/admin/${other._id}/join`, { other: _id }),
      () => askInProcess(clerk, `PATCH /orders/admin/${_id}/corrections`, { lines: [{ _id: 'jute', quantity: 1 }] }),
    ];
    for (const change of changes) {
      const { status, body } = await change();
      expect([status, body.code], String(change)).toEqual([409, 'order-booked']);
    }
    expect((await askInProcess(clerk, `GET /orders/admin/${_id}`)).body).toMatchObject({
      parcel: { state },
      orderItems: [{ quantity: 2 }],
    });
    expect(await stockLeft('jute')).toBe(5);
  },
);

test('once it is back in the shop it is cancelled as always', async () => {
  const order = await prepaidOrder();
  await booked(order);
  const taken = { state: 'cancelled', invoice: order.number };
  await askInProcess(clerk, `POST /orders/admin/${order._id}/parcel`, taken);
  expect((await askInProcess(admin, statusCall(order._id, 'Cancel'))).body).toEqual({ modifiedCount: 1 });
  expect(await stockLeft('jute')).toBe(9);
});
