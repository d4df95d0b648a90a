import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { desk as desks, orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const LAMP = 'jute-double-drum-pendant';
const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };
const SYLHET = { district: 'Sylhet' };
const DAYS = { least: 1, most: 3 };

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

let phones = 0;

/** A new order with the link that its buyer may get. */
async function placed(changes: object = {}) {
  phones += 1;
  const mobileNumber = `018${String(phones).padStart(8, '0')}`;
  const order = { mobileNumber, place: DHANMONDI, deliveryAddress: 'House 1', orderItems: [{ _id: LAMP }], ...changes };
  const { insertedId: id, number } = (await ask(undefined, 'POST /orders', order)).body;
  return { id, number, link: `${number}.${(await deskOf(id))?.answer?.code}` };
}

const deskOf = async (id: string) => (await desks.reference.doc(id).get()).data();
const orderOf = async (id: string) => (await orders.reference.doc(id).get()).data();
const open = (link: string) => ask(undefined, 'POST /orders/answer/open', { link });
const answer = (link: string, body: object) => ask(undefined, 'POST /orders/answer', { link, ...body });
/** Sets when the shop asks for an advance. */
async function setAdvance(rules: object) {
  const { version } = (await ask(admin, 'GET /settings/admin')).body.advance;
  expect((await ask(admin, 'PATCH /settings/advance', { ...rules, version })).status).toBe(200);
}

/** The answer is kept, its correction counts, and the order stays to be called. */
async function expectStillToCall(id: string, link: string) {
  const sent = { outcome: 'correct', deliveryAddress: 'House 3', place: DHANMONDI };
  expect(await answer(link, sent)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  const order = await orderOf(id);
  expect(order).toMatchObject({ deliveryAddress: 'House 3' });
  expect(order).not.toHaveProperty('confirmedAt');
  const desk = await deskOf(id);
  expect(desk).toMatchObject({ state: 'toCall', answer: { given: { outcome: 'correct' } } });
  expect(desk?.callAt).toBeLessThanOrEqual(Date.now());
  expect((await open(link)).body).toMatchObject({ mayAnswer: false, answer: 'correct' });
}

const problem = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

describe('the link of an order', () => {
  test('tells its buyer what was ordered, where it goes and what it costs, and changes nothing', async () => {
    const { id, number, link } = await placed();
    const before = await deskOf(id);
    const { status, body } = await open(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number,
      place: DHANMONDI,
      deliveryAddress: 'House 1',
      toCollect: 4150,
      mayAnswer: true,
    });
    expect(body).not.toHaveProperty('mobileNumber');
    expect(body).not.toHaveProperty('name');
    expect(await deskOf(id)).toEqual(before);
  });

  test('is not found with another code, as with the number of no order', async () => {
    const { number } = await placed();
    for (const link of [`${number}.aaaaaaaaaaaa`, 'Z-9999.aaaaaaaaaaaa'])
      expect(await open(link)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('must have the form of one', async () => {
    for (const link of ['', 'A-1042', 'A-1042.short', 'A-1042.AAAAAAAAAAAA', 7])
      expect(await ask(undefined, 'POST /orders/answer/open', { link })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'link' }] },
      });
  });

  test('tells no address any more once the shop has called', async () => {
    const { id, link } = await placed();
    await ask(clerk, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
    const { body } = await open(link);
    expect(body.mayAnswer).toBe(false);
    expect(body).not.toHaveProperty('deliveryAddress');
    expect(body).not.toHaveProperty('place');
  });

  test('costs the order and its desk, as often as it is opened', async () => {
    const { link } = await placed();
    expect(await countReads(() => askInProcess(undefined, 'POST /orders/answer/open', { link }))).toBe(2);
  });
});

describe('the buyer’s own answer', () => {
  test('confirms the order: it needs no call, and is marked as theirs', async () => {
    const { id, link } = await placed();
    expect(await answer(link, { outcome: 'confirm', toCollect: 4150 })).toMatchObject({ body: { modifiedCount: 1 } });
    const order = await orderOf(id);
    expect(order?.confirmedAt).toBeCloseTo(Date.now(), -4);
    expect(order?.timeline.at(-1)).toMatchObject({ event: 'confirmedByBuyer', by: 'guest' });
    const desk = await deskOf(id);
    expect(desk).toMatchObject({ state: 'confirmed', attempts: [], answer: { given: { outcome: 'confirm' } } });
    expect(desk).not.toHaveProperty('callAt');
  });

  test('sent once more, because its reply was lost, changes nothing', async () => {
    const { id, link } = await placed();
    await answer(link, { outcome: 'confirm' });
    const before = await orderOf(id);
    expect((await answer(link, { outcome: 'confirm' })).body).toEqual({ modifiedCount: 0 });
    expect(await orderOf(id)).toEqual(before);
  });

  test('is one: another is rejected, and the page says which was given', async () => {
    const { link } = await placed();
    await answer(link, { outcome: 'confirm' });
    expect(await answer(link, { outcome: 'cancel' })).toMatchObject(problem('already-answered'));
    expect((await open(link)).body).toMatchObject({ mayAnswer: false, answer: 'confirm' });
  });

  test('of two that come together, one counts', async () => {
    const { id, link } = await placed();
    const both = await Promise.all([answer(link, { outcome: 'confirm' }), answer(link, { outcome: 'cancel' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const order = await orderOf(id);
    expect(order?.status === 'Cancel').toBe(order?.confirmedAt === undefined);
  });

  test('that is set back takes no earlier call back', async () => {
    const { id, link } = await placed();
    const call = (outcome: string) => ask(clerk, `POST /desk/${id}/calls`, { outcome });
    await call('noAnswer');
    await answer(link, { outcome: 'confirm' });
    await call('toCall');
    expect(await deskOf(id)).toMatchObject({
      state: 'toCall',
      attempts: [{ outcome: 'noAnswer' }, { outcome: 'toCall', ofAnswer: true }],
    });
    await call('noAnswer');
    const { callAt } = (await deskOf(id)) ?? {};
    expect(callAt - Date.now()).toBeGreaterThan(100 * 60_000); // the second one without an answer: after two hours
    await call('toCall');
    expect((await deskOf(id))?.attempts.at(-1)).not.toHaveProperty('ofAnswer');
  });

  test('may be no cancellation once the order is paid, and the link says so', async () => {
    const { id, link } = await placed();
    expect((await open(link)).body).toMatchObject({ mayAnswer: true, mayCancel: true });
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    expect((await open(link)).body).toMatchObject({ mayAnswer: true, mayCancel: false });
    expect(await answer(link, { outcome: 'cancel' })).toMatchObject(problem('order-confirmed'));
    expect(await answer(link, { outcome: 'confirm' })).toMatchObject({ status: 200 });
    expect((await open(link)).body).toMatchObject({ mayAnswer: false, mayCancel: false });
  });

  test('may be no cancellation once an advance has come, which somebody has to give back', async () => {
    const { id, link } = await placed();
    const amounts = [{ kind: 'advance', taka: 500, transaction: 'BKX7' }];
    expect(await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts })).toMatchObject({ status: 200 });
    expect((await open(link)).body).toMatchObject({ mayAnswer: true, mayCancel: false });
    expect(await answer(link, { outcome: 'cancel' })).toMatchObject(problem('order-confirmed'));
    expect(await orderOf(id)).toMatchObject({ status: 'waiting for confirmation' });
  });

  test('is dead once the number is corrected: whoever has the former one reads and changes nothing', async () => {
    const { id, number, link } = await placed();
    const correct = (mobileNumber: string) =>
      ask(clerk, `PATCH /orders/admin/${id}/corrections`, { mobileNumber, deliveryAddress: 'House 2' });
    await correct('01799999991');
    expect(await open(link)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await answer(link, { outcome: 'cancel' })).toMatchObject({ status: 404 });
    const sentAnew = `${number}.${(await deskOf(id))?.answer?.code}`;
    await correct('+8801799999991'); // the same phone
    expect((await open(sentAnew)).body).toMatchObject({ deliveryAddress: 'House 2', mayAnswer: true });
  });

  test('of a number that is corrected after its answer counts no more: the order is to be called, and its buyer may answer', async () => {
    const { id, number, link } = await placed();
    await answer(link, { outcome: 'confirm' });
    await ask(clerk, `PATCH /orders/admin/${id}/corrections`, { mobileNumber: '01799999992' });
    expect(await orderOf(id)).not.toHaveProperty('confirmedAt');
    const desk = await deskOf(id);
    expect(desk).toMatchObject({ state: 'toCall', callAt: expect.any(Number) });
    expect(desk?.answer).not.toHaveProperty('given');
    const anew = `${number}.${desk?.answer?.code}`;
    expect(await answer(anew, { outcome: 'confirm' })).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  });

  test.each(['advanceOnly', 'blocked', 'callFirst'])('confirms nothing of a number that is marked %s', async (mark) => {
    const { id, link } = await placed();
    await desks.reference.doc(id).update({ marks: [mark] });
    await expectStillToCall(id, link);
  });

  test('confirms nothing where the shop asks for an advance', async () => {
    const { id, link } = await placed();
    await setAdvance({ from: 1_000, isOn: true });
    await expectStillToCall(id, link);
    await setAdvance({});
  });

  test('cancels the order, by its buyer', async () => {
    const { id, link } = await placed();
    expect((await answer(link, { outcome: 'cancel' })).body).toEqual({ modifiedCount: 1 });
    expect(await orderOf(id)).toMatchObject({ status: 'Cancel', closedFor: 'byBuyer' });
    expect((await orderOf(id))?.timeline.at(-1)).toMatchObject({ event: 'cancelledByBuyer', by: 'guest' });
  });

  test('comes too late for what the desk has confirmed, sent or closed', async () => {
    const confirmed = await placed();
    await ask(clerk, `POST /desk/${confirmed.id}/calls`, { outcome: 'confirmed' });
    for (const outcome of ['confirm', 'cancel'])
      expect(await answer(confirmed.link, { outcome })).toMatchObject(problem('order-confirmed'));
    await ask(admin, `PATCH /orders/admin/${confirmed.id}?status=Out for Delivery`);
    expect(await answer(confirmed.link, { outcome: 'confirm' })).toMatchObject(problem('order-sent-out'));
    const fake = await placed();
    await ask(clerk, `POST /desk/${fake.id}/calls`, { outcome: 'fake' });
    expect(await answer(fake.link, { outcome: 'confirm' })).toMatchObject(problem('order-closed'));
  });

  test('does not confirm another sum than its buyer has read', async () => {
    const { id, link } = await placed();
    await ask(clerk, `POST /orders/admin/${id}/amounts`, { amounts: [{ kind: 'delivery', taka: 130 }] });
    expect(await answer(link, { outcome: 'confirm', toCollect: 4150 })).toMatchObject(problem('sum-changed'));
    expect((await answer(link, { outcome: 'confirm', toCollect: 4280 })).status).toBe(200);
  });
});

describe('a correction by the buyer', () => {
  beforeAll(async () => {
    const { version } = (await ask(admin, 'GET /settings/admin')).body.delivery;
    const charges = [
      { zone: 'insideDhaka', taka: 70, days: DAYS },
      { zone: 'elsewhere', taka: 130, days: DAYS },
    ];
    await ask(admin, 'PATCH /settings/delivery', { charges, version });
  });

  test('confirms the order to the new place, for the delivery charge of that place, and keeps the old one', async () => {
    const { id, link } = await placed();
    const sent = { outcome: 'correct', place: SYLHET, deliveryAddress: 'Road 2', deliveryCharge: 130, toCollect: 4280 };
    expect((await answer(link, sent)).body).toEqual({ modifiedCount: 1 });
    expect(await orderOf(id)).toMatchObject({
      place: { district: 'Sylhet', zone: 'outsideDhaka' },
      deliveryAddress: 'Road 2',
      amounts: [{ kind: 'delivery', taka: 130 }],
      confirmedAt: expect.any(Number),
    });
    expect((await deskOf(id))?.versions).toMatchObject([
      { by: 'buyer', before: { place: { district: 'Dhaka', thana: 'Dhanmondi' }, deliveryAddress: 'House 1' } },
    ]);
  });

  test('is rejected with the charge of now where another was shown', async () => {
    const { id, link } = await placed();
    const { status, body } = await answer(link, { outcome: 'correct', place: SYLHET, deliveryCharge: 70 });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'price-changed', deliveryCharge: 130 } });
    expect(await orderOf(id)).toMatchObject({ place: { district: 'Dhaka' }, amounts: [{ taka: 70 }] });
  });

  test('of an order that is paid keeps its sum: another charge is rejected, another address is not', async () => {
    const { id, link } = await placed();
    await ask(admin, `POST /orders/admin/${id}/payment`, { received: true });
    const sent = { outcome: 'correct', place: SYLHET, deliveryCharge: 130 };
    expect(await answer(link, sent)).toMatchObject(problem('order-paid'));
    expect(await orderOf(id)).toMatchObject({ place: { district: 'Dhaka' }, amounts: [{ taka: 70 }] });
    expect((await answer(link, { outcome: 'correct', deliveryAddress: 'House 8' })).status).toBe(200);
  });

  test('is the same when it is sent again, and another one is rejected', async () => {
    const { id, link } = await placed();
    const sent = { outcome: 'correct', place: DHANMONDI, deliveryAddress: 'House 7' };
    expect(await answer(link, sent)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await answer(link, sent)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
    expect(await answer(link, { ...sent, deliveryAddress: 'House 8' })).toMatchObject(problem('already-answered'));
    expect(await orderOf(id)).toMatchObject({ deliveryAddress: 'House 7' });
  });

  test('of the address alone leaves the charge as it is', async () => {
    const { id, link } = await placed();
    await answer(link, { outcome: 'correct', place: DHANMONDI, deliveryAddress: 'House 7' });
    expect(await orderOf(id)).toMatchObject({ deliveryAddress: 'House 7', amounts: [{ kind: 'delivery', taka: 70 }] });
  });
});
