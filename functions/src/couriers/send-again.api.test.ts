import { afterEach, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { bookAtOnce, confirmedOrder } from '../../test/parcels.ts';
import { outsideServices, parcels } from '../platform/database/collections.ts';
import { lookUpDue } from './look-up-parcels.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const shop = courierShop();

afterEach(async () => {
  await outsideServices.reference.doc('steadfast').delete();
});

/** An order whose parcel Steadfast has kept, while its answer was lost. */
async function lostOrder() {
  const order = await confirmedOrder(shop.clerk);
  await shop.account.set({ booking: 'cut', hiddenMs: DAY_MS });
  await bookAtOnce(shop.clerk, 'steadfast', [order]);
  await shop.account.set({ booking: 'answered' });
  return order;
}

type Wanted = Awaited<ReturnType<typeof lostOrder>>;

const sendAgain = ({ _id, toCollect }: Wanted) => {
  const again = { _id, toCollect, again: true as const };
  return bookAtOnce(shop.clerk, 'steadfast', [again]);
};
const stored = async ({ number }: Wanted) => (await parcels.reference.doc(`steadfast_${number}`).get()).data();

test.each([
  ['has too much to do', 'courierBusy', () => shop.account.set({ booking: 'busy' })],
  ['refuses the keys', 'keysRefused', () => shop.account.set({ keys: 'refused' })],
  [
    'does not take it as it is',
    'rejected',
    async () => void vi.stubEnv('STEADFAST_URL', `${process.env.STEADFAST_URL}/nothing-here`),
  ],
])(
  'a courier that %s now may have it since the first call: it is asked for again soon',
  async (_what, problem, happen) => {
    const order = await lostOrder();
    const url = process.env.STEADFAST_URL;
    await happen();
    expect(await sendAgain(order)).toMatchObject([{ problems: [problem], parcel: { state: 'unknown' } }]);
    const kept = await stored(order);
    expect(kept).toMatchObject({ state: 'unknown', askAt: expect.any(Number) });
    expect(kept).not.toHaveProperty('reasons');
    expect(await bookAtOnce(shop.clerk, 'pathao', [order])).toMatchObject([{ problems: ['stillUnknown'] }]);
    expect((await askInProcess(shop.clerk, statusCall(order._id, 'Cancel'))).body.code).toBe('order-booked');

    await shop.account.set({ booking: 'answered', keys: 'taken', hiddenMs: 0 });
    vi.stubEnv('STEADFAST_URL', url);
    await outsideServices.reference.doc('steadfast').delete();
    await lookUpDue(Date.now() + 2 * MINUTE_MS);
    expect((await askInProcess(shop.clerk, `GET /orders/admin/${order._id}`)).body.parcel).toMatchObject({
      state: 'booked',
    });
    expect(await shop.account.parcels()).toHaveLength(1);
  },
);

test('what the courier says against it stands in the answer alone', async () => {
  const order = await lostOrder();
  vi.stubEnv('STEADFAST_URL', `${process.env.STEADFAST_URL}/nothing-here`);
  const [row] = await sendAgain(order);
  expect(row?.parcel?.reasons).toEqual([expect.any(String)]);
});

test('an order that has left the shop meanwhile is not sent again', async () => {
  const order = await lostOrder();
  await askInProcess(shop.admin, statusCall(order._id, 'Out for Delivery'));
  expect(await sendAgain(order)).toMatchObject([{ problems: ['notInShop'], parcel: { state: 'unknown' } }]);
  expect((await shop.account.calls()).bookings).toBe(1);
});
