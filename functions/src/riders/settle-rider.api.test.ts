import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import type { Person } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { deliver, give, LAMP, newRiders, openRidersShop, orderLamps, seenSheet, sheetOf } from '../../test/riders.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines, dump } from '../../test/stored-documents.ts';
import { ledger } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;
let packer: Person;
/** Of no other test. */
let karim: string;

beforeAll(async () => {
  ({ admin, clerk, packer } = await openRidersShop());
});
afterAll(resetToSeed);

beforeEach(async () => {
  ({ karim } = await newRiders(admin));
});

async function delivered(quantity = 1): Promise<string> {
  const id = await orderLamps(quantity);
  await deliver(admin, id, karim);
  return id;
}

const settle = (who: Person, body: object) => ask(who, 'POST /riders/settlements', body);
const settleSeen = async (who = admin, handedOver?: number) => settle(who, await seenSheet(who, karim, handedOver));
const close = (id: string, reason: string, who = admin) => ask(who, `POST /riders/settlements/${id}/close`, { reason });
const parcel = (id: string, said: object) =>
  ask(admin, `POST /orders/admin/${id}/outcome`, { reason: 'changedMind', ...said });
const read = async (id: string) => (await ask(admin, `GET /orders/admin/${id}`)).body;
const received = async () => (await ask(admin, 'GET /stats/revenue')).body.received as number;
const differences = async () =>
  ((await ask(clerk, 'GET /riders/differences')).body as { _id: string; rider: string }[]).filter(
    ({ rider }) => rider === karim,
  );
const enteredBy = async (settlement: string) => {
  const entries = await ledger.find((all) => all.where('settlement', '==', settlement));
  return entries.reduce((sum, { taka }) => sum + taka, 0);
};
const rejected = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

test('settling records what every outcome brought as received, and the figures agree to the taka', async () => {
  const whole = await delivered(3);
  const [part, back, gone] = [await orderLamps(2), await orderLamps(), await orderLamps()];
  for (const id of [part, back, gone]) await give(admin, id, karim);
  await parcel(part, { outcome: 'partlyDelivered', cameBack: [{ _id: LAMP, quantity: 1 }], collected: 90.5 });
  await parcel(back, { outcome: 'returned', collected: 60 });
  await ask(admin, statusCall(gone, 'Cancel'));
  const before = await received();
  const { status, body } = await settleSeen();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { rider: karim, expected: 450.5, handedOver: 450.5, missing: 0, by: admin.email },
  });
  expect(body).not.toHaveProperty('isOpen');
  expect(await received()).toBeCloseTo(before + 450.5, 2);
  expect(await enteredBy(body._id)).toBe(450.5);
  expect(await read(whole)).toMatchObject({
    payment: { sum: 300 },
    rider: { name: karim, state: 'settled', settlement: body._id },
    entries: [{ kind: 'payment', taka: 300, by: admin.email, rider: karim, settlement: body._id }],
  });
  expect((await read(gone)).rider).toMatchObject({ state: 'settled' });
  expect(await read(gone)).not.toHaveProperty('payment');
  expect(await sheetOf(admin, karim)).toMatchObject({ orders: [], settlements: [{ _id: body._id }] });
  expect((await auditLines(body._id)).at(-1)).toMatchObject({
    subject: 'rider',
    label: karim,
    after: { expected: 450.5 },
  });
  expect((await auditLines(whole)).at(-1)).toMatchObject({ after: { payment: 300, rider: karim } });
});

test('what came ahead, or was recorded before, is not expected of the rider again', async () => {
  const advanced = await orderLamps(3);
  const amounts = [{ kind: 'advance', taka: 120, transaction: 'BKX7' }];
  await ask(admin, `POST /orders/admin/${advanced}/amounts`, { amounts });
  await deliver(admin, advanced, karim);
  const partly = await delivered(2);
  await ask(admin, `POST /orders/admin/${partly}/payment`, { received: true, sum: 150 });
  const paid = await delivered();
  await ask(admin, `POST /orders/admin/${paid}/payment`, { received: true });
  const before = await orderLamps(2);
  await ask(admin, `POST /orders/admin/${before}/payment`, { received: true, sum: 150 });
  await deliver(admin, before, karim);
  const { body } = await settleSeen();
  expect(body).toMatchObject({ expected: 180 + 50 });
  expect(await enteredBy(body._id)).toBe(230);
  expect((await read(before)).payment).toMatchObject({ sum: 200 });
  expect((await read(partly)).payment).toMatchObject({ sum: 150, less: 50 });
});

describe('a sheet is settled once', () => {
  test('by two people at once: the second is told what the first recorded', async () => {
    await delivered(2);
    const [mine, theirs] = [await seenSheet(admin, karim, 200), await seenSheet(clerk, karim, 150)];
    const before = await received();
    const answers = await Promise.all([settle(admin, mine), settle(clerk, theirs)]);
    const [won, lost] = answers.toSorted((one: Answer, other: Answer) => one.status - other.status);
    expect(won?.status).toBe(200);
    expect(lost).toMatchObject({ status: 409, body: { code: 'sheet-settled', settlement: { _id: won?.body._id } } });
    expect(await received()).toBeCloseTo(before + 200, 2);
  });

  test('also where the answer was lost and the same person sends the same again', async () => {
    await delivered();
    const seen = { ...(await seenSheet(admin, karim)), note: 'All in small notes.' };
    const first = await settle(admin, seen);
    const before = await received();
    expect(await settle(admin, seen)).toEqual(first);
    expect(await settle(admin, { ...seen, handedOver: 1 })).toEqual(rejected('sheet-settled'));
    expect(await settle(clerk, seen)).toEqual(rejected('sheet-settled'));
    expect(await received()).toBe(before);
  });

  test('and what comes to an end later that day is a sheet of its own', async () => {
    await delivered();
    const first = await settleSeen();
    const id = await delivered(2);
    const { body } = await settleSeen();
    expect(body).toMatchObject({ expected: 200, orders: [{ _id: id, taka: 200 }] });
    expect((await sheetOf(admin, karim)).settlements).toMatchObject([{ _id: first.body._id }, { _id: body._id }]);
  });

  test('an order that is reopened after it brings nothing a second time', async () => {
    const id = await delivered();
    await settleSeen();
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    await ask(admin, statusCall(id, 'Delivered'));
    expect((await settleSeen()).body).toMatchObject({ expected: 0, orders: [{ _id: id, taka: 0 }] });
    expect((await read(id)).entries).toHaveLength(1);
  });
});

describe('a sheet that is another than the caller has seen is not settled', () => {
  const unchanged = async (seen: object) => {
    const before = await received();
    expect(await settle(admin, seen)).toEqual(rejected('sheet-changed'));
    expect(await received()).toBe(before);
  };

  test('with an order more, one less, or one of nobody', async () => {
    const id = await delivered();
    const seen = await seenSheet(admin, karim);
    const more = await delivered();
    await unchanged(seen);
    await ask(admin, `POST /orders/admin/${more}/reopen`);
    await unchanged({ ...seen, orders: [...seen.orders, { _id: more, taka: 100 }] });
    await unchanged({ ...seen, orders: [{ _id: 'none', taka: 100 }] });
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    await unchanged(seen);
  });

  test('with an order that brings another sum now', async () => {
    const id = await delivered();
    const seen = await seenSheet(admin, karim);
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, sum: 40 });
    await unchanged(seen);
  });

  test('with an order twice, none, or a sum that is none', async () => {
    const [order] = [{ _id: await delivered(), taka: 100 }];
    const seen = await seenSheet(admin, karim);
    for (const wrong of [
      { orders: [order, order] },
      { orders: [] },
      { handedOver: -1 },
      { handedOver: 1.005 },
      { day: 'today' },
    ])
      expect((await settle(admin, { ...seen, ...wrong })).status).toBe(400);
    expect((await settle(packer, seen)).status).toBe(403);
  });
});

describe('a difference', () => {
  test('stays open until somebody closes it with a reason, and changes nothing of what was received', async () => {
    await delivered(2);
    const before = await received();
    const { body } = await settleSeen(clerk, 170);
    expect(body).toMatchObject({ expected: 200, handedOver: 170, missing: 30, isOpen: true });
    expect(await received()).toBeCloseTo(before + 200, 2);
    expect(await differences()).toMatchObject([{ _id: body._id, missing: 30 }]);
    expect((await close(body._id, ' ')).status).toBe(400);
    const closed = await close(body._id, 'He brought it the next day.');
    expect(closed).toMatchObject({ status: 200, body: { missing: 30, closed: { by: admin.email } } });
    expect(await differences()).toEqual([]);
    expect(await close(body._id, 'He brought it the next day.')).toEqual(closed);
    expect(await close(body._id, 'It was never missing.', clerk)).toMatchObject({
      status: 409,
      body: { code: 'difference-closed', settlement: { closed: { reason: 'He brought it the next day.' } } },
    });
    expect((await auditLines(body._id)).at(-1)).toMatchObject({ action: 'update', after: { missing: 30 } });
  });

  test('may be too much, and by two people at once is closed by one', async () => {
    await delivered();
    const { body } = await settleSeen(admin, 110);
    expect(body).toMatchObject({ missing: -10, isOpen: true });
    const answers = await Promise.all([close(body._id, 'A tip.'), close(body._id, 'A mistake.', clerk)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await close('none', 'A tip.')).status).toBe(404);
    expect((await close(body._id, 'A tip.', packer)).status).toBe(403);
  });

  test('is none where nothing is missing', async () => {
    await delivered();
    const { body } = await settleSeen();
    expect(await close(body._id, 'Why not?')).toEqual(rejected('difference-closed'));
  });
});

test('settling costs a read for each order of the sheet, two more for its documents, and the role', async () => {
  for (const _ of [1, 2, 3]) await delivered();
  const seen = await seenSheet(admin, karim);
  expect(await countReads(() => askInProcess(admin, 'POST /riders/settlements', seen))).toBe(3 * 3 + 1);
});

test('what the staff have written of a settlement is handed out with the number of each of its orders, and erased with it', async () => {
  const [erased, other] = [await orderLamps(1, undefined, '01855507533'), await orderLamps(1)];
  for (const id of [erased, other]) await deliver(admin, id, karim);
  const note = 'Zubaida gave 20 too little';
  const { body: settled } = await settle(admin, { ...(await seenSheet(admin, karim, 180)), note });
  expect((await close(settled._id, 'Zubaida has paid the rest')).status).toBe(200);
  const { body: handedOut } = await ask(admin, 'POST /customers/export', { mobileNumber: '01855507533' });
  expect(handedOut.orders).toMatchObject([
    { order: { _id: erased }, settlements: [{ notes: [note, 'Zubaida has paid the rest'] }] },
  ]);

  expect((await ask(admin, 'POST /customers/erase', { mobileNumber: '01855507533' })).body.erasedCount).toBe(1);
  expect(JSON.stringify(await dump())).not.toContain('Zubaida');
  const { settlements } = await sheetOf(admin, karim);
  expect(settlements).toMatchObject([{ _id: settled._id, expected: 200, handedOver: 180, closed: { reason: '' } }]);
  expect((await auditLines(settled._id)).map(({ after }) => after)).toMatchObject([{ expected: 200 }, { missing: 20 }]);
});
