import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { payoutOf } from '../../test/payouts.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DISCOUNT = { amounts: [{ kind: 'discount', taka: 200 }] };
const IN_PANEL = { inPanel: true };

let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  openAccount();
  clerk = await signIn('clerk');
  await putCounted('jute', 100, { price: 1_000 });
});
afterAll(resetToSeed);

/** A lamp for 1,000 taka, booked. */
const booked = () => bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
type Booked = Awaited<ReturnType<typeof booked>>;

const read = async ({ _id }: Booked) => (await ask(clerk, `GET /orders/admin/${_id}`)).body;
const setAmounts = ({ _id }: Booked, body: object) => ask(clerk, `POST /orders/admin/${_id}/amounts`, body);
const pay = ({ _id }: Booked, body: object) =>
  ask(clerk, `POST /orders/admin/${_id}/payment`, { received: true, ...body });
const tell = ({ parcel }: Booked, told: object) => followParcel(idOf(parcel), 'webhook', { at: Date.now(), ...told });

async function paidOut({ parcel }: Booked, collected: number) {
  const row = { invoice: parcel.invoice, consignmentId: parcel.consignmentId, collected, charge: 70 };
  const { body } = await ask(clerk, 'POST /settlements', payoutOf([row]));
  await ask(clerk, `POST /settlements/${body._id}/accept`);
  return body.findings;
}

describe('a sum that was changed in the panel of a courier', () => {
  test('is the one that it collects and pays: nobody is in doubt of it any more', async () => {
    const order = await booked();
    await tell(order, { collects: 800 });
    expect(await read(order)).toMatchObject({ parcel: { taka: 1_000, doubt: 'sumUnclear' } });
    expect(await setAmounts(order, DISCOUNT)).toMatchObject({ status: 409, body: { code: 'order-booked' } });
    expect(await setAmounts(order, { ...DISCOUNT, ...IN_PANEL })).toMatchObject({ status: 200 });
    const after = await read(order);
    expect(after).toMatchObject({ toCollect: 800, parcel: { state: 'booked', taka: 800 } });
    expect(after.parcel).not.toHaveProperty('doubt');
    expect((await auditLines(order._id)).at(-1)).toMatchObject({
      by: clerk.email,
      before: { parcelTaka: 1_000 },
      after: { parcelTaka: 800 },
    });
    await tell(order, { word: 'delivered', collected: 800, collects: 800 });
    expect((await read(order)).parcel).not.toHaveProperty('doubt');
    expect(await paidOut(order, 800)).toEqual([]);
    expect((await read(order)).payment).toMatchObject({ sum: 800 });
  });

  test('may be less by what was paid meanwhile, all of it or a part', async () => {
    const [part, whole] = [await booked(), await booked()];
    expect(await pay(part, { sum: 300 })).toMatchObject({ status: 409, body: { code: 'order-booked' } });
    await pay(part, { sum: 300, ...IN_PANEL });
    await pay(whole, IN_PANEL);
    expect((await read(part)).parcel).toMatchObject({ taka: 700, ahead: 300 });
    expect((await read(whole)).parcel).toMatchObject({ taka: 0, ahead: 1_000 });
    for (const [order, collected] of [
      [part, 700],
      [whole, 0],
    ] as const) {
      await tell(order, { word: 'delivered', collected });
      expect(await paidOut(order, collected)).toEqual([]);
      expect((await read(order)).payment).toMatchObject({ sum: 1_000 });
    }
  });

  test('says nothing of where the parcel is: what its courier tells late of before still counts', async () => {
    const order = await booked();
    await setAmounts(order, { ...DISCOUNT, ...IN_PANEL });
    await tell(order, { word: 'delivered', at: Date.now() - 60_000, collected: 800 });
    expect(await read(order)).toMatchObject({ status: 'Delivered', parcel: { state: 'delivered' } });
  });

  test('is in whole taka', async () => {
    const order = await booked();
    const amounts = [{ kind: 'discount', taka: 0.5 }];
    expect(await setAmounts(order, { amounts, ...IN_PANEL })).toMatchObject({ status: 400 });
    expect((await read(order)).parcel).toMatchObject({ taka: 1_000 });
  });

  test('is none once the courier has delivered a part: what it has collected is still to be said', async () => {
    const order = await booked();
    await tell(order, { word: 'partial_delivered' });
    expect(await pay(order, { sum: 600, ...IN_PANEL })).toMatchObject({ status: 409, body: { code: 'order-booked' } });
    expect((await read(order)).parcel).toMatchObject({ state: 'partlyDelivered', taka: 1_000, doubt: 'sumUnclear' });
  });

  test('by two people at once is that of one of them, for the order as for its parcel', async () => {
    const order = await booked();
    const other = { amounts: [{ kind: 'discount', taka: 100 }] };
    await Promise.all([DISCOUNT, other].map((body) => setAmounts(order, { ...body, ...IN_PANEL })));
    const { toCollect, parcel } = await read(order);
    expect(parcel.taka).toBe(toCollect);
  });

  test('is no sum of an order that has left its courier, or has none', async () => {
    const order = await booked();
    await ask(clerk, `POST /parcels/${order.parcel.invoice}/decide`, { decision: 'cancelled' });
    await setAmounts(order, { ...DISCOUNT, ...IN_PANEL });
    expect(await read(order)).toMatchObject({ toCollect: 800, parcel: { state: 'cancelled', taka: 1_000 } });
  });
});
