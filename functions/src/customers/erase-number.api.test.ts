import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines, dump } from '../../test/stored-documents.ts';
import { erasures, orders } from '../platform/database/collections.ts';
import { database } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';
const NUMBER = '01855501234';
/** All that is told of a person, each with this in it. */
const TRACE = 'Zubaida';
const ORDER = {
  name: `${TRACE} Khatun`,
  mobileNumber: NUMBER,
  place: { district: 'Dhaka', thana: 'Savar' },
  deliveryAddress: `${TRACE} Villa`,
  info: `Ask for ${TRACE}`,
  orderItems: [{ _id: PENDANT, quantity: 2 }],
};

let admin: Person;
let clerk: Person;
let member: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, member] = await Promise.all([signIn('admin'), signIn('clerk'), newCustomer('A Member')]);
});

const place = async (changes: object = {}, who?: Person) =>
  (await ask(who, 'POST /orders', { ...ORDER, ...changes })).body.insertedId as string;
const erase = (mobileNumber = NUMBER, who = admin) => ask(who, 'POST /customers/erase', { mobileNumber });
const storedOrder = async (id: string) => (await orders.reference.doc(id).get()).data();

describe('POST /customers/erase', () => {
  let guests: string;
  let members: string;
  let byHand: string;

  beforeAll(async () => {
    await ask(member, 'POST /users', { name: 'A Member', email: member.email });
    [guests, members] = [await place(), await place({ mobileNumber: `+88${NUMBER}` }, member)];
    const { mobileNumber } = ORDER;
    byHand = (
      await ask(clerk, 'POST /orders/admin', { ...ORDER, source: 'telephone', deskNote: `${TRACE} is in a hurry` })
    ).body.insertedId;
    await ask(clerk, `PATCH /orders/admin/${guests}/corrections`, {
      name: `${TRACE} Begum`,
      deliveryAddress: `${TRACE} House`,
    });
    await ask(clerk, `POST /desk/${guests}/calls`, { outcome: 'confirmed', note: `${TRACE} says yes` });
    await ask(clerk, `POST /desk/${guests}/notes`, { text: `${TRACE} rings back` });
    for (const id of [guests, members]) await ask(admin, statusCall(id, 'Delivered'));
    const review = {
      orderId: guests,
      mobileNumber,
      productId: PENDANT,
      stars: 4,
      text: `${TRACE} likes it`,
      isNamed: true,
    };
    const { insertedId } = (await ask(undefined, 'POST /reviews', review)).body;
    await ask(admin, `PATCH /reviews/${insertedId}`, { state: 'shown', answer: `Thank you, ${TRACE}` });
    await ask(clerk, 'POST /customers/marks', { mobileNumber, marks: ['advanceOnly'] });
    await ask(undefined, 'POST /questions', { name: TRACE, email: member.email, question: `Does ${TRACE} pay more?` });
  });

  test('is for admins', async () => {
    expect((await erase(NUMBER, clerk)).status).toBe(403);
    expect((await ask(clerk, 'POST /customers/export', { mobileNumber: NUMBER })).status).toBe(403);
  });

  test('is rejected while an order of the number is under way, and erases nothing', async () => {
    const { number } = (await storedOrder(byHand)) ?? {};
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'order-still-active', number } });
    expect((await storedOrder(guests))?.name).toBe('Zubaida Begum');
    expect((await erasures.reference.get()).size).toBe(0);
  });

  test('can be asked before what there is: everything, as one document', async () => {
    await ask(clerk, `POST /desk/${byHand}/calls`, { outcome: 'refused', note: `${TRACE} says no` });
    const { status, body } = await ask(admin, 'POST /customers/export', { mobileNumber: NUMBER });
    expect(status).toBe(200);
    expect(body.orders.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual([guests, members, byHand].toSorted());
    const ofGuest = body.orders.find(({ _id }: { _id: string }) => _id === guests);
    expect(ofGuest).toMatchObject({
      order: { name: 'Zubaida Begum', mobileNumber: NUMBER, deliveryAddress: 'Zubaida House' },
      desk: { notes: [{ text: 'Zubaida rings back' }], attempts: [{ note: 'Zubaida says yes' }] },
      reviews: [{ text: 'Zubaida likes it', name: 'Zubaida', answer: { text: 'Thank you, Zubaida' } }],
    });
    expect(ofGuest.changes.length).toBeGreaterThanOrEqual(4);
    expect(body).toMatchObject({
      marked: { marks: ['advanceOnly'] },
      questions: [{ question: 'Does Zubaida pay more?' }],
    });
  });

  test('leaves nothing of the person anywhere, and of the orders what the shop sold', async () => {
    expect(JSON.stringify(await dump())).toContain(TRACE);
    expect(await erase('০১৮৫৫৫০১২৩৪')).toEqual({ status: 200, body: { erasedCount: 3, isMore: false } });
    const left = JSON.stringify(await dump()).toLowerCase();
    expect(left).not.toContain('zubaid'); // so much of a name is a key of the search
    expect(left).not.toContain(NUMBER);
    const order = await storedOrder(guests);
    expect(order?.searchKeys).not.toContain(NUMBER.slice(-5));
    expect(order).toMatchObject({
      status: 'Delivered',
      lines: [{ _id: PENDANT, quantity: 2 }],
      totalPrice: expect.any(Number),
      place: { district: 'Dhaka', zone: 'outsideDhaka' },
      mobileNumber: '',
    });
    expect(order?.totalPrice).toBeGreaterThan(0);
    expect(await storedOrder(members)).toMatchObject({ uid: member.uid, email: member.email, mobileNumber: '' });
  });

  test('leaves what is closed closed: nobody would know where to send it', async () => {
    expect(await ask(admin, `POST /orders/admin/${byHand}/reopen`)).toMatchObject({
      status: 409,
      body: { code: 'order-erased' },
    });
    expect((await storedOrder(byHand))?.status).toBe('Cancel');
  });

  test('leaves pages and lists of the staff as they work, and an account to its owner', async () => {
    for (const what of [
      `GET /orders/admin/${guests}`,
      `GET /desk/${guests}`,
      'GET /audit',
      'GET /reviews/admin',
    ] as const)
      expect(await ask(admin, what)).toMatchObject({ status: 200 });
    expect((await ask(admin, `GET /orders/admin/${byHand}`)).body).toMatchObject({ status: 'Cancel', notes: [] });
    expect((await ask(member, `GET /orders/userOrderHistory?email=${member.email}`)).body).toMatchObject([
      { _id: members },
    ]);
    expect((await ask(admin, `GET /users?q=${member.email}`)).body).toMatchObject([{ name: 'A Member' }]);
    expect((await ask(admin, 'POST /customers', { mobileNumber: NUMBER })).body.orders).toEqual([]);
  });

  test('is in the audit without the number', async () => {
    expect(await auditLines('•••234')).toMatchObject([{ action: 'update' }, { subject: 'customer', action: 'delete' }]);
  });

  test('does not keep a number from ordering again, and a later erasure erases that, too', async () => {
    const id = await place();
    expect((await storedOrder(id))?.mobileNumber).toBe(NUMBER);
    await ask(admin, statusCall(id, 'Cancel'));
    expect((await erase()).body).toEqual({ erasedCount: 1, isMore: false });
    expect((await erase()).body).toEqual({ erasedCount: 0, isMore: false });
  });

  test('of many orders takes several calls, each of which can be repeated', async () => {
    const first = await place({ mobileNumber: '01855509999' });
    await ask(admin, statusCall(first, 'Cancel'));
    const order = await storedOrder(first);
    const batch = database.batch();
    for (let copy = 1; copy <= 26; copy += 1)
      batch.set(orders.reference.doc(`copy-${copy}`), { ...order, createdAt: copy });
    await batch.commit();
    expect((await erase('01855509999')).body).toEqual({ erasedCount: 25, isMore: true });
    expect((await erase('01855509999')).body).toEqual({ erasedCount: 2, isMore: false });
    expect((await storedOrder('copy-1'))?.mobileNumber).toBe('');
  });

  describe('of a number that orders had before they were corrected', () => {
    const WRONG = '01855507777';
    const RIGHT = '01855508888';
    const EARLIER = 'Zulekha';
    let open: string;
    let closed: string;

    const byNumber = (one: { number: string }, other: { number: string }) => (one.number < other.number ? -1 : 1);
    const correct = async (id: string, changes: object) =>
      expect((await ask(clerk, `PATCH /orders/admin/${id}/corrections`, changes)).status).toBe(200);

    beforeAll(async () => {
      const wrong = {
        name: `${EARLIER} Bibi`,
        mobileNumber: WRONG,
        info: undefined,
        deliveryAddress: 'House 1, Road 2',
      };
      [open, closed] = [await place(wrong), await place({ ...wrong, orderItems: [{ _id: PENDANT, quantity: 1 }] })];
      for (const id of [open, closed]) {
        await ask(clerk, `POST /desk/${id}/calls`, { outcome: 'noAnswer', note: `${EARLIER} is not there` });
        await ask(clerk, `POST /desk/${id}/notes`, { text: `${EARLIER} never ordered` });
        await correct(id, { name: 'Morium Begum', mobileNumber: RIGHT });
        await ask(clerk, `POST /desk/${id}/notes`, { text: 'Morium wants it soon' });
      }
      await correct(open, { deliveryAddress: 'House 9, Road 2' });
      await ask(admin, statusCall(closed, 'Delivered'));
    });

    test('are named to its owner, by their own numbers alone', async () => {
      const { body } = await ask(admin, 'POST /customers/export', { mobileNumber: WRONG });
      const numbers = await Promise.all([open, closed].map(async (id) => (await storedOrder(id))?.number));
      const named = numbers.toSorted().map((number) => ({ number, until: expect.any(Number) }));
      expect(body).toMatchObject({ orders: [], scores: [] });
      expect(body.corrected.toSorted(byNumber)).toEqual(named);
      expect((await ask(admin, 'POST /customers/export', { mobileNumber: RIGHT })).body.corrected).toEqual([]);
    });

    test('leaves no trace of it, and the orders to those who have them now', async () => {
      const before = await dump();
      expect(JSON.stringify(before)).toContain(WRONG);
      expect((await erase(WRONG)).body).toEqual({ erasedCount: 2, isMore: false });
      const left = JSON.stringify(await dump()).toLowerCase();
      expect(left).not.toContain(WRONG);
      expect(left).not.toContain('zulek');
      for (const id of [open, closed])
        expect(await dump()).toMatchObject({
          [`orders/${id}`]: { name: 'Morium Begum', mobileNumber: RIGHT, askedHash: '' },
          [`desk/${id}`]: { attempts: [{ outcome: 'noAnswer' }], notes: [{ text: 'Morium wants it soon' }] },
        });
      expect((await ask(admin, `GET /desk/${open}`)).body).toMatchObject({
        order: { status: 'waiting for confirmation', deliveryAddress: 'House 9, Road 2' },
        desk: { versions: [{ before: { deliveryAddress: 'House 1, Road 2' } }] },
      });
      expect((await erase(WRONG)).body).toEqual({ erasedCount: 0, isMore: false });
    });

    test('follows a part that was split from one, and one that another was joined to', async () => {
      const lines = [{ _id: PENDANT, quantity: 3 }];
      const [first, second] = [
        await place({
          name: EARLIER,
          mobileNumber: WRONG,
          info: undefined,
          deliveryAddress: 'House 1',
          orderItems: lines,
        }),
        await place({ name: 'Morium', mobileNumber: RIGHT, info: undefined, deliveryAddress: 'House 9' }),
      ];
      await ask(clerk, `POST /desk/${first}/calls`, { outcome: 'noAnswer', note: `${EARLIER} is not there` });
      await ask(clerk, `POST /desk/${first}/notes`, { text: `${EARLIER} never ordered` });
      await correct(first, { name: 'Morium', mobileNumber: RIGHT });
      const split = { lines: [{ _id: PENDANT, quantity: 1 }] };
      const key = { 'idempotency-key': crypto.randomUUID() };
      expect((await ask(clerk, `POST /orders/admin/${first}/split`, split, key)).status).toBe(200);
      expect((await ask(clerk, `POST /orders/admin/${second}/join`, { other: first })).status).toBe(200);
      expect(JSON.stringify(await dump())).toContain(`${EARLIER} never ordered`);
      expect((await erase(WRONG)).body).toEqual({ erasedCount: 3, isMore: false });
      expect(JSON.stringify(await dump()).toLowerCase()).not.toContain('zulek');
    });
  });
});
