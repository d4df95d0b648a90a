import { beforeEach, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { bookAtOnce, clerkOf, confirmedOrder } from '../../test/parcels.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { claimParcel } from './claim-parcel.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const shop = courierShop();

beforeEach(async () => {
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 600 });
});

/** Two lamps for which an advance has paid all: nothing is to be collected, as for an order that is cancelled. */
async function prepaidOrder() {
  const order = await confirmedOrder(shop.clerk, { orderItems: [{ _id: 'jute', quantity: 2 }] });
  const amounts = [{ kind: 'advance', taka: order.toCollect, transaction: 'BKX7' }];
  await askInProcess(shop.admin, `POST /orders/admin/${order._id}/amounts`, { amounts });
  return { ...order, toCollect: 0 };
}

type Prepaid = Awaited<ReturnType<typeof prepaidOrder>>;

const askedOnly = async (order: Prepaid) =>
  claimParcel({ courier: 'steadfast' }, order, clerkOf(shop.clerk), await currentCatalogue());
const booked = (order: Prepaid) => bookAtOnce(shop.clerk, 'steadfast', [order]);
async function lost(order: Prepaid): Promise<void> {
  await shop.account.set({ booking: 'cut', keeps: false });
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
      () => askInProcess(shop.admin, statusCall(_id, 'Cancel')),
      () => askInProcess(shop.clerk, `POST /desk/${_id}/calls`, { outcome: 'refused' }),
      () => askInProcess(shop.clerk, `POST /orders/admin/${_id}/split`, { lines: [{ _id: 'jute', quantity: 1 }] }, key),
      () => askInProcess(shop.clerk, `POST /orders/admin/${_id}/join`, { other: other._id }),
      () => askInProcess(shop.clerk, `POST /orders/admin/${other._id}/join`, { other: _id }),
      () =>
        askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, { lines: [{ _id: 'jute', quantity: 1 }] }),
    ];
    for (const change of changes) {
      const { status, body } = await change();
      expect([status, body.code], String(change)).toEqual([409, 'order-booked']);
    }
    expect((await askInProcess(shop.clerk, `GET /orders/admin/${_id}`)).body).toMatchObject({
      parcel: { state },
      orderItems: [{ quantity: 2 }],
    });
    expect(await stockLeft('jute')).toBe(5);
  },
);

test('once it is back in the shop it is cancelled as always', async () => {
  const order = await prepaidOrder();
  await booked(order);
  await askInProcess(shop.clerk, `POST /parcels/${order.number}/decide`, { decision: 'cancelled' });
  expect((await askInProcess(shop.admin, statusCall(order._id, 'Cancel'))).body).toEqual({ modifiedCount: 1 });
  expect(await stockLeft('jute')).toBe(9);
});
