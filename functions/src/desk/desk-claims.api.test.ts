import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';
import { database } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const MINUTE_MS = 60_000;
const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };
const SYLHET = { district: 'Sylhet' };
const ADMIN = 'admin@aloghor.example';
const CLERK = 'clerk@aloghor.example';

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

/** The seed has calls of its own. */
beforeEach(async () => {
  const { docs } = await desks.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

let phones = 0;

async function placed(changes: object = {}): Promise<string> {
  phones += 1;
  const order = {
    mobileNumber: `017${String(phones).padStart(8, '0')}`,
    place: DHANMONDI,
    orderItems: [{ _id: 'jute-double-drum-pendant' }],
    ...changes,
  };
  return (await ask(undefined, 'POST /orders', order)).body.insertedId;
}

const next = async (who: Person, body: object = {}): Promise<string | undefined> =>
  (await ask(who, 'POST /desk/next', body)).body.call?._id;
const claim = (who: Person, id: string, body: object = {}) => ask(who, `POST /desk/${id}/claim`, body);
const giveBack = (who: Person, id: string) => ask(who, `DELETE /desk/${id}/claim`);
const record = (who: Person, id: string, body: object = {}) =>
  ask(who, `POST /desk/${id}/calls`, { outcome: 'noAnswer', ...body });
const deskOf = async (id: string) => (await desks.reference.doc(id).get()).data();
const change = (id: string, fields: object) => desks.reference.doc(id).update(fields);
const endClaim = (id: string) => change(id, { 'claim.until': Date.now() - 1 });
const heldBy = (holder: string) => ({
  status: 409,
  body: expect.objectContaining({ code: 'claimed', holder }),
});

const orderOf = async (id: string) => (await orders.reference.doc(id).get()).data();

/** Nobody holds what the last call has given, and nobody has just called. */
const settled = async () => {
  const { docs } = await desks.reference.where('claim.by', '==', CLERK).get();
  await Promise.all(docs.map(({ id }) => giveBack(clerk, id)));
};

async function costOfNext(): Promise<number> {
  const reads = await recordReads(() => askInProcess(clerk, 'POST /desk/next', {}));
  await settled();
  return reads.reduce((sum, { documents }) => sum + documents, 0);
}

/** An order of the number that came back long ago. */
async function refusedBefore(mobileNumber: string): Promise<void> {
  const id = await placed({ mobileNumber });
  await record(clerk, id, { outcome: 'refused' });
  await change(id, { attempts: [] });
  await orders.reference.doc(id).update({ timeline: [] });
}

/** While so many orders like this one wait, each of a number of its own. */
async function withCopies(id: string, many: number, work: () => Promise<void>): Promise<void> {
  const [order, opened] = [await orderOf(id), await deskOf(id)];
  const copies = Array.from({ length: many }, (_, place) => ({
    id: `${id}-${place}`,
    courierPhone: `019${String(many * 1_000 + place).padStart(8, '0')}`,
  }));
  const write = async (act: (batch: WriteBatch) => void) => {
    const batch = database.batch();
    act(batch);
    await batch.commit();
  };
  await write((batch) => {
    for (const copy of copies) {
      batch.set(orders.reference.doc(copy.id), { ...order, courierPhone: copy.courierPhone });
      batch.set(desks.reference.doc(copy.id), { ...opened });
    }
  });
  try {
    await work();
  } finally {
    await write((batch) => {
      for (const copy of copies) batch.delete(orders.reference.doc(copy.id)).delete(desks.reference.doc(copy.id));
    });
  }
}

describe('the next call', () => {
  test('is the one that prevents the greatest loss, and is claimed for three minutes', async () => {
    const [, far] = [await placed(), await placed({ place: SYLHET }), await placed()];
    const { status, body } = await ask(clerk, 'POST /desk/next', {});
    expect(status).toBe(200);
    expect(body.call).toMatchObject({ _id: far, desk: { state: 'toCall', revision: 0, claim: { by: CLERK } } });
    expect(body.call.desk.claim.until).toBeCloseTo(Date.now() + 3 * MINUTE_MS, -4);
  });

  test('is of a number that has refused before, ahead of a first order', async () => {
    const mobileNumber = '01855555555';
    const before = await placed({ mobileNumber });
    await record(clerk, before, { outcome: 'refused' });
    await change(before, { attempts: [] }); // long ago
    await placed();
    const again = await placed({ mobileNumber });
    expect(await next(clerk)).toBe(again);
  });

  test('is of the same loss the one that waits longest', async () => {
    const [late, early] = [await placed(), await placed()];
    await change(early, { callAt: 1 });
    expect([await next(clerk), await next(admin)]).toEqual([early, late]);
  });

  test('is the same when it is asked for again, and another after a call', async () => {
    const [far, near] = [await placed({ place: SYLHET }), await placed()];
    expect([await next(clerk), await next(clerk)]).toEqual([far, far]);
    expect(await record(clerk, far)).toMatchObject({ status: 200 });
    expect((await deskOf(far))?.claim).toBeUndefined();
    expect(await next(clerk)).toBe(near);
  });

  test('is another where the one that is held is called about while it is looked for', async () => {
    const [far, near] = [await placed({ place: SYLHET }), await placed()];
    expect(await next(clerk)).toBe(far);
    const find = desks.find.bind(desks);
    vi.spyOn(desks, 'find').mockImplementationOnce(async (query) => {
      const held = await find(query);
      await record(clerk, far);
      return held;
    });
    const { body } = await askInProcess(clerk, 'POST /desk/next', {});
    expect(body.call._id).toBe(near);
  });

  test('is one order for somebody who asks twice at the same time', async () => {
    for (const _ of ['once', 'twice', 'thrice']) await placed();
    const [one, other] = await Promise.all([next(clerk), next(clerk)]);
    expect(one).toBe(other);
  });

  test('is another in place of one that is given back with it', async () => {
    const [far, near] = [await placed({ place: SYLHET }), await placed()];
    await next(clerk);
    expect(await next(clerk, { leave: far })).toBe(near);
    expect(await next(clerk, { leave: far })).toBe(near);
    expect((await deskOf(far))?.claim).toBeUndefined();
    expect(await next(admin)).toBe(far);
    expect(await next(clerk, { leave: near })).toBeUndefined();
    expect((await deskOf(near))?.claim).toBeUndefined();
  });

  test('is claimed ahead beside the one that is worked on, which is kept, and is the same when asked for again', async () => {
    const [far, near, last] = [await placed({ place: SYLHET }), await placed(), await placed()];
    expect(await next(clerk)).toBe(far);
    const ahead = await next(clerk, { beside: far });
    expect([near, last]).toContain(ahead);
    expect(await next(clerk, { beside: far })).toBe(ahead);
    for (const id of [far, String(ahead)]) expect((await deskOf(id))?.claim?.by).toBe(CLERK);
    expect(await next(admin)).toBe(ahead === near ? last : near);
    expect(await next(clerk, { leave: far })).toBe(ahead);
    expect((await deskOf(far))?.claim).toBeUndefined();
  });

  test('is never the same ahead for two who ask at the same time', async () => {
    const both = [await placed({ place: SYLHET }), await placed({ place: SYLHET })];
    const held = await Promise.all([next(admin), next(clerk)]);
    expect(held.toSorted()).toEqual(both.toSorted());
    for (let round = 0; round < 5; round += 1) {
      const free = [await placed(), await placed()];
      const ahead = await Promise.all([
        next(admin, { beside: String(held[0]) }),
        next(clerk, { beside: String(held[1]) }),
      ]);
      expect(ahead.toSorted()).toEqual(free.toSorted());
      for (const id of free) await change(id, { callAt: Date.now() + 60 * MINUTE_MS });
    }
  });

  test('is none that somebody else works on, until that claim has ended', async () => {
    const id = await placed();
    await claim(admin, id);
    expect(await next(clerk)).toBeUndefined();
    await endClaim(id);
    expect(await next(clerk)).toBe(id);
  });

  test('is none of a number with which somebody else is busy, by whichever of its orders', async () => {
    const mobileNumber = '01866666667';
    const [one, other] = [await placed({ mobileNumber }), await placed({ mobileNumber: '+8801866666667' })];
    const given = await next(admin);
    expect([one, other]).toContain(given);
    expect(await next(clerk)).toBeUndefined();
    await record(admin, String(given));
    expect(await next(clerk)).toBeUndefined();
    expect(await next(admin)).toBeUndefined();
  });

  test('is no other one of the number that the caller has on the line, but by the order that they give back', async () => {
    const mobileNumber = '01866666670';
    const both = [await placed({ mobileNumber }), await placed({ mobileNumber })];
    const given = String(await next(clerk));
    const [other] = both.filter((id) => id !== given);
    expect(await next(clerk, { beside: given })).toBeUndefined();
    expect(await next(clerk, { leave: given })).toBe(other);
  });

  test('is none of a number whose order was taken over from the caller, who gives it back unawares', async () => {
    const mobileNumber = '01866666671';
    for (const _ of ['one', 'other']) await placed({ mobileNumber });
    const given = String(await next(clerk));
    await claim(admin, given, { takeOver: true });
    expect(await next(clerk, { leave: given })).toBeUndefined();
    expect((await deskOf(given))?.claim?.by).toBe(ADMIN);
  });

  test('is none of the number that the caller has just called, also where they give back what that call ended', async () => {
    const mobileNumber = '01866666672';
    for (const _ of ['one', 'other']) await placed({ mobileNumber });
    const given = String(await next(clerk));
    await record(clerk, given);
    for (const _ of ['ended', 'claimed again']) {
      expect(await next(clerk, { leave: given })).toBeUndefined();
      await claim(clerk, given);
    }
  });

  test('is none of a number that somebody has just called, whatever came of that, be it the caller', async () => {
    const mobileNumber = '01866666669';
    for (const _ of ['one', 'other']) await placed({ mobileNumber });
    await record(admin, String(await next(admin)), { outcome: 'refused' });
    for (const who of [clerk, admin]) expect(await next(who)).toBeUndefined();
  });

  test('is none of a number whose other order has come back to the shop since somebody held it', async () => {
    const mobileNumber = '01866666668';
    const [one, other] = [await placed({ mobileNumber }), await placed({ mobileNumber })];
    const given = String(await next(admin));
    await ask(admin, statusCall(given, 'Out for Delivery'));
    expect(await next(clerk)).toBe(given === one ? other : one);
    await ask(admin, `POST /orders/admin/${given}/undo-sent`);
    expect((await deskOf(given))?.claim).toBeUndefined(); // two would call the same buyer
    expect(await next(admin)).toBeUndefined();
  });

  test('is never of one number for two who ask at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mobileNumber = `0187777777${round}`;
      const both = [await placed({ mobileNumber, place: SYLHET }), await placed({ mobileNumber, place: SYLHET })];
      const given = await Promise.all([next(admin), next(clerk)]);
      expect(given.filter((id) => id && both.includes(id))).toHaveLength(1);
      for (const id of both) await change(id, { callAt: Date.now() + 60 * MINUTE_MS });
      await Promise.all([giveBack(admin, String(given[0])), giveBack(clerk, String(given[1]))]);
    }
  });

  test('is none that is not due, or whose buyer was called just now', async () => {
    const [later, undone] = [await placed(), await placed()];
    await change(later, { callAt: Date.now() + MINUTE_MS });
    for (const outcome of ['noAnswer', 'toCall']) await record(admin, undone, { outcome });
    expect(await next(clerk)).toBeUndefined();
    const attempts = (await deskOf(undone))?.attempts.map((one: object) => ({
      ...one,
      at: Date.now() - 6 * MINUTE_MS,
    }));
    await change(undone, { attempts });
    expect(await next(clerk)).toBe(undone);
  });

  test('is none whose document is malformed', async () => {
    const [wrong, right] = [await placed({ place: SYLHET }), await placed()];
    await orders.reference.doc(wrong).update({ totalPrice: 'much' });
    expect(await next(clerk)).toBe(right);
    await orders.reference.doc(wrong).delete();
  });

  test('costs the ranking of what was placed since the last one, and then the same however many wait', async () => {
    await currentCatalogue(); // is in memory then
    await withCopies(await placed(), 30, async () => {
      await next(clerk); // ranks them
      await settled();
      const ofThirty = await costOfNext();
      await withCopies(await placed(), 150, async () => {
        await next(clerk);
        await settled();
        // The clerk's role, the catalogue's version, that the clerk holds none, twice, that all are ranked, a page of them; the
        // given order, its desk and the orders of its number, once for the claim and once for the reply.
        expect([ofThirty, await costOfNext()]).toEqual([31, 31]);
      });
    });
  });

  test('where none follows the order that is worked on, costs a read of that one, however often its number has ordered', async () => {
    const mobileNumber = '01877777777';
    const placedFirst = [await placed({ mobileNumber }), await placed({ mobileNumber })];
    for (const id of placedFirst) await ask(admin, statusCall(id, 'Delivered'));
    const beside = await placed({ mobileNumber });
    await claim(clerk, beside);
    await next(clerk, { beside }); // ranks it
    const reads = await recordReads(() => askInProcess(clerk, 'POST /desk/next', { beside }));
    // The clerk's role, the catalogue's version, the order that the clerk holds, twice, that all are ranked, and the queue, in
    // which it stands alone.
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 1 + 2 + 1 + 1);
  });

  test('is the one that prevents the greatest loss of all, also where 150 others wait longer', async () => {
    await withCopies(await placed(), 150, async () => {
      const far = await placed({ place: SYLHET });
      expect(await next(clerk)).toBe(far);
    });
  });

  test('follows what the call is worth by now: a corrected place, a refusal, a mark', async () => {
    const mobileNumber = '01866666670';
    const [refused, again, plain] = [await placed({ mobileNumber }), await placed({ mobileNumber }), await placed()];
    const given = async () => {
      const id = String(await next(clerk));
      await giveBack(clerk, id);
      return id;
    };
    await given(); // all are ranked
    const corrected = await ask(admin, `PATCH /orders/admin/${plain}/corrections`, { place: SYLHET });
    expect(corrected.status).toBe(200);
    expect(await given()).toBe(plain);
    await record(clerk, refused, { outcome: 'refused' });
    await change(refused, { attempts: [] }); // its call is long over
    await orders.reference.doc(refused).update({ timeline: [] });
    for (const _ of ['once', 'twice']) await refusedBefore(mobileNumber);
    expect(await given()).toBe(again);
    const marks = { mobileNumber: (await orderOf(plain))?.mobileNumber, marks: ['callFirst'] };
    expect((await ask(admin, 'POST /customers/marks', marks)).status).toBe(200);
    expect(await given()).toBe(plain);
  });

  test('follows what the shop charges for a delivery by now', async () => {
    const [near, far] = [await placed(), await placed({ place: SYLHET })];
    expect(await next(clerk)).toBe(far);
    await giveBack(clerk, far);
    const { delivery } = (await ask(admin, 'GET /settings/admin')).body;
    const charges = [{ zone: 'insideDhaka', taka: 500, days: { least: 1, most: 2 } }];
    const changed = await ask(admin, 'PATCH /settings/delivery', { charges, version: delivery.version });
    expect(changed.status).toBe(200);
    expect(await next(clerk)).toBe(near);
    await ask(admin, 'PATCH /settings/delivery', { ...delivery, version: changed.body.version });
  });
});

describe('a claim', () => {
  test('of a chosen order lasts three minutes from the last time, and is no change of the order', async () => {
    const id = await placed();
    const { body } = await claim(clerk, id);
    expect(body.claim).toMatchObject({ by: CLERK });
    await change(id, { 'claim.until': Date.now() + 1_000 });
    expect((await claim(clerk, id)).body.claim.until).toBeCloseTo(Date.now() + 3 * MINUTE_MS, -4);
    expect(await deskOf(id)).toMatchObject({ revision: 0, claim: { by: CLERK } });
    expect(await auditLines(id)).toEqual([]);
  });

  test('of who has dialled lasts ten minutes, also when it is prolonged or asked for again, until they are done', async () => {
    const id = await placed();
    const untilOf = async () => (await deskOf(id))?.claim?.until - Date.now();
    expect(await claim(clerk, id, { dialled: true })).toMatchObject({ status: 200 });
    await claim(clerk, id);
    expect(await next(clerk)).toBe(id);
    expect(await untilOf()).toBeGreaterThan(9 * MINUTE_MS);
    expect(await untilOf()).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect(await claim(admin, id)).toMatchObject({ status: 409, body: { code: 'claimed' } });
    expect(await claim(admin, id, { takeOver: true })).toMatchObject({ status: 200 });
    expect(await untilOf()).toBeLessThanOrEqual(3 * MINUTE_MS);
    await giveBack(admin, id);
    expect(await next(clerk)).toBe(id);
  });

  test('keeps others away, who read whose it is; they may take it over, which the audit has', async () => {
    const id = await placed();
    await claim(clerk, id);
    const holder = (await deskOf(id))?.claim.name ?? CLERK;
    expect(await claim(admin, id)).toEqual(heldBy(holder));
    expect(await record(admin, id)).toEqual(heldBy(holder));
    expect(await deskOf(id)).toMatchObject({ state: 'toCall', claim: { by: CLERK } });
    expect(await claim(admin, id, { takeOver: true })).toMatchObject({
      status: 200,
      body: { claim: { by: ADMIN }, takenFrom: holder },
    });
    expect((await auditLines(id)).map(({ before, after, by }) => ({ before, after, by }))).toEqual([
      { before: { calledBy: CLERK }, after: { calledBy: ADMIN }, by: ADMIN },
    ]);
    expect(await record(clerk, id)).toMatchObject({ status: 409, body: { code: 'claimed' } });
    expect(await claim(clerk, id)).toMatchObject({ status: 409, body: { code: 'claimed' } });
    expect((await claim(admin, id, { takeOver: true })).body.takenFrom).toBeUndefined();
    expect(await record(admin, id)).toMatchObject({ status: 200 });
  });

  test('is of nobody whose other order somebody else works on, or has just called about, unless it is taken over', async () => {
    const mobileNumber = '01866666670';
    const [one, other] = [await placed({ mobileNumber }), await placed({ mobileNumber })];
    await claim(clerk, one);
    const number = (await orders.reference.doc(one).get()).get('number');
    const holder = (await deskOf(one))?.claim.name ?? CLERK;
    const busy = { status: 409, body: expect.objectContaining({ code: 'claimed', holder, number }) };
    expect(await claim(admin, other)).toEqual(busy);
    expect((await deskOf(other))?.claim).toBeUndefined();
    expect(await claim(clerk, other)).toMatchObject({ status: 200 });
    await giveBack(clerk, other);
    await record(clerk, one, { outcome: 'refused' });
    expect(await claim(admin, other)).toMatchObject({ status: 409, body: { holder: CLERK, number } });
    expect(await claim(admin, other, { takeOver: true })).toMatchObject({ status: 200 });
    expect(await claim(admin, other)).toMatchObject({ status: 200 }); // prolongs it
  });

  test('that has ended keeps nobody away', async () => {
    const id = await placed();
    await claim(clerk, id);
    await endClaim(id);
    expect(await record(admin, id)).toMatchObject({ status: 200 });
  });

  test('is not needed to record a call', async () => {
    expect(await record(admin, await placed())).toMatchObject({ status: 200, body: { revision: 1 } });
  });

  test('is given back by who holds it, and stays if it is of another', async () => {
    const id = await placed();
    await claim(clerk, id);
    expect(await giveBack(admin, id)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect((await deskOf(id))?.claim.by).toBe(CLERK);
    expect(await giveBack(clerk, id)).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await deskOf(id)).toMatchObject({ state: 'toCall', revision: 0 });
    expect((await deskOf(id))?.claim).toBeUndefined();
    expect(await giveBack(clerk, id)).toEqual({ status: 200, body: { modifiedCount: 0 } });
  });

  test('is of an order that waits in the shop', async () => {
    const id = await placed();
    await ask(admin, statusCall(id, 'Out for Delivery'));
    expect(await claim(clerk, id)).toMatchObject({ status: 409, body: { code: 'order-sent-out' } });
    await ask(admin, statusCall(id, 'Delivered'));
    expect(await claim(clerk, id)).toMatchObject({ status: 409, body: { code: 'order-closed' } });
    expect(await giveBack(clerk, 'no-such-order')).toMatchObject({ status: 404 });
  });

  test('is also of an order without a desk', async () => {
    const id = await placed();
    await desks.reference.doc(id).delete();
    expect(await claim(clerk, id)).toMatchObject({ status: 200 });
    expect(await deskOf(id)).toMatchObject({ state: 'toCall', attempts: [], claim: { by: CLERK } });
  });
});
