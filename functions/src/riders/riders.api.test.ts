import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { stockLeft } from '../../test/catalogue.ts';
import { newCustomer, type Person } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { deliver, give, LAMP, newRiders, openRidersShop, orderLamps, setRiders, sheetOf } from '../../test/riders.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import { desk as desks } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const SENT = 'Out for Delivery';

let admin: Person;
let clerk: Person;
let packer: Person;
/** Of no other test. */
let karim: string;
let salam: string;

beforeAll(async () => {
  ({ admin, clerk, packer } = await openRidersShop());
});
afterAll(resetToSeed);

beforeEach(async () => {
  ({ karim, salam } = await newRiders(admin));
});

async function confirmed(): Promise<string> {
  const id = await orderLamps();
  await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
  return id;
}

const read = async (id: string) => (await ask(admin, `GET /orders/admin/${id}`)).body;
const idsOf = (sheet: { orders: { _id: string }[] }) => sheet.orders.map(({ _id }) => _id);
const undoSent = (id: string) => ask(admin, `POST /orders/admin/${id}/undo-sent`);
const later = (id: string, who = admin) => ask(who, `POST /orders/admin/${id}/another-day`);

const CHANGED = { status: 200, body: { modifiedCount: 1 } };
const UNCHANGED = { status: 200, body: { modifiedCount: 0 } };
const rejected = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

describe('an order that is given to a rider', () => {
  test('is out for delivery, with the rider named to the staff and to no buyer', async () => {
    const rahim = await newCustomer();
    const id = await orderLamps(1, rahim);
    expect(await give(admin, id, karim)).toEqual(CHANGED);
    const order = await read(id);
    expect(order).toMatchObject({ status: SENT, rider: { name: karim, state: 'out', at: expect.any(Number) } });
    expect(order.timeline.at(-1)).toMatchObject({ status: SENT, by: 'shop' });
    expect((await auditLines(id)).at(-1)).toMatchObject({
      before: { status: 'waiting for confirmation' },
      after: { status: SENT, rider: karim },
    });
    expect(JSON.stringify((await ask(rahim, 'GET /orders')).body)).not.toContain(karim);
  });

  test('by the name that the settings write, and again changes nothing', async () => {
    const id = await orderLamps();
    expect(await give(admin, id, `  ${karim.toUpperCase()} `)).toEqual(CHANGED);
    expect(await give(admin, id, karim)).toEqual(UNCHANGED);
    expect((await read(id)).rider.name).toBe(karim);
  });

  test('changes its rider while it is out, and leaves the first one’s sheet', async () => {
    const id = await orderLamps();
    await give(admin, id, karim);
    expect(await give(clerk, id, salam)).toEqual(CHANGED);
    expect(idsOf(await sheetOf(admin, karim))).toEqual([]);
    expect(idsOf(await sheetOf(admin, salam))).toEqual([id]);
    expect((await read(id)).timeline.filter(({ status }: { status: string }) => status === SENT)).toHaveLength(1);
  });

  test('is with nobody once it is taken back, and takes its stock along', async () => {
    const id = await orderLamps();
    const left = await stockLeft(LAMP);
    await give(admin, id, karim);
    expect(await undoSent(id)).toEqual(CHANGED);
    expect(await read(id)).not.toHaveProperty('rider');
    expect(idsOf(await sheetOf(admin, karim))).toEqual([]);
    expect(await stockLeft(LAMP)).toBe(left);
  });

  test('is with the same rider again when it was closed by mistake', async () => {
    const id = await orderLamps();
    await deliver(admin, id, karim);
    expect((await read(id)).rider).toMatchObject({ name: karim, state: 'ended' });
    expect((await ask(admin, `POST /orders/admin/${id}/reopen`)).status).toBe(200);
    expect((await read(id)).rider).toMatchObject({ name: karim, state: 'out' });
  });

  test('is not given when it is closed, or to somebody whom the settings do not name', async () => {
    const id = await orderLamps();
    expect(await give(admin, id, 'Nobody')).toEqual(rejected('no-such-rider'));
    expect(await read(id)).toMatchObject({ status: 'waiting for confirmation' });
    await ask(admin, statusCall(id, 'Cancel'));
    expect(await give(admin, id, karim)).toEqual(rejected('order-closed'));
    expect((await give(admin, 'none', karim)).status).toBe(404);
  });

  test('is not given while a courier has its parcel, or may have it', async () => {
    const id = await orderLamps();
    const parcel = {
      courier: 'steadfast',
      invoice: 'A-1',
      attempt: 1,
      state: 'unknown',
      taka: 100,
      at: 1,
      by: clerk.email,
    };
    await desks.reference.doc(id).update({ parcel });
    expect(await give(admin, id, karim)).toEqual(rejected('order-booked'));
    expect((await read(id)).status).not.toBe(SENT);
    await desks.reference.doc(id).update({ 'parcel.state': 'cancelled' });
    expect(await give(admin, id, karim)).toEqual(CHANGED);
  });

  test('by a packer is one that its buyer has confirmed', async () => {
    expect((await give(packer, await orderLamps(), karim)).status).toBe(404);
    const id = await confirmed();
    expect(await give(packer, id, karim)).toEqual(CHANGED);
    expect(idsOf(await sheetOf(packer, karim))).toEqual([id]);
  });

  test('by two people at once to two riders is with one of them', async () => {
    const id = await orderLamps();
    const answers = await Promise.all([give(admin, id, karim), give(clerk, id, salam)]);
    expect(answers).toEqual([CHANGED, CHANGED]);
    const both = [...idsOf(await sheetOf(admin, karim)), ...idsOf(await sheetOf(admin, salam))];
    expect(both).toEqual([id]);
  });
});

describe('an order that could not be delivered', () => {
  test('stays with its rider for another day', async () => {
    const id = await orderLamps();
    await give(admin, id, karim);
    expect(await later(id)).toEqual(CHANGED);
    const [order] = (await sheetOf(admin, karim)).orders;
    expect(order).toMatchObject({ _id: id, status: SENT, rider: { state: 'out', triedAt: expect.any(Number) } });
    expect((await later(id, packer)).status).toBe(403);
  });

  test('is one that a rider has out', async () => {
    const id = await orderLamps();
    expect(await later(id)).toEqual(rejected('not-with-rider'));
    await deliver(admin, id, karim);
    expect(await later(id)).toEqual(rejected('not-with-rider'));
  });
});

describe('a sheet', () => {
  test('has what is out and what came to an end today; of another day, what came to an end then', async () => {
    const [out, ended, old] = [await orderLamps(), await orderLamps(), await orderLamps()];
    await give(admin, out, karim);
    await deliver(admin, ended, karim);
    await deliver(admin, old, karim);
    const yesterday = Date.now() - 86_400_000;
    await desks.reference.doc(old).update({ 'rider.at': yesterday });
    expect(idsOf(await sheetOf(admin, karim))).toEqual([out, ended]);
    expect(idsOf(await sheetOf(admin, karim, dayOf(yesterday)))).toEqual([old]);
  });

  test('tells a packer of no settlement', async () => {
    expect(await sheetOf(clerk, karim)).toHaveProperty('settlements', []);
    expect(await sheetOf(packer, karim)).not.toHaveProperty('settlements');
  });

  test('costs two reads for each order, one for each empty list, and the role', async () => {
    for (const _ of [1, 2]) await give(admin, await orderLamps(), karim);
    await deliver(admin, await orderLamps(), karim);
    const path = `GET /riders/sheet?${new URLSearchParams({ rider: karim, day: dayOf(Date.now()) })}` as const;
    expect(await countReads(() => askInProcess(clerk, path))).toBe(3 + 3 + 1 + 1);
  });
});

describe('GET /riders', () => {
  test('tells what each has out, and since when money waits', async () => {
    await give(admin, await orderLamps(), karim);
    const id = await orderLamps();
    await deliver(admin, id, salam);
    expect((await ask(packer, 'GET /riders')).body).toEqual([
      { name: karim, out: 1 },
      { name: salam, out: 0, unsettledSince: dayOf(Date.now()) },
    ]);
  });
});

describe('PATCH /settings/riders', () => {
  test('removes no rider who has orders out, or money that is not settled', async () => {
    const [out, brought] = [await orderLamps(), await orderLamps()];
    await give(admin, out, karim);
    await deliver(admin, brought, salam);
    const { status, body } = await setRiders(admin);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'rider-busy', riders: [karim, salam] } });
    await undoSent(out);
    expect((await setRiders(admin, salam)).status).toBe(200);
  });

  test('takes twenty names, each once', async () => {
    const many = Array.from({ length: 20 }, (_, place) => `Rider ${place}`);
    expect((await setRiders(admin, ...many)).status).toBe(200);
    expect((await setRiders(admin, ...many, 'One More')).status).toBe(400);
    expect((await setRiders(admin, 'Karim', ' karim ')).status).toBe(400);
    expect((await setRiders(admin, ' ')).status).toBe(400);
  });
});
