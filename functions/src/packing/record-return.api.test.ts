import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, stockLeft } from '../../test/catalogue.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { orders } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PACKER = 'packer@aloghor.example';
const WHOLE = [
  { _id: 'jute', quantity: 2 },
  { _id: 'dhoya-smoked-glass-pendant', quantity: 1 },
];
const ORDER = { name: 'Rahim', mobileNumber: '01712345678', deliveryAddress: 'House 1', orderItems: WHOLE };

let admin: Person;
let clerk: Person;
let packer: Person;
let id: string;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  await putCounted('jute', 5, { name: 'Jute Lamp' });
  id = (await ask(undefined, 'POST /orders', ORDER)).body.insertedId;
  await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
});

const send = () => ask(admin, statusCall(id, 'Out for Delivery'));
const cameBack = (who: Person, pieces = WHOLE, reason = 'notReached') =>
  ask(who, `POST /orders/admin/${id}/returned`, { reason, cameBack: pieces });
const stored = async () => (await orders.reference.doc(id).get()).data();
const rejected = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });
const MODIFIED = { status: 200, body: { modifiedCount: 1 } };
const UNMODIFIED = { status: 200, body: { modifiedCount: 0 } };

test('a packer records a whole parcel that came back: only then is it in stock, and the audit says who', async () => {
  await send();
  expect(await stockLeft('jute')).toBe(3);
  expect(await cameBack(packer)).toEqual(MODIFIED);
  expect(await stockLeft('jute')).toBe(5);
  expect(await stored()).toMatchObject({
    status: 'Cancel',
    closedFor: 'returned',
    outcome: { reason: 'notReached', cameBack: WHOLE, collected: 0 },
  });
  expect((await auditLines(id)).at(-1)).toMatchObject({
    by: PACKER,
    after: { closedFor: 'returned', status: 'Cancel' },
  });
});

test('recorded again it changes nothing, whoever does it, and also where two do it at once', async () => {
  await send();
  const answers = await Promise.all([cameBack(packer), cameBack(clerk)]);
  expect(answers.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 1]);
  expect(await cameBack(packer, WHOLE, 'late')).toEqual(UNMODIFIED);
  expect(await stockLeft('jute')).toBe(5);
});

test('what is damaged is not in stock again', async () => {
  await send();
  expect(await cameBack(packer, WHOLE, 'damaged')).toEqual(MODIFIED);
  expect(await stockLeft('jute')).toBe(3);
});

test('of what came back the damaged pieces alone stay out of the stock, whatever the reason', async () => {
  await send();
  const damaged = [{ _id: 'jute', quantity: 1 }];
  const body = { reason: 'damaged', cameBack: WHOLE, damaged };
  expect(await ask(packer, `POST /orders/admin/${id}/returned`, body)).toEqual(MODIFIED);
  expect(await stockLeft('jute')).toBe(4);
  expect(await stored()).toMatchObject({ outcome: { reason: 'damaged', cameBack: WHOLE, damaged } });
});

test('nothing is damaged that has not come back', async () => {
  await send();
  const body = { reason: 'damaged', cameBack: WHOLE, damaged: [{ _id: 'jute', quantity: 3 }] };
  expect(await ask(packer, `POST /orders/admin/${id}/returned`, body)).toEqual(rejected(400, 'bad-input'));
  expect(await stored()).toMatchObject({ status: 'Out for Delivery' });
});

test('a parcel that its courier is bringing back is scanned as that, and recorded once it is here', async () => {
  await send();
  const announced = {
    status: 'Cancel',
    closedFor: 'returned',
    outcome: { reason: 'other', cameBack: [], collected: 60 },
  };
  await orders.reference.doc(id).update(announced);
  expect((await ask(packer, `GET /packing/scan?code=${id}`)).body).toMatchObject(announced);
  expect(await cameBack(packer, WHOLE, 'changedMind')).toEqual(MODIFIED);
  expect(await stockLeft('jute')).toBe(5);
  expect(await stored()).toMatchObject({ outcome: { reason: 'changedMind', cameBack: WHOLE, collected: 60 } });
  expect(await cameBack(packer, WHOLE, 'changedMind')).toEqual(UNMODIFIED);
});

test.each([
  ['less than all', [{ _id: 'jute', quantity: 1 }, WHOLE[1]]],
  ['nothing', []],
  ['another product in its place', [{ _id: 'moon', quantity: 2 }, WHOLE[1]]],
  ['more than was sent', [...WHOLE, { _id: 'moon', quantity: 1 }]],
  ['a line named twice', [WHOLE[0], { _id: 'jute', quantity: 1 }]],
])('%s is no whole parcel, and changes nothing', async (_what, pieces) => {
  await send();
  expect(await cameBack(packer, pieces as typeof WHOLE)).toEqual(rejected(409, 'parcel-incomplete'));
  expect(await stockLeft('jute')).toBe(3);
  expect(await stored()).toMatchObject({ status: 'Out for Delivery' });
});

test('only what has left the shop comes back, and nothing of what is closed', async () => {
  expect(await cameBack(packer)).toEqual(rejected(409, 'order-not-sent'));
  await ask(admin, statusCall(id, 'Delivered'));
  expect(await cameBack(packer)).toEqual(rejected(409, 'order-closed'));
});

test('money stays with those who may record it: an advance is still there, and none was collected', async () => {
  await ask(admin, `POST /orders/admin/${id}/amounts`, { amounts: [{ kind: 'advance', taka: 300 }] });
  await send();
  const before = await stored();
  const { body } = await cameBack(packer);
  expect(body).toEqual({ modifiedCount: 1 });
  expect(await stored()).toMatchObject({ amounts: before?.amounts });
  expect(await stored()).not.toHaveProperty('payment');
  await ask(clerk, `POST /orders/admin/${id}/reopen`);
  expect(await stockLeft('jute')).toBe(3);
  expect(await stored()).toMatchObject({ status: 'Out for Delivery' });
});

test('an order that nobody has confirmed is a packer’s once it was sent, and one that nobody has placed never', async () => {
  const unconfirmed = (await ask(undefined, 'POST /orders', ORDER)).body.insertedId;
  const body = { reason: 'late', cameBack: WHOLE };
  const cameBack = () => ask(packer, `POST /orders/admin/${unconfirmed}/returned`, body);
  expect(await cameBack()).toEqual(rejected(404, 'not-found'));
  await ask(admin, statusCall(unconfirmed, 'Out for Delivery'));
  expect(await cameBack()).toEqual({ status: 200, body: { modifiedCount: 1 } });
  expect(await ask(packer, 'POST /orders/admin/nobody/returned', body)).toEqual(rejected(404, 'not-found'));
});

test('it costs the reads of a change of an order, however long its history is', async () => {
  await send();
  const body = { reason: 'late', cameBack: WHOLE };
  const reads = await countReads(() => askInProcess(packer, `POST /orders/admin/${id}/returned`, body));
  expect(reads).toBeLessThanOrEqual(8);
});
