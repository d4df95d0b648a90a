import { describe, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { NOBODY } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { CourierName } from '../domain/couriers.ts';
import { dayOf } from '../domain/day-of.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import { parcels } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';
import { followDue } from './follow-parcels.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const TOMORROW = dayOf(Date.now() + DAY_MS);

const shop = courierShop();

interface Failed {
  _id: string;
  /** Of its parcel. */
  invoice: string;
  id: string;
  failedAt: number;
}

/** A confirmed order whose parcel its courier could not deliver an hour ago. */
async function failed(courier: CourierName = 'redx', word = 'agent-hold'): Promise<Failed> {
  const order = {
    name: 'Rahim Uddin',
    mobileNumber: '01712345678',
    deliveryAddress: 'House 9, Road 3',
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
    orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }],
  };
  const _id: string = (await askInProcess(NOBODY, 'POST /orders', order)).body.insertedId;
  await askInProcess(shop.clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  const { body } = await askInProcess(shop.clerk, 'POST /parcels', { courier, orders: [{ _id, toCollect: 2_890 }] });
  const invoice: string = body.rows[0].number;
  const failedAt = Date.now() - HOUR_MS;
  const parcel = { _id, invoice, id: `${courier}_${invoice}`, failedAt };
  await tell(parcel, 'in-transit', { at: failedAt - HOUR_MS });
  await tell(parcel, word, { at: failedAt, message: 'Customer did not answer' });
  return parcel;
}

const tell = ({ id }: Failed, word: string, more: Partial<ToldParcel> = {}) =>
  followParcel(id, 'webhook', { word, at: Date.now(), ...more });
const list = async () => (await askInProcess(shop.clerk, 'GET /parcels/rescue')).body;
const isListed = async ({ id }: Failed) => (await list()).some((row: { _id: string }) => row._id === id);
const read = async ({ _id }: Failed) => (await askInProcess(shop.clerk, `GET /orders/admin/${_id}`)).body;
const stored = async ({ id }: Failed) => (await parcels.reference.doc(id).get()).data();
const note = ({ _id, invoice, failedAt }: Failed, body: object, by = shop.clerk) =>
  askInProcess(by, `POST /orders/admin/${_id}/parcel/rescue`, { invoice, failedAt, ...body });
const anotherDay = { outcome: 'anotherDay', day: TOMORROW, inPanel: true };

describe('what couriers could not deliver', () => {
  test('is listed with its order, what the courier said, and until when it waits, the most urgent first', async () => {
    const later = await failed('steadfast', 'hold');
    const sooner = await failed('redx');
    await tell(later, 'in_review', { at: later.failedAt - 9 }); // old news change nothing
    await parcels.reference.doc(sooner.id).update({ rescueBy: later.failedAt });
    expect(await list()).toMatchObject([
      { _id: sooner.id, until: later.failedAt },
      {
        _id: later.id,
        order: { _id: later._id, number: later.invoice, mobileNumber: '01712345678' },
        parcel: { courier: 'steadfast', state: 'held', word: 'hold' },
        rescue: { since: later.failedAt, failedAt: later.failedAt, acts: [] },
        until: later.failedAt + DAY_MS,
        message: 'Customer did not answer',
      },
    ]);
    expect((await askInProcess(shop.clerk, 'GET /stats')).body).toMatchObject({ toRescue: 2 });
  });

  test('leaves the list in the write by which it moves on, and counts as rescued once it is delivered', async () => {
    const parcel = await failed();
    await tell(parcel, 'delivery-in-progress');
    expect(await isListed(parcel)).toBe(false);
    expect((await stored(parcel))?.rescue.isRescued).toBeUndefined();
    await tell(parcel, 'delivered', { at: Date.now() + 1 });
    expect((await stored(parcel))?.rescue).toMatchObject({ since: parcel.failedAt, isRescued: true });
  });

  test('waits as long as the settings say', async () => {
    const { version } = (await askInProcess(shop.admin, 'GET /settings/admin')).body.rescue;
    const changed = await askInProcess(shop.admin, 'PATCH /settings/rescue', { redx: 6, version });
    expect(changed.status).toBe(200);
    const parcel = await failed('redx');
    expect((await stored(parcel))?.rescueBy).toBe(parcel.failedAt + 6 * HOUR_MS);
    await askInProcess(shop.admin, 'PATCH /settings/rescue', { version: changed.body.version });
  });

  test('a return of Pathao can be tried once more until the next evening, although its order is cancelled', async () => {
    const parcel = await failed('pathao', 'returned');
    expect(await read(parcel)).toMatchObject({ status: 'Cancel' });
    expect(await isListed(parcel)).toBe(true);
    expect((await note(parcel, anotherDay)).body).toMatchObject({ isNoted: true, parcel: { state: 'returning' } });
    await tell(parcel, 'assigned-for-delivery');
    await tell(parcel, 'delivered', { at: Date.now() + 1 });
    expect(await read(parcel)).toMatchObject({ status: 'Delivered' });
    expect((await stored(parcel))?.rescue.isRescued).toBe(true);
  });

  test('a word that nobody knows is not one, until somebody says that it is', async () => {
    const parcel = await failed('redx', 'eaten-by-a-goat');
    expect(await isListed(parcel)).toBe(false);
    const { invoice } = parcel;
    await askInProcess(shop.clerk, `POST /parcels/${invoice}/decide`, { decision: 'held' });
    expect(await isListed(parcel)).toBe(true);
  });

  test('the list costs a read, and one for each parcel and its order, whatever else there is', async () => {
    for (const courier of ['redx', 'steadfast'] as const)
      await failed(courier, courier === 'redx' ? 'agent-hold' : 'hold');
    const reads = await recordReads(list);
    const ofList = reads.filter(({ collection }) => ['parcels', 'orders', 'desk'].includes(collection));
    expect(ofList.reduce((sum, { documents }) => sum + documents, 0)).toBe(1 + 2 * 2);
  });
});

describe('what somebody does about it', () => {
  test('without an answer it stays in the list, with who has called', async () => {
    const parcel = await failed();
    const { body } = await note(parcel, { outcome: 'noAnswer' });
    expect(body).toMatchObject({
      isNoted: true,
      until: parcel.failedAt + DAY_MS,
      rescue: { acts: [{ outcome: 'noAnswer', by: shop.clerk.email, at: expect.any(Number) }] },
    });
    expect(body.rescue.answeredIn).toBeGreaterThanOrEqual(HOUR_MS);
    expect((await auditLines(parcel._id)).at(-1)).toMatchObject({
      by: shop.clerk.email,
      after: { rescue: 'noAnswer' },
    });
    expect((await note(parcel, { outcome: 'noAnswer' })).body.rescue.acts).toHaveLength(1); // the second click
    expect((await note(parcel, { outcome: 'noAnswer' }, shop.admin)).body.rescue.acts).toHaveLength(2);
    expect(await isListed(parcel)).toBe(true);
  });

  test('another day leaves the list until that day is over, unless the courier has come', async () => {
    const parcel = await failed();
    expect((await note(parcel, anotherDay)).body).not.toHaveProperty('until');
    expect((await read(parcel)).parcel).toMatchObject({ state: 'held' });
    expect(await isListed(parcel)).toBe(false);
    const [kept] = await shop.account.parcels();
    if (kept) await shop.account.move(kept, 'agent-hold');
    const endOfDay = Date.parse(`${TOMORROW}T00:00:00+06:00`) + DAY_MS;
    await followDue(endOfDay - 1);
    expect(await isListed(parcel)).toBe(false);
    await followDue(endOfDay + 11 * 60_000);
    expect(await isListed(parcel)).toBe(true);
  });

  test('scanned in the shop before that day, nobody waits for it, or asks its courier, any more', async () => {
    const parcel = await failed();
    await note(parcel, anotherDay);
    const cameBack = [{ _id: 'dhoya-smoked-glass-pendant', quantity: 1 }];
    const body = { reason: 'notReached', cameBack };
    expect((await askInProcess(shop.clerk, `POST /orders/admin/${parcel._id}/returned`, body)).status).toBe(200);
    const known = await stored(parcel);
    expect(known).toMatchObject({ state: 'returned', rescue: { acts: [{ outcome: 'anotherDay' }] } });
    expect(known?.rescue).not.toHaveProperty('againAt');
    expect(known).not.toHaveProperty('followAt');
  });

  test('a new place or number becomes the order’s, though its courier has the parcel, and the old one is kept', async () => {
    const parcel = await failed();
    const correct = (body: object) => askInProcess(shop.clerk, `PATCH /orders/admin/${parcel._id}/corrections`, body);
    expect((await correct({ deliveryAddress: 'House 1' })).body.code).toBe('order-sent-out');
    const place = { district: 'Gazipur', thana: 'Tongi' };
    const moved = await note(parcel, { ...anotherDay, outcome: 'newPlace', deliveryAddress: 'House 1, Road 2', place });
    expect(moved.status).toBe(200);
    expect(await read(parcel)).toMatchObject({
      deliveryAddress: 'House 1, Road 2',
      place: { district: 'Gazipur' },
      status: 'Out for Delivery',
      parcel: { state: 'held' },
    });
    expect((await auditLines(parcel._id)).at(-1)).toMatchObject({
      before: { deliveryAddress: 'House 9, Road 3' },
      after: { deliveryAddress: 'House 1, Road 2', rescue: 'newPlace', rescueDay: TOMORROW },
    });
    const again = { ...parcel, failedAt: Date.now() };
    await tell(again, 'agent-hold', { at: again.failedAt });
    expect((await note(again, { ...anotherDay, outcome: 'newNumber', mobileNumber: '01812345678' })).status).toBe(200);
    const { body } = await askInProcess(shop.clerk, `GET /desk/${parcel._id}`);
    expect(body.order.courierPhone).toBe('01812345678');
    expect(body.desk.versions.map(({ before }: { before: object }) => before)).toMatchObject([
      { deliveryAddress: 'House 9, Road 3' },
      { mobileNumber: '01712345678' },
    ]);
  });

  test('taken back: the courier is asked, and the parcel stays in the list as long as it has not said yes', async () => {
    const takeBack = { outcome: 'takeBack', reason: 'The buyer does not want it.' };
    const parcel = await failed('redx');
    await shop.account.set({ cancelling: 'cut' });
    const lost = await note(parcel, takeBack);
    expect(lost.body).toMatchObject({ isNoted: false, parcel: { cancellation: { answer: 'unknown' } } });
    expect(await isListed(parcel)).toBe(true);
    await shop.account.set({ cancelling: 'waits' });
    const { body } = await note(parcel, takeBack);
    expect(body).toMatchObject({ isNoted: true, parcel: { state: 'held', cancellation: { answer: 'accepted' } } });
    expect(await isListed(parcel)).toBe(false);
    expect((await note(parcel, takeBack)).body.rescue.acts).toHaveLength(1);
  });

  test('of Pathao only its panel can take a parcel back', async () => {
    const parcel = await failed('pathao', 'delivery-failed');
    const asked = await note(parcel, { outcome: 'takeBack', reason: 'Not wanted' });
    expect(asked.body).toMatchObject({ isNoted: false, problem: 'courierOff' });
    expect((await note(parcel, { outcome: 'takeBack', inPanel: true })).body).toMatchObject({ isNoted: true });
    expect(await isListed(parcel)).toBe(false);
  });

  test.each([
    ['day', { outcome: 'anotherDay', inPanel: true }],
    ['day', { ...anotherDay, day: dayOf(Date.now() - DAY_MS) }],
    ['day', { outcome: 'noAnswer', day: TOMORROW }],
    ['inPanel', { outcome: 'anotherDay', day: TOMORROW }],
    ['reason', { outcome: 'takeBack' }],
    ['reason', { outcome: 'noAnswer', reason: 'The buyer is away.' }],
    ['deliveryAddress', { ...anotherDay, outcome: 'newPlace' }],
    ['mobileNumber', { ...anotherDay, outcome: 'newNumber' }],
    ['outcome', { outcome: 'thrownAway' }],
  ])('is rejected where %s is wrong', async (path, body) => {
    const answer = await note(await failed(), body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
  });
});

test('of what failed this month the figures tell what was rescued, and how long its buyers waited, by courier', async () => {
  const [rescued, open] = [await failed(), await failed()];
  await note(rescued, { outcome: 'noAnswer' });
  await tell(rescued, 'delivered');
  await note(open, anotherDay);
  await failed('pathao', 'pickup-failed');
  const figures = `GET /stats/rescue?from=${dayOf(rescued.failedAt)}` as const; // after midnight that is yesterday
  const { body } = await askInProcess(shop.clerk, figures);
  expect(body.couriers).toEqual([{ courier: 'redx', failed: 2, rescued: 1, minutes: 60 }]);
  const reads = await recordReads(() => askInProcess(shop.clerk, figures));
  const ofParcels = reads.filter(({ collection }) => collection === 'parcels');
  expect(ofParcels.reduce((sum, { documents }) => sum + documents, 0)).toBe(15);
});

describe('two people at once', () => {
  test('of two that settle it differently one does, and the other learns who has', async () => {
    const parcel = await failed();
    const answers = await Promise.all([
      note(parcel, anotherDay),
      note(parcel, { outcome: 'takeBack', inPanel: true }, shop.admin),
    ]);
    const [one, other] = answers.toSorted((a, b) => a.status - b.status);
    expect([one?.status, other?.status]).toEqual([200, 409]);
    expect(other?.body).toMatchObject({ code: 'rescue-over', act: one?.body.rescue.acts.at(-1) });
    expect((await stored(parcel))?.rescue.acts).toHaveLength(1);
  });

  test('a courier is not asked to bring back what somebody else has let it try again', async () => {
    const parcel = await failed();
    await note(parcel, anotherDay, shop.admin);
    const answer = await note(parcel, { outcome: 'takeBack', reason: 'Not wanted' });
    expect(answer.body).toMatchObject({ code: 'rescue-over', act: { by: shop.admin.email, outcome: 'anotherDay' } });
    expect((await shop.account.calls()).cancellations).toBe(0);
  });

  test('what has moved on meanwhile, or failed again, is another matter', async () => {
    const parcel = await failed();
    await tell(parcel, 'delivery-in-progress', { at: Date.now() - 2 });
    const moved = await note(parcel, anotherDay);
    expect([moved.body.code, moved.body.act]).toEqual(['rescue-over', undefined]);
    await tell(parcel, 'agent-hold', { at: Date.now() });
    expect((await note(parcel, anotherDay)).body.code).toBe('parcel-changed');
    expect((await note({ ...parcel, invoice: 'A-1' }, anotherDay)).body.code).toBe('parcel-changed');
  });
});
