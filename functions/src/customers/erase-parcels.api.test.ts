import { expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { bookAtOnce, bookedOrder, confirmedOrder, PENDANT } from '../../test/parcels.ts';
import { dump } from '../../test/stored-documents.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { keepNews } from '../couriers/webhooks/keep-news.ts';
import { pathaoWebhook } from '../couriers/webhooks/pathao-webhook.ts';
import type { CourierName } from '../domain/couriers.ts';
import { desk, orders, parcels } from '../platform/database/collections.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const NUMBER = '01855507531';
/** Stands in every text that somebody has written of the buyer. */
const TRACE = 'Zubaida';

const shop = courierShop();

const ORDER = { name: `${TRACE} Khatun`, mobileNumber: NUMBER, deliveryAddress: `${TRACE} Villa, Road 3` };
const erase = () => askInProcess(shop.admin, 'POST /customers/erase', { mobileNumber: NUMBER });
const left = async () => JSON.stringify(await dump());
const read = async (id: string) => (await askInProcess(shop.admin, `GET /orders/admin/${id}`)).body;
const storedOrder = async (id: string) => (await orders.reference.doc(id).get()).data();
const payAhead = ({ _id }: { _id: string }, taka: number) =>
  askInProcess(shop.admin, `POST /orders/admin/${_id}/amounts`, {
    amounts: [{ kind: 'advance', taka, transaction: `bKash ${NUMBER}, ${TRACE}` }],
  });

/** A parcel that is on its way back to the shop. */
async function returning(courier: CourierName) {
  const { _id, number } = await bookedOrder(shop.clerk, courier, ORDER);
  const id = `${courier}_${number}`;
  const message = `${TRACE} does not open`;
  const tell = (word: string, more: object = {}) =>
    followParcel(id, 'webhook', { word, at: Date.now(), message, ...more });
  await tell(courier === 'pathao' ? 'picked' : 'pending');
  await tell(courier === 'pathao' ? 'returned' : 'cancelled');
  return { _id, number, id, tell };
}

test('of the money that came, and was asked for, the sums stay', async () => {
  const lost = await bookedOrder(shop.clerk, 'pathao', ORDER);
  const id = `pathao_${lost.number}`;
  await followParcel(id, 'webhook', { word: `${TRACE} took it`, at: Date.now(), message: `${TRACE} was there` });
  const parcel = { courier: 'pathao', invoice: lost.number };
  await askInProcess(shop.clerk, `POST /parcels/${lost.number}/decide`, { decision: 'lost' });
  for (const noted of [{ asked: 900 }, { reason: `${TRACE} has it after all` }])
    await askInProcess(shop.clerk, `POST /orders/admin/${lost._id}/parcel/compensation`, { ...parcel, ...noted });
  await parcels.reference.doc(id).update({ reasons: [`${TRACE} is unknown`] });
  await desk.reference.doc(lost._id).update({ 'parcel.reasons': [`${TRACE} is unknown`] });

  const [first, second] = [await confirmedOrder(shop.clerk, ORDER), await confirmedOrder(shop.clerk, ORDER)];
  for (const [order, taka] of [
    [first, 300],
    [second, 200],
  ] as const)
    expect((await payAhead(order, taka)).status).toBe(200);
  const joined = await askInProcess(shop.clerk, `POST /orders/admin/${first._id}/join`, { other: second._id });
  expect(joined.status).toBe(200);
  await askInProcess(shop.admin, statusCall(first._id, 'Delivered'));
  expect((await left()).split(TRACE).length).toBeGreaterThan(20);

  expect((await erase()).body).toEqual({ erasedCount: 3, isMore: false });
  expect(await left()).not.toContain(TRACE);
  expect(await left()).not.toContain(NUMBER);
  expect(await read(first._id)).toMatchObject({ amounts: [{ kind: 'advance', taka: 500 }] });
  const { compensation, word } = (await read(lost._id)).parcel;
  expect(compensation).toMatchObject({ asked: 900, closed: { by: shop.clerk.email } });
  expect(word).toBe(''); // a word that nobody knows
});

test.each(['steadfast', 'pathao'] as const)(
  'what %s says afterwards of a parcel that still comes back names nobody, and moves it on',
  async (courier) => {
    const { _id, tell } = await returning(courier);
    expect(await storedOrder(_id)).toMatchObject({ sentWith: expect.any(Object) });
    expect((await erase()).body).toEqual({ erasedCount: 1, isMore: false });
    await tell(courier === 'pathao' ? 'return-in-transit' : 'cancelled_return_processing');
    await tell(`eaten by ${TRACE}`);
    expect(await tell(`eaten by ${TRACE}`, { key: 'another call' })).toBe('kept');
    await tell(courier === 'pathao' ? 'returned-to-merchant' : 'cancelled_return_received');
    expect(await left()).not.toContain(TRACE);
    const order = await read(_id);
    expect(order).toMatchObject({ status: 'Cancel', parcel: { state: 'returned' } });
    expect(await storedOrder(_id)).not.toHaveProperty('sentWith');
  },
);

test('a hint of an end, which waits until its courier is asked, names nobody, either', async () => {
  const { number, id } = await returning('pathao');
  await erase();
  const told = { word: 'delivered', message: `${TRACE} took it` };
  expect(await keepNews('pathao', pathaoWebhook, { invoice: number, told })).toBe('kept');
  expect((await parcels.reference.doc(id).get()).data()).toMatchObject({ hint: { word: 'delivered' } });
  expect(await left()).not.toContain(TRACE);
});

test('of payouts the sums stay, without what their courier says, and why somebody has closed what was found', async () => {
  const order = await bookedOrder(shop.clerk, 'steadfast', ORDER);
  const { _id, number: invoice, toCollect } = order;
  const row = { invoice, collected: toCollect - 50, charge: 70, word: `paid by ${TRACE}` };
  const pay = async (paymentId: string, rows: object[]) => {
    const sent = { courier: 'steadfast', paymentId, day: '2026-11-20', rows };
    return (await askInProcess(shop.clerk, 'POST /settlements', sent)).body;
  };
  const others = { invoice: 'Z-1', collected: 20, charge: 0, word: 'delivered', reason: 'Kept' };
  await followParcel(`steadfast_${invoice}`, 'webhook', { word: 'delivered', at: Date.now() });
  const paid = await pay('SFC-701', [row, others]);
  await askInProcess(shop.clerk, `POST /settlements/${paid._id}/accept`);
  const back = await pay('SFC-702', [{ ...row, collected: -50, reason: `${TRACE} paid less` }]);
  for (const [{ _id: id }, kind] of [
    [paid, 'tooLittle'],
    [back, 'takenBack'],
  ] as const)
    await askInProcess(shop.clerk, `PATCH /settlements/${id}/rows/0`, { kind, closed: `${TRACE} says so` });
  await askInProcess(shop.clerk, `PATCH /settlements/${paid._id}/rows/1`, { closed: 'Not ours', owner: 'courier' });
  const read = async ({ _id: id }: { _id: string }) => (await askInProcess(shop.clerk, `GET /settlements/${id}`)).body;
  const { sums } = await read(paid);
  const { body: handedOut } = await askInProcess(shop.admin, 'POST /customers/export', { mobileNumber: NUMBER });
  expect(handedOut.orders.find((one: { order: { _id: string } }) => one.order._id === _id)).toMatchObject({
    payouts: expect.arrayContaining([
      { day: '2026-11-20', said: [`paid by ${TRACE}`], closings: [`${TRACE} says so`] },
      { day: '2026-11-20', said: [`paid by ${TRACE}`, `${TRACE} paid less`], closings: [`${TRACE} says so`] },
    ]),
  });

  expect((await erase()).body).toEqual({ erasedCount: 1, isMore: false });
  expect(await left()).not.toContain(TRACE);
  expect(await read(paid)).toMatchObject({
    sums,
    rows: [{ orderId: _id, word: '' }, { word: 'delivered' }],
    findings: expect.arrayContaining([
      expect.objectContaining({ kind: 'unknownParcel', closed: expect.objectContaining({ reason: 'Not ours' }) }),
    ]),
  });
  await pay('SFC-703', [{ ...row, collected: -20, reason: `${TRACE} again` }]);
  expect(await left()).not.toContain(TRACE);
});

test('a later change names no page of the courier, which may name the buyer', async () => {
  const order = await bookedOrder(shop.clerk, 'steadfast', ORDER);
  const [kept] = await shop.account.parcels();
  if (kept) await shop.account.move(kept, 'delivered');
  await followParcel(`steadfast_${order.number}`, 'webhook', { word: 'delivered', at: Date.now() });
  await erase();
  await shop.account.pay();
  await askInProcess(shop.clerk, 'POST /settlements/fetch', { courier: 'steadfast' });
  const [payout] = (await askInProcess(shop.clerk, 'GET /settlements')).body;
  expect((await askInProcess(shop.clerk, `POST /settlements/${payout._id}/accept`)).status).toBe(200);
  const stored = await storedOrder(order._id);
  expect(stored).toMatchObject({ status: 'Delivered', payment: { sum: order.toCollect } });
  expect(stored).not.toHaveProperty('sentWith');
});

test('the desk of an order that had the number before keeps nothing of its parcel of that time', async () => {
  const order = await bookedOrder(shop.clerk, 'pathao', { ...ORDER, orderItems: [{ _id: PENDANT, quantity: 1 }] });
  const { _id, number } = order;
  await askInProcess(shop.clerk, `POST /parcels/${number}/decide`, { decision: 'cancelled' });
  await desk.reference.doc(_id).update({ 'parcel.reasons': [`${TRACE} is unknown`] });
  const correct = { name: 'Morium', mobileNumber: '01855507532', deliveryAddress: 'House 9, Road 2' };
  expect((await askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, correct)).status).toBe(200);
  expect(await left()).toContain(`${TRACE} is unknown`);
  expect((await erase()).body.erasedCount).toBeGreaterThan(0);
  expect(await left()).not.toContain(TRACE);
  expect((await bookAtOnce(shop.clerk, 'pathao', [order])).at(0)).toMatchObject({ parcel: { attempt: 2 } });
});
