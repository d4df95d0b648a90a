import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { openAccount } from '../../test/courier-host.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { CourierName } from '../domain/couriers.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import { parcels } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
});

const TAKA = 1_200;

let admin: Person;
let clerk: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  openAccount();
  await putCounted('jute', 9, { name: 'Jute Lamp', price: 600 });
  const { docs } = await parcels.reference.get(); // those of other tests
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

afterEach(() => void vi.unstubAllEnvs());

interface Sent {
  _id: string;
  courier: CourierName;
  invoice: string;
}

/** Two lamps that a courier has picked up, of which it then says more. */
async function sent(courier: CourierName, ...words: (readonly [word: string, told?: Partial<ToldParcel>])[]) {
  const order = {
    name: 'Rahim Uddin',
    mobileNumber: '01712345678',
    deliveryAddress: 'House 9, Road 3',
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
    orderItems: [{ _id: 'jute', quantity: 2 }],
  };
  const _id: string = (await askInProcess(NOBODY, 'POST /orders', order)).body.insertedId;
  await askInProcess(clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  const { body } = await askInProcess(clerk, 'POST /parcels', { courier, orders: [{ _id, toCollect: TAKA }] });
  const parcel: Sent = { _id, courier, invoice: body.rows[0].parcel.invoice };
  for (const [word, told] of words) await tell(parcel, word, told);
  return parcel;
}

const tell = ({ courier, invoice }: Sent, word: string, told: Partial<ToldParcel> = {}) =>
  followParcel(`${courier}_${invoice}`, 'webhook', { word, at: Date.now(), ...told });
const lost = () => sent('steadfast', ['delivered_approval_pending'], ['exceptional']);
const note = ({ _id, courier, invoice }: Sent, body: object, by = clerk) =>
  askInProcess(by, `POST /orders/admin/${_id}/parcel/compensation`, { courier, invoice, ...body });
const read = async ({ _id }: Sent) => (await askInProcess(clerk, `GET /orders/admin/${_id}`)).body;
const idsOf = async (list: string) =>
  (await askInProcess(clerk, `GET /parcels/${list}`)).body.map(({ order }: { order: Sent }) => order._id);
const entriesOf = async (parcel: Sent) =>
  (await read(parcel)).entries.filter(({ kind }: { kind: string }) => kind === 'compensation');

describe('a lost parcel', () => {
  test('ends with what its courier is asked for it: its order is cancelled, and its lamps stay out of the stock', async () => {
    const parcel = await lost();
    expect(await read(parcel)).toMatchObject({ status: 'Out for Delivery', parcel: { state: 'lost' } });
    expect(await idsOf('doubts')).toEqual([parcel._id]);
    const { status, body } = await note(parcel, { asked: TAKA });
    expect([status, body]).toMatchObject([200, { parcel: { compensation: { asked: TAKA, by: clerk.email } } }]);
    expect(await read(parcel)).toMatchObject({ status: 'Cancel', closedFor: 'lost', parcel: { state: 'lost' } });
    expect(await stockLeft('jute')).toBe(7);
    expect([await idsOf('doubts'), await idsOf('compensations')]).toEqual([[], [parcel._id]]);
    expect((await auditLines(parcel._id)).at(-1)).toMatchObject({
      by: clerk.email,
      after: { status: 'Cancel', compensationAsked: TAKA },
    });
    const history = await askInProcess(clerk, 'POST /desk/number', { mobileNumber: '01712345678' });
    expect(history.body.history.refused).toBe(0); // that is not its buyer's fault
  });

  test('brings what was paid as less cost, on the day on which that is noted, and once', async () => {
    const parcel = await lost();
    await note(parcel, { asked: TAKA });
    const paid = await Promise.all([note(parcel, { paid: 1_000 }), note(parcel, { paid: 1_000 })]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(await entriesOf(parcel)).toMatchObject([{ kind: 'compensation', taka: -1_000, by: clerk.email }]);
    expect(await idsOf('compensations')).toEqual([]);
    expect((await read(parcel)).parcel.compensation).toMatchObject({
      asked: TAKA,
      paid: 1_000,
      closed: { by: clerk.email },
    });
    const other = await note(parcel, { reason: 'It pays nothing.' }, admin);
    expect([other.status, other.body]).toMatchObject([
      409,
      { code: 'compensation-closed', compensation: { paid: 1_000 } },
    ]);
    expect((await askInProcess(admin, 'GET /stats/revenue')).body.received).toBe(0); // nothing that a buyer has paid
  });

  test('is written off with a reason, also where nothing was asked', async () => {
    const parcel = await lost();
    expect((await note(parcel, { reason: 'Steadfast insures nothing.' })).status).toBe(200);
    expect(await read(parcel)).toMatchObject({
      status: 'Cancel',
      parcel: { compensation: { asked: 0, closed: { reason: 'Steadfast insures nothing.' } } },
    });
    expect([await idsOf('doubts'), await idsOf('compensations')]).toEqual([[], []]);
    expect(await entriesOf(parcel)).toEqual([]);
  });

  test('closed with a wrong sum is opened again by who has seen that: what was paid is taken back, and noted anew', async () => {
    const parcel = await lost();
    await note(parcel, { asked: TAKA });
    await note(parcel, { paid: 12_000 });
    const closedSeen: number = (await read(parcel)).parcel.compensation.closed.at;
    expect((await note(parcel, { closedSeen: closedSeen - 1 })).status).toBe(409);
    const opened = await Promise.all([note(parcel, { closedSeen }), note(parcel, { closedSeen })]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(parcel)).parcel.compensation).toEqual({
      asked: TAKA,
      at: expect.any(Number),
      by: clerk.email,
      name: expect.any(String),
    });
    expect(await idsOf('compensations')).toEqual([parcel._id]);
    await note(parcel, { paid: 1_200 });
    const sums = (await entriesOf(parcel)).map(({ taka }: { taka: number }) => taka);
    expect(sums.toSorted((one: number, other: number) => one - other)).toEqual([-12_000, -1_200, 12_000]);
  });

  test('written off by mistake, and its order opened again, is in doubt again, and ends anew', async () => {
    const parcel = await lost();
    await note(parcel, { reason: 'It insures nothing.' });
    expect((await askInProcess(admin, `POST /orders/admin/${parcel._id}/reopen`)).status).toBe(200);
    const { closed } = (await read(parcel)).parcel.compensation;
    expect((await note(parcel, { closedSeen: closed.at })).status).toBe(200);
    expect([(await read(parcel)).status, await idsOf('doubts')]).toEqual(['Out for Delivery', [parcel._id]]);
    await note(parcel, { reason: 'It insures nothing.' });
    expect(await read(parcel)).toMatchObject({ status: 'Cancel', closedFor: 'lost' });
  });

  test('that is found is delivered, or comes back into the stock', async () => {
    const [one, other] = [await lost(), await lost()];
    for (const parcel of [one, other]) await note(parcel, { asked: TAKA });
    await tell(one, 'delivered', { at: Date.now() + 1 });
    await tell(other, 'cancelled_return_received', { at: Date.now() + 1 });
    expect([(await read(one)).status, (await read(other)).status]).toEqual(['Delivered', 'Cancel']);
    expect(await stockLeft('jute')).toBe(7);
    expect(await idsOf('compensations')).toHaveLength(2); // until somebody closes them
  });
});

test('for what came back damaged, or was, a courier is asked, too; a corrected sum replaces the first one', async () => {
  const parcel = await sent('pathao', ['picked'], ['returned']);
  await askInProcess(packer, `POST /orders/admin/${parcel._id}/returned`, {
    reason: 'damaged',
    cameBack: [{ _id: 'jute', quantity: 2 }],
  });
  expect(await stockLeft('jute')).toBe(7);
  for (const asked of [TAKA, TAKA, 900]) expect((await note(parcel, { asked })).status).toBe(200);
  expect((await read(parcel)).parcel.compensation.asked).toBe(900);
  expect((await read(parcel)).closedFor).toBe('returned');
});

test.each([
  ['neither', {}],
  ['both', { asked: 9, paid: 9 }],
  ['a claim that is opened again with a sum', { paid: 9, closedSeen: 1 }],
  ['a negative sum', { asked: -1 }],
  ['a third of a poisha', { paid: 0.001 }],
])('%s is rejected', async (_what, body) => {
  expect((await note(await lost(), body)).status).toBe(400);
});

test('what is asked costs four reads and four writes, what was paid one write more, and the list three reads for each', async () => {
  const parcel = await sent('redx', ['delivery-in-progress'], ['agent-returning'], ['returned']);
  const costs = async (work: () => Promise<unknown>) => {
    let reads = 0;
    const writes = await recordWrites(async () => {
      reads = await countReads(work);
    });
    return [reads, writes.length];
  };
  expect(await costs(() => note(parcel, { asked: 500 }))).toEqual([4, 4]);
  expect(await costs(() => askInProcess(clerk, 'GET /parcels/compensations'))).toEqual([3 + 1, 0]);
  expect(await costs(() => note(parcel, { paid: 400 }))).toEqual([4, 5]);
});

test('nobody asks for a parcel that is on its way, or of another order', async () => {
  const parcel = await sent('pathao', ['picked']);
  expect((await note(parcel, { asked: TAKA })).body.code).toBe('parcel-changed');
  expect((await note({ ...(await lost()), _id: parcel._id }, { asked: TAKA })).body.code).toBe('parcel-changed');
});

describe('no way of a parcel leaves its order open', () => {
  const ends: [how: string, () => Promise<Sent>, order: object, left: number][] = [
    ['lost', async () => withNote(await lost(), { asked: TAKA }), { status: 'Cancel', closedFor: 'lost' }, 7],
    [
      'damaged',
      async () => {
        const parcel = await sent('pathao', ['picked'], ['returned']);
        const cameBack = [{ _id: 'jute', quantity: 2 }];
        await askInProcess(packer, `POST /orders/admin/${parcel._id}/returned`, { reason: 'damaged', cameBack });
        return parcel;
      },
      { status: 'Cancel', closedFor: 'returned', outcome: { reason: 'damaged' } },
      7,
    ],
    [
      'refused',
      () => sent('pathao', ['picked'], ['returned'], ['returned-to-merchant']),
      { status: 'Cancel', closedFor: 'returned' },
      9,
    ],
    [
      'returned in part',
      async () => {
        const parcel = await sent('pathao', ['picked'], ['partial-delivery', { collected: 600 }]);
        const counted = { reason: 'changedMind', cameBack: [{ _id: 'jute', quantity: 1 }], collected: 600 };
        await askInProcess(clerk, `POST /orders/admin/${parcel._id}/outcome`, {
          outcome: 'partlyDelivered',
          ...counted,
        });
        return parcel;
      },
      { status: 'Delivered', closedFor: 'partlyDelivered' },
      8,
    ],
    [
      'cancelled after it was sent',
      () => sent('redx', ['ready-for-delivery'], ['cancelled'], ['returned']),
      { status: 'Cancel', closedFor: 'returned' },
      9,
    ],
  ];

  test.each(ends)('%s', async (_how, end, order, left) => {
    const parcel = await end();
    expect(await read(parcel)).toMatchObject(order);
    expect(await stockLeft('jute')).toBe(left);
    for (const list of ['doubts', 'rescue']) expect(await idsOf(list)).toEqual([]);
  });

  async function withNote(parcel: Sent, body: object): Promise<Sent> {
    await note(parcel, body);
    return parcel;
  }
});
