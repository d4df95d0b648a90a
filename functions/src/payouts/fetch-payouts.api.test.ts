import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { outsideServices, payouts } from '../platform/database/collections.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

let clerk: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  clerk = await signIn('clerk');
  await resetSettings();
});
afterAll(resetToSeed);
beforeEach(() => {
  account = openAccount();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await outsideServices.reference.doc('steadfast').delete();
});

const call = (what: Parameters<typeof askInProcess>[1], body?: object) => askInProcess(clerk, what, body);
const fetchFrom = async (courier = 'steadfast') => call('POST /settlements/fetch', { courier });

/** An order that this account of the stand-in has delivered, and that is delivered here. */
async function delivered(): Promise<string> {
  const { _id } = await bookedOrder(clerk, 'steadfast');
  await call(`PATCH /orders/admin/${_id}?status=Delivered`);
  for (const parcel of await account.parcels()) await account.move(parcel, 'delivered');
  return _id;
}

test('what Steadfast has paid is fetched and compared once, also with sums as texts', async () => {
  const _id = await delivered();
  await account.pay();
  await account.set({ sums: 'texts', words: 'titleCase' });
  const { body } = await fetchFrom();
  expect(body).toEqual({ added: [expect.stringMatching(/^steadfast_SFC-\d+$/)] });
  const payout = (await call(`GET /settlements/${body.added[0]}`)).body;
  expect(payout).toMatchObject({ findings: [], waiting: 1, rows: [{ orderId: _id, charge: 70 }] });
  expect(await fetchFrom()).toMatchObject({ status: 200, body: { added: [] } });
  await delivered();
  await account.pay();
  expect((await fetchFrom()).body.added).toHaveLength(1);
});

test('a payout that cannot be read keeps no other away, and what is of no parcel is left to a person', async () => {
  await delivered();
  await account.set({ payments: 'unreadable' });
  await account.pay();
  await delivered();
  await account.set({ payments: 'adjusted' });
  await account.pay();
  const { added, problem } = (await fetchFrom()).body;
  expect([added, problem]).toEqual([[expect.stringMatching(/^steadfast_/)], 'unknown']);
  const { findings } = (await call(`GET /settlements/${added[0]}`)).body;
  expect(findings).toMatchObject([{ kind: 'noReason', row: 1 }]);
});

test('a payout of more than 500 rows is fetched in parts that come to its total, and a repeat goes on where one was cut', async () => {
  await delivered();
  await account.set({ payments: 'large' });
  await account.pay();
  const { added } = (await fetchFrom()).body;
  const first = added.at(-1);
  expect(added).toEqual([`${first}.3`, `${first}.2`, first]);
  const parts = await Promise.all(added.map(async (id: string) => (await call(`GET /settlements/${id}`)).body));
  expect(parts.map(({ part, rowCount }) => [part, rowCount])).toEqual([
    [{ number: 3, of: 3 }, 1],
    [{ number: 2, of: 3 }, 500],
    [{ number: 1, of: 3 }, 500],
  ]);
  const paid = parts.map(({ sums }) => sums.paid);
  const [own] = parts.flatMap(({ rows }) => rows.filter(({ orderId }: { orderId?: string }) => orderId));
  expect(sumOfTaka(paid)).toBe(own.collected - 70 + 1_000 * (500 - 70));
  const kinds = new Set(parts.flatMap(({ findings }) => findings.map(({ kind }: { kind: string }) => kind)));
  expect([...kinds]).toEqual(['unknownParcel']);
  await payouts.reference.doc(first).delete(); // as if the first call had ended before
  expect((await fetchFrom()).body.added).toEqual(added);
  expect((await fetchFrom()).body.added).toEqual([]);
});

test('a payment whose file is here already is not added once more', async () => {
  await delivered();
  await account.pay();
  const [first] = (await fetchFrom()).body.added;
  const { rows } = (await call(`GET /settlements/${first}`)).body;
  await payouts.reference.doc(first).delete();
  const told = rows.map(({ consignmentId, invoice, collected, charge }: Record<string, unknown>) => ({
    consignmentId,
    invoice,
    collected,
    charge,
  }));
  const file = { courier: 'steadfast', day: '2026-11-20', fileName: 'panel.csv', rows: told };
  const { _id } = (await call('POST /settlements', file)).body;
  expect((await fetchFrom()).body).toEqual({ added: [_id] });
  expect((await fetchFrom()).body).toEqual({ added: [] });
});

test('a payment that is kept otherwise keeps no other away, and that is said', async () => {
  await delivered();
  await account.set({ payments: 'large' });
  await account.pay();
  const { added } = (await fetchFrom()).body;
  await payouts.reference.doc(added.at(-1)).delete();
  await payouts.reference.doc(added[0]).update({ hash: 'of-other-rows' }); // as if the courier had changed a row since
  await account.set({ payments: 'right' });
  await delivered();
  await account.pay();
  const { body } = await fetchFrom();
  expect(body).toEqual({
    added: [expect.stringMatching(/^steadfast_SFC-\d+$/)],
    differing: [added.at(-1).replace('steadfast_', '')],
  });
  expect((await call(`GET /settlements/${body.added[0]}`)).body).toMatchObject({ rowCount: 1 });
});

test('where all that it tells is new, an older one may be missing, and that is said once', async () => {
  for (let payment = 0; payment < 10; payment++) {
    await delivered();
    await account.pay();
  }
  const { added, mayMissOlder } = (await fetchFrom()).body;
  expect([added.length, mayMissOlder]).toEqual([10, true]);
  expect((await fetchFrom()).body).toEqual({ added: [] });
});

test('errors that a courier has made are found', async () => {
  await delivered();
  await account.set({ payments: 'faulty' });
  await account.pay();
  const { added } = (await fetchFrom()).body;
  const { findings } = (await call(`GET /settlements/${added[0]}`)).body;
  expect(findings).toMatchObject([
    { kind: 'tooLittle', row: 0, taka: 50 },
    { kind: 'unknownParcel', row: 1 },
    { kind: 'wrongTotal', taka: 10 },
  ]);
});

test('without an answer nothing is added, and after refused keys the courier is called no more', async () => {
  await delivered();
  await account.pay();
  await account.set({ lookUps: 'failed' });
  expect((await fetchFrom()).body).toEqual({ added: [], problem: 'unknown' });
  await account.set({ lookUps: 'answered', keys: 'refused' });
  expect((await fetchFrom()).body).toEqual({ added: [], problem: 'keysRefused' });
  const { refused } = await account.calls();
  expect((await fetchFrom()).body).toEqual({ added: [], problem: 'keysRefused' });
  expect((await account.calls()).refused).toBe(refused);
});

test('a courier that tells nothing of its payouts, or is off, cannot be asked', async () => {
  expect((await fetchFrom('pathao')).status).toBe(400);
  vi.stubEnv('COURIERS', '');
  expect((await fetchFrom()).status).toBe(400);
});
