import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PACKER = 'packer@aloghor.example';
const ADMIN = 'admin@aloghor.example';
const LINES = [{ _id: 'dhoya-smoked-glass-pendant', quantity: 2 }, { _id: 'chandni-3d-printed-moon-lamp' }];
const ORDER = { name: 'Rahim', mobileNumber: '01712345678', deliveryAddress: 'House 1', orderItems: LINES };

let admin: Person;
let packer: Person;
let id: string;

beforeAll(async () => {
  await resetToSeed();
  [admin, packer] = await Promise.all([signIn('admin'), signIn('packer')]);
});

beforeEach(async () => {
  id = await placeConfirmed();
});

async function place(): Promise<string> {
  return (await ask(undefined, 'POST /orders', ORDER)).body.insertedId;
}

/** Stores so many copies of an order and its desk. Returns their ids. */
async function copies(of: string, amount: number): Promise<string[]> {
  const ids = Array.from({ length: amount }, (_, place) => `${of}-${place}`);
  const writer = orders.reference.firestore.bulkWriter();
  for (const collection of [orders, desks]) {
    const stored = (await collection.reference.doc(of).get()).data() ?? {};
    for (const one of ids) void writer.set(collection.reference.doc(one), stored);
  }
  await writer.close();
  return ids;
}

async function placeConfirmed(): Promise<string> {
  const placed = await place();
  await ask(admin, `POST /desk/${placed}/calls`, { outcome: 'confirmed' });
  return placed;
}

const setPacked = (who: Person, packed = true, one = id) => ask(who, `POST /orders/admin/${one}/packed`, { packed });
const print = (who: Person, ids: string[], again?: boolean) => ask(who, 'POST /packing/slips', { ids, again });
const setStatus = (status: string) => ask(admin, statusCall(id, status));
const notesOf = async (one = id) => {
  const { packed, printed } = (await desks.reference.doc(one).get()).data() ?? {};
  return { packed: packed?.by, printed: printed?.by };
};
const rejected = (status: number, code: string, more: object = {}) => ({
  status,
  body: expect.objectContaining({ code, ...more }),
});

describe('an order is packed', () => {
  test('with who did it, for the staff alone: its document stays as it was', async () => {
    const before = (await orders.reference.doc(id).get()).data();
    const { status, body } = await setPacked(packer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ packed: { at: expect.any(Number), by: PACKER, name: 'Packer' }, packedToday: 1 });
    expect((await orders.reference.doc(id).get()).data()).toEqual(before);
    expect((await ask(admin, `GET /orders/admin/${id}`)).body.packed).toEqual(body.packed);
    expect((await ask(admin, `GET /desk/${id}`)).body.desk.packed).toEqual(body.packed);
    const tracked = await ask(undefined, 'POST /orders/track', { id, mobileNumber: ORDER.mobileNumber });
    expect(JSON.stringify(tracked.body)).not.toMatch(/packed/i);
    expect((await auditLines(id)).at(-1)).toMatchObject({ after: { packedBy: PACKER }, by: PACKER });
  });

  test('once: again within a minute by the same person the answer is the same, and nothing is written', async () => {
    const first = await setPacked(packer);
    expect(await setPacked(packer)).toEqual(first);
    const lines = await auditLines(id);
    expect(lines.filter(({ after }) => after?.packedBy)).toHaveLength(1);
    await desks.reference.doc(id).update({ 'packed.at': Date.now() - 60_000 });
    expect(await setPacked(packer)).toEqual(rejected(409, 'already-packed'));
  });

  test('with the lines that were seen: one whose lines have changed meanwhile is not, and what its slip is to say is answered', async () => {
    const { orderItems } = (await ask(packer, `GET /packing/scan?code=${id}`)).body;
    const seen = orderItems.map(({ _id, quantity }: { _id: string; quantity: number }) => ({ _id, quantity }));
    const pack = (lines: object[]) => ask(packer, `POST /orders/admin/${id}/packed`, { packed: true, lines });
    await ask(admin, `PATCH /orders/admin/${id}/corrections`, { deliveryAddress: 'House 7' });
    for (const lines of [
      seen.slice(1),
      [...seen, { _id: 'other', quantity: 1 }],
      seen.map((one: object) => ({ ...one, quantity: 9 })),
    ])
      expect(await pack(lines)).toEqual(rejected(409, 'lines-changed'));
    expect((await notesOf()).packed).toBeUndefined();
    expect((await pack(seen)).body).toMatchObject({ packed: { by: PACKER }, order: { deliveryAddress: 'House 7' } });
  });

  test('by one alone: another is told by whom', async () => {
    await setPacked(packer);
    const packed = expect.objectContaining({ by: PACKER, name: 'Packer' });
    expect(await setPacked(admin)).toEqual(rejected(409, 'already-packed', { packed }));
  });

  test('by one alone also when two do it at the same moment', async () => {
    const answers = await Promise.all([setPacked(packer), setPacked(admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect(lost?.body).toMatchObject({ code: 'already-packed', packed: won?.body.packed });
  });

  test('until somebody says that it is not; said again, that changes nothing', async () => {
    const { body } = await setPacked(packer);
    expect(await setPacked(admin, false)).toMatchObject({ status: 200, body: { packedToday: body.packedToday - 1 } });
    expect(await setPacked(admin, false)).toMatchObject({ status: 200, body: { packedToday: body.packedToday - 1 } });
    expect((await auditLines(id)).at(-1)).toMatchObject({ before: { packedBy: PACKER }, by: ADMIN });
    expect((await setPacked(admin)).status).toBe(200);
  });

  test.each([
    ['Cancel', 'order-cancelled'],
    ['Out for Delivery', 'order-sent-out'],
    ['Delivered', 'order-closed'],
  ])('only while it is in the shop: not as %s', async (status, code) => {
    await setStatus(status);
    expect(await setPacked(packer)).toEqual(rejected(409, code));
    expect(await setPacked(packer, false)).toEqual(rejected(409, code));
  });

  test('also when it was paid in advance', async () => {
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect((await setPacked(packer)).status).toBe(200);
  });

  test('by a packer only once its buyer has confirmed it', async () => {
    const unconfirmed = await place();
    expect(await setPacked(packer, true, unconfirmed)).toEqual(rejected(404, 'not-found'));
    expect(await setPacked(packer, true, 'nobody')).toEqual(rejected(404, 'not-found'));
    expect((await setPacked(admin, true, unconfirmed)).status).toBe(200);
  });

  test('until its lines change; a slip that was printed is void with any change of what it says', async () => {
    await print(packer, [id]);
    await setPacked(packer);
    await ask(admin, `PATCH /orders/admin/${id}/corrections`, { deliveryAddress: 'House 2' });
    expect(await notesOf()).toEqual({ packed: PACKER, printed: undefined });
    const lines = [{ _id: 'chandni-3d-printed-moon-lamp', quantity: 0 }];
    await ask(admin, `PATCH /orders/admin/${id}/corrections`, { lines });
    expect(await notesOf()).toEqual({ packed: undefined, printed: undefined });
    expect((await auditLines(id)).at(-1)).toMatchObject({ before: { packedBy: PACKER } });
  });

  test('until it is cancelled, and after it is reopened it is to be packed again', async () => {
    await setPacked(packer);
    await setStatus('Cancel');
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    expect(await notesOf()).toEqual({ packed: undefined, printed: undefined });
  });

  test('also when its hand-over was undone', async () => {
    await setPacked(packer);
    await setStatus('Out for Delivery');
    await ask(admin, `POST /orders/admin/${id}/undo-sent`);
    expect(await notesOf()).toMatchObject({ packed: PACKER });
  });

  test('for the price of its role, order, desk and the count of the day; it writes its desk, the audit and the figures of the packer', async () => {
    expect(await countReads(() => askInProcess(packer, `POST /orders/admin/${id}/packed`, { packed: true }))).toBe(4);
    const written = await recordWrites(() =>
      askInProcess(packer, `POST /orders/admin/${id}/packed`, { packed: false }),
    );
    const others = [expect.stringMatching(/^audit\//), expect.stringMatching(/^workDays\//)];
    expect(written).toEqual([`desk/${id}`, ...others]);
  });
});

describe('slips are printed', () => {
  test('with who did it, of all or none: what was printed before is named', async () => {
    const other = await placeConfirmed();
    expect(await print(packer, [id, id, 'nobody'])).toEqual({ status: 200, body: { modifiedCount: 1 } });
    const { number } = (await orders.reference.doc(id).get()).data() ?? {};
    const before = { _id: id, number, printed: { at: expect.any(Number), by: PACKER, name: 'Packer' } };
    expect(await print(admin, [other, id])).toEqual(rejected(409, 'slips-printed', { printed: [before] }));
    expect(await notesOf(other)).toEqual({ packed: undefined, printed: undefined });
    expect(await print(admin, [other, id], true)).toEqual({ status: 200, body: { modifiedCount: 2 } });
    expect(await notesOf()).toMatchObject({ printed: ADMIN });
  });

  test('by one of two who print the same at the same moment', async () => {
    const ids = [id, await placeConfirmed()];
    const answers = await Promise.all([print(packer, ids), print(admin, ids.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of as many as a page with five hundred ticks has, at once', async () => {
    const many = await copies(id, 499);
    expect(await print(packer, [id, ...many, 'one-more'])).toEqual(rejected(400, 'bad-input'));
    expect(await print(packer, [id, ...many])).toEqual({ status: 200, body: { modifiedCount: 500 } });
    const noted = await desks.get([id, ...many], ['printed']);
    expect(noted.filter(({ printed }) => printed?.by === PACKER)).toHaveLength(500);
  });

  test('for a packer of confirmed orders alone', async () => {
    const unconfirmed = await place();
    expect(await print(packer, [unconfirmed])).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect(await notesOf(unconfirmed)).toEqual({ packed: undefined, printed: undefined });
  });

  test('also of an order that was written without the shop, which has no desk yet', async () => {
    await desks.reference.doc(id).delete();
    await print(packer, [id]);
    expect((await ask(admin, `GET /desk/${id}`)).body.desk).toMatchObject({ state: 'toCall', printed: { by: PACKER } });
  });

  test('for the price of the role, and a read of each order and each desk; it writes the desks alone', async () => {
    const ids = [id, await placeConfirmed()];
    expect(await countReads(() => askInProcess(packer, 'POST /packing/slips', { ids }))).toBe(1 + 2 + 2);
    const again = { ids, again: true };
    const written = await recordWrites(() => askInProcess(packer, 'POST /packing/slips', again));
    expect(written.toSorted()).toEqual(ids.map((one) => `desk/${one}`).toSorted());
  });
});
