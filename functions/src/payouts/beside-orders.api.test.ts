import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { parcels } from '../platform/database/collections.ts';

// Rows that somebody has closed as money beside the orders: which of them may still become the payment for an order, or for a loss.

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  ({ admin, clerk } = await openPayoutShop({ price: TAKA }));
});
afterAll(resetToSeed);

/** A lamp that its courier brings back. */
async function returned() {
  const one = await bookedOrder(clerk, 'steadfast', { orderItems: [{ _id: 'jute' }] });
  await ask(clerk, statusCall(one._id, 'Out for Delivery'));
  await followParcel(idOf(one.parcel), 'webhook', { word: 'cancelled_return_received', at: Date.now() });
  return one;
}

type Sent = Awaited<ReturnType<typeof returned>>;

const read = async ({ _id }: Sent) => (await ask(clerk, `GET /orders/admin/${_id}`)).body;
const decide = ({ parcel }: Sent, decision: object) => ask(clerk, `POST /parcels/${parcel.invoice}/decide`, decision);
const accept = async (id: string, by = clerk) => (await ask(by, `POST /settlements/${id}/accept`)).body;
const close = (id: string, more: object = {}) =>
  ask(clerk, `PATCH /settlements/${id}/rows/0`, { closed: 'As Steadfast says.', ...more });
const note = ({ _id, parcel: { courier, invoice } }: Sent, body: object) =>
  ask(clerk, `POST /orders/admin/${_id}/parcel/compensation`, { courier, invoice, ...body });

/** What the books have of an order, by kind, in taka; without the charges. */
async function booksOf(one: Sent): Promise<Record<string, number>> {
  const entries: { kind: string; taka: number }[] = (await read(one)).entries;
  const kinds = ['payment', 'compensation', 'adjustment'];
  const sumOf = (wanted: string) => sumOfTaka(entries.flatMap(({ kind, taka }) => (kind === wanted ? taka : [])));
  return Object.fromEntries(kinds.flatMap((kind) => (sumOf(kind) === 0 ? [] : [[kind, sumOf(kind)]])));
}

/** A payout of one row of its parcel; by its charge it is another row than that of another payout. */
async function paidOut({ parcel }: Sent, collected: number, charge: number, more: object = {}) {
  const row = { invoice: parcel.invoice, consignmentId: parcel.consignmentId, collected, charge, ...more };
  return (await ask(clerk, 'POST /settlements', payoutOf([row]))).body;
}

/** How the money turns out to be of the order, or of a claim, and what the books have of it then. */
const TURNS = [
  ['of its order', (one: Sent) => decide(one, { decision: 'delivered' }), { payment: TAKA }],
  ['for its loss', (one: Sent) => note(one, { asked: TAKA }), { compensation: -TAKA }],
] as const;

describe.each(TURNS)('money of a parcel that turns out to be %s', (_which, turn, books) => {
  test('is that once, also where two rows of the same sum were closed as beside it: the other one stays beside', async () => {
    const one = await returned();
    const first = await paidOut(one, TAKA, 1);
    await close(first._id);
    const second = await paidOut(one, TAKA, 2);
    expect(second.findings).toMatchObject([{ kind: 'paidTwice' }]);
    await close(second._id, { isExtra: true });
    expect(await booksOf(one)).toEqual({ adjustment: -2 * TAKA });
    await turn(one);
    await Promise.all([accept(first._id), accept(second._id, admin)]);
    for (const { _id } of [first, second]) await accept(_id);
    expect(await booksOf(one)).toEqual({ ...books, adjustment: -TAKA });
  });

  test('is not that of a row of which its courier has taken it back', async () => {
    const one = await returned();
    const payout = await paidOut(one, TAKA, 1);
    await close(payout._id);
    const back = await paidOut(one, -TAKA, 0);
    await close(back._id);
    expect(await booksOf(one)).toEqual({});
    await turn(one);
    expect(await accept(payout._id)).toMatchObject({ sums: { received: 0, adjusted: TAKA } });
    expect(await booksOf(one)).toEqual({});
    const again = await paidOut(one, TAKA, 0);
    expect((await accept(again._id)).findings).toEqual([]);
    expect(await booksOf(one)).toEqual(books);
  });
});

describe('a row of two parcels that was closed as beside the orders', () => {
  /** Two delivered ones, and a row that names the number of the second and the invoice of the first. */
  async function mixedUp(number: string) {
    const [one, other] = [await returned(), await returned()];
    await decide(one, { decision: 'delivered' });
    await decide(other, { decision: 'delivered', consignmentId: number });
    const payout = await paidOut(one, TAKA, 1, { consignmentId: number });
    expect(payout).toMatchObject({ findings: [{ kind: 'mixedUp' }], rows: [{ orderId: other._id }] });
    expect((await close(payout._id, { isExtra: true })).body).toMatchObject({ sums: { adjusted: TAKA } });
    return { one, other, payout };
  }

  test('keeps neither from its own payment', async () => {
    const { one, other } = await mixedUp('MX-901');
    for (const each of [one, other]) {
      const own = await paidOut(each, TAKA, 2, { consignmentId: undefined });
      expect(own.findings).toEqual([]);
      expect((await accept(own._id)).sums).toMatchObject({ received: TAKA });
    }
    expect((await parcels.get([idOf(one.parcel), idOf(other.parcel)])).flatMap(({ extras = [] }) => extras)).toEqual(
      [],
    );
  });

  test('is the payment of the first once the numbers are right, and no more beside the order of the second', async () => {
    const { one, other, payout } = await mixedUp('MX-902');
    expect(await booksOf(other)).toEqual({ adjustment: -TAKA });
    await decide(other, { decision: 'delivered', consignmentId: 'MX-903' });
    await decide(one, { decision: 'delivered', consignmentId: 'MX-902' });
    await Promise.all([accept(payout._id), accept(payout._id, admin)]);
    expect(await accept(payout._id)).toMatchObject({
      rows: [{ orderId: one._id, isAccepted: true }],
      sums: { received: TAKA, adjusted: 0 },
    });
    expect([await booksOf(one), await booksOf(other)]).toEqual([{ payment: TAKA }, {}]);
  });

  test('is the payment of the same parcel once that has the number of the row', async () => {
    const one = await returned();
    await decide(one, { decision: 'delivered' });
    const payout = await paidOut(one, TAKA, 1, { consignmentId: 'MX-904' });
    expect(payout.findings).toMatchObject([{ kind: 'mixedUp' }]);
    await close(payout._id, { isExtra: true });
    await decide(one, { decision: 'delivered', consignmentId: 'MX-904' });
    expect((await accept(payout._id)).sums).toMatchObject({ received: TAKA, adjusted: 0 });
    expect(await booksOf(one)).toEqual({ payment: TAKA });
  });
});
