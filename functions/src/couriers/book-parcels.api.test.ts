import { describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { BUYER, bookAtOnce, clerkOf, confirmedOrder, PENDANT } from '../../test/parcels.ts';
import { NOBODY, type Person } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { CourierName } from '../domain/couriers.ts';
import { outsideServices, parcels } from '../platform/database/collections.ts';
import { claimParcel } from './claim-parcel.ts';
import { lookUpDue } from './look-up-parcels.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const TAKA = 2_890;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const shop = courierShop();

const anOrder = (changes?: object) => confirmedOrder(shop.clerk, changes);
const read = async (id: string) => (await askInProcess(shop.clerk, `GET /orders/admin/${id}`)).body;
const wish = ({ _id }: { _id: string }, more: object = {}) => ({ _id, toCollect: TAKA, ...more });

const book = (orders: { _id: string; toCollect: number }[], courier: CourierName = 'steadfast') =>
  bookAtOnce(shop.clerk, courier, orders);

/** The invoices of the parcels that wait for a person, and how many the menu counts. */
async function toCheck() {
  const { body } = await askInProcess(shop.clerk, 'GET /parcels/doubts');
  const { inDoubt } = (await askInProcess(shop.clerk, 'GET /stats')).body;
  return [body.map(({ parcel }: { parcel: { invoice: string } }) => parcel.invoice), inDoubt];
}

const decide = (invoice: string, decision: string, more: object = {}) =>
  askInProcess(shop.clerk, `POST /parcels/${invoice}/decide`, { decision, ...more });
const stored = async (invoice: string, courier = 'steadfast') =>
  (await parcels.reference.doc(`${courier}_${invoice}`).get()).data();

describe('POST /parcels', () => {
  test('books a confirmed order: at the courier, at its desk and in the audit stands the same', async () => {
    const { _id, number } = await anOrder();
    const { status, body } = await askInProcess(shop.clerk, 'POST /parcels', {
      courier: 'steadfast',
      orders: [wish({ _id })],
    });
    const [kept, ...others] = await shop.account.parcels();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      invoice: number,
      sum: TAKA,
      name: 'Rahim Uddin',
      phone: '01712345678',
      address: 'House 9, Road 3, Dhanmondi, Dhaka',
    });
    const parcel = {
      courier: 'steadfast',
      invoice: number,
      attempt: 1,
      state: 'booked',
      taka: TAKA,
      consignmentId: kept?.consignmentId,
      by: 'clerk@aloghor.example',
    };
    expect([status, body]).toMatchObject([200, { rows: [{ _id, number, toCollect: TAKA, problems: [], parcel }] }]);
    expect((await read(_id)).parcel).toMatchObject(parcel);
    expect(await stored(number)).toMatchObject({
      ...parcel,
      orderId: _id,
      number,
      events: [{ state: 'asked' }, { state: 'booked', word: 'in_review' }],
    });
    expect((await auditLines(_id)).at(-1)).toMatchObject({
      by: shop.clerk.email,
      after: { parcel: `Steadfast ${number}`, parcelState: 'asked' },
    });
  });

  test('collects what is to be collected now where only ids are sent, each once', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const orders = [one._id, one._id, wish(other), 'no-order'];
    const { status, body } = await askInProcess(shop.clerk, 'POST /parcels', { courier: 'steadfast', orders });
    const booked = { problems: [], parcel: { state: 'booked', taka: TAKA } };
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { rows: [booked, booked, { problems: ['noOrder'] }] },
    });
    expect((await shop.account.parcels()).map(({ invoice, sum }) => [invoice, sum])).toEqual([
      [one.number, TAKA],
      [other.number, TAKA],
    ]);
  });

  test('nothing is collected for an order that is paid', async () => {
    const order = await anOrder();
    await askInProcess(shop.admin, `POST /orders/admin/${order._id}/payment`, { received: true });
    expect(await book([{ ...order, toCollect: 0 }])).toMatchObject([{ problems: [], parcel: { taka: 0 } }]);
    expect(await shop.account.parcels()).toMatchObject([{ sum: 0 }]);
  });

  test.each(['pathao', 'redx'] as const)('books with %s too, one by one', async (courier) => {
    const orders = [await anOrder(), await anOrder()];
    const rows = await book(
      orders.map((order) => wish(order)),
      courier,
    );
    expect(rows).toMatchObject([{ parcel: { courier, state: 'booked' } }, { parcel: { courier, state: 'booked' } }]);
    expect(await shop.account.parcels()).toHaveLength(2);
  });

  test('says row by row what cannot be booked, and books the others', async () => {
    const good = await anOrder();
    const unconfirmed = (await askInProcess(NOBODY, 'POST /orders', { ...BUYER, orderItems: [{ _id: PENDANT }] })).body
      .insertedId;
    const abroad = await anOrder({ mobileNumber: '+923001234567' });
    const nameless = await anOrder({ name: null, deliveryAddress: null });
    const sent = await anOrder();
    await askInProcess(shop.admin, statusCall(sent._id, 'Out for Delivery'));
    const seenOtherwise = await anOrder();
    const all = [good, { _id: unconfirmed }, abroad, nameless, sent, { _id: 'no-order' }].map((order) => wish(order));
    const checked = await askInProcess(shop.clerk, 'POST /parcels/check', {
      courier: 'steadfast',
      ids: all.map(({ _id }) => _id),
    });
    const expected = [[], ['notConfirmed'], ['noCourierPhone'], ['noName', 'noAddress'], ['notInShop'], ['noOrder']];
    expect(checked.body.rows.map(({ problems }: { problems: string[] }) => problems)).toEqual(expected);
    expect(await shop.account.parcels()).toEqual([]);

    const rows = await book([...all, { ...seenOtherwise, toCollect: TAKA - 1 }]);
    expect(rows.map(({ problems }) => problems)).toEqual([...expected, ['sumChanged']]);
    expect(await shop.account.parcels()).toMatchObject([{ invoice: good.number }]);
  });

  test('an order of which the courier does not take the parcel can be booked again under the same invoice', async () => {
    const order = await anOrder();
    await shop.account.set({ booking: 'failed', keeps: false });
    vi.stubEnv('STEADFAST_URL', `${process.env.STEADFAST_URL}/nothing-here`);
    expect(await book([wish(order)])).toMatchObject([{ problems: ['rejected'], parcel: { state: 'rejected' } }]);
    vi.stubEnv('STEADFAST_URL', process.env.STEADFAST_URL?.replace('/nothing-here', ''));
    await shop.account.set({ booking: 'answered' });
    expect(await book([wish(order)])).toMatchObject([{ problems: [], parcel: { invoice: order.number, attempt: 1 } }]);
  });

  test('costs at most six reads an order, one for the stop, and one for what products weigh', async () => {
    const orders = [await anOrder(), await anOrder()];
    const reads = await recordReads(async () => void (await book(orders.map((order) => wish(order)))));
    const documents = reads.reduce((sum, read) => sum + read.documents, 0);
    expect(documents).toBeLessThanOrEqual(2 + 2 * 6);
  });

  test('the couriers that are on are listed; where all are off, none books', async () => {
    vi.stubEnv('COURIERS', 'redx, steadfast');
    expect((await askInProcess(shop.clerk, 'GET /couriers')).body).toEqual([
      { courier: 'steadfast', name: 'Steadfast', pickUp: {} },
      { courier: 'redx', name: 'RedX' },
    ]);
    vi.stubEnv('COURIERS', '');
    expect((await askInProcess(shop.clerk, 'GET /couriers')).body).toEqual([]);
    const { status, body } = await askInProcess(shop.clerk, 'POST /parcels', {
      courier: 'steadfast',
      orders: [wish(await anOrder())],
    });
    expect([status, body.errors]).toEqual([400, [{ path: 'courier', message: 'must be one that is switched on' }]]);
  });
});

describe('never a second parcel', () => {
  test('two clerks, and each with a double click', async () => {
    const order = await anOrder();
    const press = (who: Person) => askInProcess(who, 'POST /parcels', { courier: 'steadfast', orders: [wish(order)] });
    const answers = await Promise.all([press(shop.clerk), press(shop.clerk), press(shop.admin), press(shop.admin)]);
    const rows = answers.map(({ body }) => body.rows[0]);
    expect(rows.filter(({ problems }) => problems.length === 0)).toHaveLength(1);
    for (const { problems } of rows.filter(({ problems: [first] }) => first))
      expect(['alreadyBooked', 'stillUnknown']).toContain(problems[0]);
    expect(await shop.account.parcels()).toHaveLength(1);
  });

  test('two clerks with two couriers', async () => {
    const order = await anOrder();
    const rows = (await Promise.all([book([wish(order)], 'steadfast'), book([wish(order)], 'pathao')])).flat();
    expect(rows.filter(({ problems }) => problems.length === 0)).toHaveLength(1);
    expect(await shop.account.parcels()).toHaveLength(1);
  });

  test('the same order twice in one call', async () => {
    const order = await anOrder();
    expect(await book([wish(order), wish(order)])).toHaveLength(1);
    expect(await shop.account.parcels()).toHaveLength(1);
  });

  test('a call that a proxy repeats: that the second is rejected is success, since the parcel is found', async () => {
    await shop.account.set({ booking: 'repeated' });
    const order = await anOrder();
    const [row] = await book([wish(order)]);
    const [kept, ...others] = await shop.account.parcels();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ problems: [], parcel: { state: 'booked', consignmentId: kept?.consignmentId } });
  });

  test.each(['cut', 'proxyPage', 'failed'])(
    'an answer that is lost (%s): the parcel is looked up at once',
    async (booking) => {
      await shop.account.set({ booking });
      const order = await anOrder();
      expect(await book([wish(order)])).toMatchObject([{ problems: [], parcel: { state: 'booked' } }]);
      expect(await shop.account.parcels()).toHaveLength(1);
    },
  );

  test('a parcel that appears late stays unknown, then the schedule finds it', async () => {
    await shop.account.set({ booking: 'cut', hiddenMs: DAY_MS });
    const order = await anOrder();
    expect(await book([wish(order)])).toMatchObject([{ problems: [], parcel: { state: 'unknown' } }]);
    expect(await book([wish(order)])).toMatchObject([{ problems: ['stillUnknown'] }]);
    expect(await book([wish(order)], 'pathao')).toMatchObject([{ problems: ['stillUnknown'] }]);

    await shop.account.set({ hiddenMs: 0 });
    const at = Date.now();
    await lookUpDue(at + 9 * MINUTE_MS);
    expect((await read(order._id)).parcel.state).toBe('unknown'); // every ten minutes
    await lookUpDue(at + 11 * MINUTE_MS);
    expect((await read(order._id)).parcel).toMatchObject({ state: 'booked', consignmentId: expect.any(String) });
    expect((await stored(order.number))?.askAt).toBeUndefined();
    expect((await shop.account.calls()).bookings).toBe(1);
  });

  test('a parcel that is not found for two days is not asked for any more: a person decides', async () => {
    await shop.account.set({ booking: 'cut', keeps: false });
    const order = await anOrder();
    await book([wish(order)]);
    expect(await toCheck()).toEqual([[], 0]);
    await lookUpDue(Date.now() + 2 * DAY_MS - MINUTE_MS);
    expect(await stored(order.number)).toMatchObject({ state: 'unknown' });
    expect((await stored(order.number))?.askAt).toBeUndefined();
    expect((await read(order._id)).parcel.state).toBe('unknown');
    expect(await toCheck()).toEqual([[order.number], 1]);
  });

  test('nor is one of a courier that is off since; until then it waits for it to be on again', async () => {
    await shop.account.set({ booking: 'cut', keeps: false });
    const order = await anOrder();
    await book([wish(order)]);
    vi.stubEnv('COURIERS', 'pathao');
    const later = Date.now() + 11 * MINUTE_MS;
    expect(await lookUpDue(later)).toEqual({ asked: 0, found: 0 });
    expect((await stored(order.number))?.askAt).toBeGreaterThan(later);
    await lookUpDue(Date.now() + 2 * DAY_MS);
    expect(await toCheck()).toEqual([[order.number], 1]);
  });

  test('where a courier cannot be asked by invoice, a lost answer waits for a person', async () => {
    await shop.account.set({ booking: 'cut' });
    const order = await anOrder();
    expect(await book([wish(order)], 'pathao')).toMatchObject([{ parcel: { state: 'unknown' } }]);
    expect((await stored(order.number, 'pathao'))?.askAt).toBeUndefined();
    expect(await toCheck()).toEqual([[order.number], 1]);
    const again = { ...wish(order), again: true as const };
    expect(await book([again], 'pathao')).toMatchObject([{ problems: ['stillUnknown'] }]);
    const [kept] = await shop.account.parcels();
    const seen = { consignmentId: kept?.consignmentId };
    expect((await decide(order.number, 'booked', seen)).body).toMatchObject({
      parcel: { state: 'booked', consignmentId: kept?.consignmentId },
    });
    expect(await toCheck()).toEqual([[], 0]);
  });

  test('what is unknown is sent again under the same invoice alone, by a person, at the same courier', async () => {
    await shop.account.set({ booking: 'cut', hiddenMs: DAY_MS });
    const order = await anOrder();
    await book([wish(order)]);
    const again = { ...wish(order), again: true as const };
    expect(await book([again], 'redx')).toMatchObject([{ problems: ['stillUnknown'] }]);
    await shop.account.set({ booking: 'answered', hiddenMs: 0 });
    expect(await book([again])).toMatchObject([{ problems: [], parcel: { state: 'booked', invoice: order.number } }]);
    expect(await shop.account.parcels()).toHaveLength(1);
    expect((await shop.account.calls()).bookings).toBe(2);
  });

  test('a function that is killed after the claim: nobody books the order, and the courier is asked for it', async () => {
    const order = await anOrder();
    await claimParcel({ courier: 'steadfast' }, wish(order), clerkOf(shop.clerk), await currentCatalogue()); // and no more
    expect(await book([wish(order)])).toMatchObject([{ problems: ['stillUnknown'], parcel: { state: 'asked' } }]);
    const tooEarly = await decide(order.number, 'rejected');
    expect([tooEarly.status, tooEarly.body.code]).toEqual([409, 'parcel-changed']);
    await lookUpDue(Date.now() + 2 * MINUTE_MS);
    expect((await read(order._id)).parcel.state).toBe('unknown');
    const settled = await decide(order.number, 'rejected');
    expect(settled.body.parcel.state).toBe('rejected');
    expect(await book([wish(order)])).toMatchObject([{ problems: [], parcel: { state: 'booked', attempt: 1 } }]);
    expect(await shop.account.parcels()).toHaveLength(1);
  });

  test('a function that is killed between call and keeping: the parcel is found', async () => {
    const order = await anOrder();
    const claimed = await claimParcel(
      { courier: 'steadfast' },
      wish(order),
      clerkOf(shop.clerk),
      await currentCatalogue(),
    );
    if (!('toBook' in claimed)) throw new Error('It is not claimed.');
    const { openCourier } = await import('./registry.ts');
    await openCourier('steadfast').book(claimed.toBook); // and no more
    await lookUpDue(Date.now() + 2 * MINUTE_MS);
    expect((await read(order._id)).parcel.state).toBe('booked');
    expect(await shop.account.parcels()).toHaveLength(1);
  });

  test.each(['sends it again', 'runs the transaction again'] as const)(
    'a claim whose commit was made while its answer was lost, where the client %s, is not called twice',
    async (reaction) => {
      const order = await anOrder();
      const undo = loseAnswer('parcels', reaction);
      const [row] = await book([wish(order)]);
      undo();
      expect(row).toBeDefined();
      expect((await shop.account.parcels()).length).toBeLessThanOrEqual(1);
      const state = (await read(order._id)).parcel.state;
      expect(['booked', 'asked']).toContain(state); // the claim may be found as somebody else's: then it is looked up
    },
  );

  test('two schedules at once ask once', async () => {
    await shop.account.set({ booking: 'cut', keeps: false });
    const order = await anOrder();
    await book([wish(order)]);
    const later = Date.now() + 11 * MINUTE_MS;
    const looked = await Promise.all([lookUpDue(later), lookUpDue(later)]);
    expect(looked.reduce((sum, { asked }) => sum + asked, 0)).toBe(1);
  });
});

describe('refused keys', () => {
  test('stop all calls at the first one, also later, until an hour is over or the keys are others', async () => {
    await shop.account.set({ keys: 'refused' });
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    const rows = await book(orders.map((order) => wish(order)));
    expect(rows.map(({ problems }) => problems)).toEqual([['keysRefused'], ['keysRefused'], ['keysRefused']]);
    expect((await shop.account.calls()).refused).toBe(1);
    await shop.account.set({ keys: 'taken' });
    expect(await book([wish(orders[1] as { _id: string })])).toMatchObject([{ problems: ['keysRefused'] }]);
    expect((await askInProcess(shop.clerk, 'GET /couriers')).body[0]).toEqual({
      courier: 'steadfast',
      name: 'Steadfast',
      pickUp: {},
      refusedUntil: expect.any(Number),
    });

    vi.stubEnv('STEADFAST_SECRET_KEY', 'another');
    expect(await book(orders.map((order) => wish(order)))).toMatchObject(orders.map(() => ({ problems: [] })));
    await outsideServices.reference.doc('steadfast').delete();
  });
});

describe('a booked order', () => {
  test('stays as its courier knows it, until its parcel is noted as cancelled; then it is booked anew', async () => {
    const order = await anOrder();
    await book([wish(order)]);
    const { _id } = order;
    const changes = [
      askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, { deliveryAddress: 'House 10' }),
      askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, { name: 'Karim' }),
      askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, { mobileNumber: '01812345678' }),
      askInProcess(shop.clerk, `POST /orders/admin/${_id}/amounts`, { amounts: [{ kind: 'delivery', taka: 70 }] }),
      askInProcess(shop.clerk, `POST /orders/admin/${_id}/payment`, { received: true }),
      askInProcess(shop.clerk, statusCall(_id, 'Cancel')),
      ...['refused', 'noAnswer', 'toCall'].map((outcome) =>
        askInProcess(shop.clerk, `POST /desk/${_id}/calls`, { outcome }),
      ),
    ];
    for (const { status, body } of await Promise.all(changes))
      expect([status, body.code]).toEqual([409, 'order-booked']);
    expect((await askInProcess(shop.clerk, `POST /desk/${_id}/notes`, { text: 'Rings twice.' })).status).toBe(200);

    const settled = await decide(order.number, 'cancelled');
    expect(settled.body.parcel).toMatchObject({ state: 'cancelled' });
    expect((await decide(order.number, 'cancelled')).status).toBe(200);
    await askInProcess(shop.clerk, `PATCH /orders/admin/${_id}/corrections`, { deliveryAddress: 'House 10' });
    const [row] = await book([wish(order)]);
    expect(row).toMatchObject({ parcel: { invoice: `${order.number}-2`, attempt: 2 } });
    expect((await shop.account.parcels()).at(-1)).toMatchObject({ address: 'House 10, Dhanmondi, Dhaka' });
    const outdated = await decide(order.number, 'cancelled');
    expect([outdated.status, outdated.body.code]).toEqual([409, 'parcel-changed']);
  });

  test('has no printed slip any more: that would bear its number at the courier', async () => {
    const order = await anOrder();
    await askInProcess(shop.clerk, 'POST /packing/slips', { ids: [order._id] });
    expect((await read(order._id)).printed).toBeDefined();
    await book([wish(order)]);
    expect((await read(order._id)).printed).toBeUndefined();
    await askInProcess(shop.clerk, 'POST /packing/slips', { ids: [order._id] });
    await decide(order.number, 'cancelled');
    expect((await read(order._id)).printed).toBeUndefined();
  });

  test('is handed over, and closes as always', async () => {
    const order = await anOrder();
    await book([wish(order)]);
    const steps = [statusCall(order._id, 'Out for Delivery'), statusCall(order._id, 'Delivered')];
    for (const step of steps) expect((await askInProcess(shop.clerk, step)).body).toEqual({ modifiedCount: 1 });
    expect((await askInProcess(shop.clerk, `POST /orders/admin/${order._id}/payment`, { received: true })).status).toBe(
      200,
    );
  });

  test('is settled by what a person can know alone', async () => {
    const order = await anOrder();
    expect((await decide(order.number, 'cancelled')).status).toBe(404); // before it is booked
    await book([wish(order)]);
    expect((await decide('A-1', 'cancelled')).body.code).toBe('not-found');
    expect((await decide(order.number, 'rejected')).body.code).toBe('parcel-changed');
  });

  test('is handed out with its parcel, and erased without what the courier has said', async () => {
    const mobileNumber = '01911222333';
    const order = await anOrder({ mobileNumber });
    await book([wish(order)]);
    await askInProcess(shop.clerk, statusCall(order._id, 'Delivered'));
    const exported = await askInProcess(shop.admin, 'POST /customers/export', { mobileNumber });
    expect(exported.body.orders[0].parcels).toMatchObject([{ courier: 'steadfast', invoice: order.number }]);
    await parcels.reference.doc(`steadfast_${order.number}`).update({ reasons: ['Rahim Uddin is unknown.'] });
    await askInProcess(shop.admin, 'POST /customers/erase', { mobileNumber });
    expect(await stored(order.number)).not.toHaveProperty('reasons');
    expect((await read(order._id)).parcel).toMatchObject({ invoice: order.number });
  });
});
