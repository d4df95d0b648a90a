import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { dayOf } from '../domain/day-of.ts';
import { orders, profitDays } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const YESTERDAY = dayOf(Date.now() - 24 * 60 * 60_000);
const TODAY = dayOf(Date.now());
const NOTHING = { goods: 0, delivery: 0, discount: 0, difference: 0, cost: 0, spoiled: 0, uncosted: 0 };
const MOBILE_NUMBER = '01712345678';

let admin: Person;
let clerk: Person;
let packer: Person;
let id: string;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  await putCounted('jute', 5, { name: 'Jute Lamp', price: 1_000, cost: 600 });
  const orderItems = [{ _id: 'jute', quantity: 2 }];
  id = (await ask(NOBODY, 'POST /orders', { mobileNumber: MOBILE_NUMBER, orderItems })).body.insertedId;
  await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
});

const deliver = () => ask(admin, statusCall(id, 'Delivered'), { received: true, toCollect: 2_000 });
const jute = (quantity: number) => (quantity === 0 ? [] : [{ _id: 'jute', quantity }]);
const count = (cameBack: number, more: object = {}, who = clerk) =>
  ask(who, `POST /orders/admin/${id}/counted`, { reason: 'changedMind', cameBack: jute(cameBack), ...more });
const stored = async () => (await orders.get([id]))[0];
const profit = async (day: string) => (await ask(admin, `GET /stats/profit?from=${day}&to=${day}`)).body;
const profitOfOrder = async () => (await ask(admin, `GET /orders/admin/${id}/profit`)).body.sums;
const revenue = async () => (await ask(admin, `GET /stats/revenue?from=${TODAY}&to=${TODAY}`)).body;
const MODIFIED = { status: 200, body: { modifiedCount: 1 } };
const UNMODIFIED = { status: 200, body: { modifiedCount: 0 } };
const rejected = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

describe('after the delivery', () => {
  test('what comes back is in stock again, the order stays delivered, and its buyer reads what is true', async () => {
    await deliver();
    expect(await count(1, { collected: 1_000 })).toEqual(MODIFIED);
    expect(await stockLeft('jute')).toBe(4);
    const tracked = await ask(NOBODY, 'POST /orders/track', { id, mobileNumber: MOBILE_NUMBER });
    expect(tracked.body).toMatchObject({
      status: 'Delivered',
      outcome: { cameBack: jute(1), collected: 1_000 },
      timeline: expect.arrayContaining([
        expect.objectContaining({ event: 'cameBackLater', pieces: { stayed: 1, of: 2 } }),
      ]),
    });
    expect((await auditLines(id)).at(-1)).toMatchObject({ by: clerk.email, after: { cameBack: jute(1) } });
  });

  test('the figures of the day of the delivery stay: stock, cost and money move on the day of the count', async () => {
    await deliver();
    const delivered = (await stored())?.delivered;
    // The day passes: what was counted becomes that of the day before.
    for (const { _id, ...counted } of await profitDays.find((all) => all)) {
      await profitDays.reference.doc(`${YESTERDAY}${_id.slice(YESTERDAY.length)}`).set(counted);
      await profitDays.reference.doc(_id).delete();
    }
    const [before, money] = [await profit(YESTERDAY), await revenue()];
    await count(1, { collected: 1_000 });
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true, toCollect: 1_000 }); // what was given back
    expect(await profit(YESTERDAY)).toEqual(before);
    expect((await profit(TODAY)).sums).toEqual({ ...NOTHING, goods: -1_000, cost: -600 });
    expect(await profitOfOrder()).toEqual({ ...NOTHING, goods: 1_000, cost: 600 });
    expect((await stored())?.delivered).toEqual(delivered);
    const after = await revenue();
    expect(after.delivered).toEqual(money.delivered);
    expect(after.refunds.sum - money.refunds.sum).toBe(-1_000);
  });

  test('what is damaged stays out of the stock, and has cost the shop what it was', async () => {
    await deliver();
    await count(2, { damaged: jute(1), reason: 'notAsExpected' });
    expect(await stockLeft('jute')).toBe(4);
    expect(await profitOfOrder()).toMatchObject({ goods: 0, cost: 0, spoiled: 600 });
  });

  test('the rest of a part that came back with the parcel is added to it', async () => {
    await ask(admin, statusCall(id, 'Out for Delivery'));
    const part = { outcome: 'partlyDelivered', reason: 'late', cameBack: jute(1), collected: 1_000, received: true };
    await ask(admin, `POST /orders/admin/${id}/outcome`, part);
    const delivered = (await stored())?.delivered;
    expect(await count(2, { collected: 0 })).toEqual(MODIFIED);
    expect(await stored()).toMatchObject({
      status: 'Delivered',
      closedFor: 'partlyDelivered',
      outcome: { cameBack: jute(2), later: { cameBack: jute(1), collected: 1_000 } },
      delivered,
    });
    expect(await stockLeft('jute')).toBe(5);
  });

  test('opened again by mistake, all of it is out of the stock again', async () => {
    await deliver();
    await count(1);
    await count(2, { damaged: jute(1) });
    expect(await stockLeft('jute')).toBe(4);
    expect((await ask(admin, `POST /orders/admin/${id}/reopen`)).body).toEqual({ modifiedCount: 1 });
    expect(await stockLeft('jute')).toBe(3);
    expect(await stored()).not.toHaveProperty('outcome');
  });
});

describe('once a parcel is back', () => {
  beforeEach(async () => {
    await ask(admin, statusCall(id, 'Out for Delivery'));
    await ask(packer, `POST /orders/admin/${id}/returned`, { reason: 'notReached', cameBack: jute(2) });
  });

  test('what turns out to be damaged leaves the stock again', async () => {
    expect(await stockLeft('jute')).toBe(5);
    expect(await count(2, { damaged: jute(1), reason: 'damaged' }, packer)).toEqual(MODIFIED);
    expect(await stockLeft('jute')).toBe(4);
    expect(await profitOfOrder()).toMatchObject({ goods: 0, spoiled: 600 });
    expect((await stored())?.timeline.at(-1)).toMatchObject({ event: 'returned' }); // its buyer reads nothing new
  });

  test('opened again, what was damaged is not taken twice', async () => {
    await count(2, { damaged: jute(1) });
    expect((await ask(admin, `POST /orders/admin/${id}/reopen`)).body).toEqual({ modifiedCount: 1 });
    expect(await stockLeft('jute')).toBe(3);
  });

  test('what was sold again meanwhile cannot be damaged', async () => {
    await ask(packer, 'PATCH /item/jute/stock', { stock: 0, stockSeen: 5 });
    expect(await count(2, { damaged: jute(1) })).toEqual(rejected(409, 'out-of-stock'));
  });
});

describe('two people at once', () => {
  beforeEach(deliver);

  test('who count the same count it once, also after a lost answer', async () => {
    const answers = await Promise.all([count(1), count(1, {}, admin), count(1, {}, packer)]);
    expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 0, 1]);
    expect(await count(1, { reason: 'late' })).toEqual(UNMODIFIED);
    expect(await stockLeft('jute')).toBe(4);
  });

  test('who has not seen what the other has counted, or kept, is told so', async () => {
    await count(2, { damaged: jute(1), collected: 500 });
    expect(await count(1)).toEqual(rejected(409, 'counted-meanwhile'));
    expect(await count(2, { damaged: [] })).toEqual(rejected(409, 'counted-meanwhile'));
    expect(await count(2, { damaged: jute(2), collected: 1_000 })).toEqual(rejected(409, 'counted-meanwhile'));
  });
});

describe('is rejected', () => {
  test('of an order that is under way, or closed otherwise', async () => {
    expect(await count(1)).toEqual(rejected(409, 'not-delivered'));
    await ask(admin, statusCall(id, 'Cancel'));
    expect(await count(1)).toEqual(rejected(409, 'order-closed'));
  });

  test.each([
    ['more than was delivered', jute(3), {}],
    ['another product', [{ _id: 'moon', quantity: 1 }], {}],
    ['a line twice', [...jute(1), ...jute(1)], {}],
    ['more that is damaged than came back', jute(1), { damaged: jute(2) }],
  ])('%s', async (_what, cameBack, more) => {
    await deliver();
    expect(await count(1, { cameBack, ...more })).toEqual(rejected(400, 'bad-input'));
    expect(await stockLeft('jute')).toBe(3);
  });

  test('less that is kept, before anything was paid, or by who only packs', async () => {
    await ask(admin, statusCall(id, 'Delivered'));
    expect(await count(1, { collected: 1_000 })).toEqual(rejected(400, 'bad-input'));
    expect(await count(1, { collected: 1_000 }, packer)).toEqual(rejected(403, 'not-permitted'));
    expect(await count(1, {}, packer)).toEqual(MODIFIED);
    expect(await stored()).toMatchObject({ unpaid: { sum: 2_000 } }); // all of it is still to come
  });
});

test('it costs the reads of a change of an order', async () => {
  await deliver();
  const body = { reason: 'late', cameBack: jute(1) };
  expect(await countReads(() => askInProcess(packer, `POST /orders/admin/${id}/counted`, body))).toBeLessThanOrEqual(8);
});
