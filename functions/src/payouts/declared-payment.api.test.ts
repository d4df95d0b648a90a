import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { putCounted } from '../../test/catalogue.ts';
import { BUYER } from '../../test/parcels.ts';
import { type Brought, deliverByCourier, payoutOf, rowOf } from '../../test/payouts.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
  await putCounted('jute', 100, { price: 1_000 });
});
afterAll(resetToSeed);

const read = async (id: string) => (await ask(clerk, `GET /orders/admin/${id}`)).body;
const received = async () => (await ask(admin, 'GET /stats/revenue')).body.received as number;
const differenceOf = async (id: string) => (await ask(admin, `GET /orders/admin/${id}/profit`)).body.sums.difference;

/** A lamp for 1,000 taka, of which this was paid before, delivered; then somebody records all that has come of it. */
async function declared(sum: number, before = 0): Promise<Brought> {
  const { insertedId } = (await ask(NOBODY, 'POST /orders', { ...BUYER, orderItems: [{ _id: 'jute' }] })).body;
  const pay = (body: object) => ask(clerk, `POST /orders/admin/${insertedId}/payment`, { received: true, ...body });
  if (before > 0) await pay({ sum: before });
  const brought = await deliverByCourier(clerk, insertedId);
  expect(await pay({ sum, ...(before > 0 && { sumSeen: before }) })).toMatchObject({ status: 200 });
  return brought;
}

async function paidOut(brought: Brought, collected: number) {
  const { body } = await ask(clerk, 'POST /settlements', payoutOf([rowOf(brought, { collected })]));
  await ask(clerk, `POST /settlements/${body._id}/accept`);
  return body;
}

describe('what somebody has recorded as all that came of a parcel', () => {
  test.each([
    ['less than was to be collected', 900, 0, 900],
    ['more, as buyers round up', 1_100, 0, 1_100],
    ['less, of which some came before', 950, 300, 650],
    ['nothing more than what came before', 300, 300, 0],
  ])('is what its courier brings, and stays: %s', async (_which, sum, before, collected) => {
    const brought = await declared(sum, before);
    const revenue = await received();
    const payout = await paidOut(brought, collected);
    expect(payout).toMatchObject({ findings: [], rows: [{ expected: collected }] });
    expect(await read(brought._id)).toMatchObject({
      payment: { sum, less: 1_000 - sum },
      parcel: { payout: payout._id },
    });
    expect(await differenceOf(brought._id)).toBe(sum - 1_000);
    expect(await received()).toBe(revenue);
  });

  test.each([
    ['all that was to be collected', 900, 0, 1_000, 1_000],
    ['some of the rest', 300, 300, 500, 800],
  ])('grows by what its courier has brought beyond it: %s', async (_which, sum, before, collected, then) => {
    const brought = await declared(sum, before);
    const revenue = await received();
    expect(await paidOut(brought, collected)).toMatchObject({ findings: [], rows: [{ expected: collected }] });
    expect((await read(brought._id)).payment.sum).toBe(then);
    expect(await received()).toBe(revenue + then - sum);
  });

  test.each([
    ['less than it', 800, { kind: 'tooLittle', row: 0, taka: 100 }],
    ['more than was to be collected', 1_050, { kind: 'tooMuch', row: 0, taka: -50 }],
  ])('is compared with what its courier brings: %s', async (_which, collected, finding) => {
    expect((await paidOut(await declared(900), collected)).findings).toEqual([finding]);
  });
});
